import { BATTLE_SIDES } from '#model/battle/setup';
import type { OutcomeUnit } from '#model/decisions/outcome';
import { mayRetreat } from '#rules/combat/may-retreat';
import { type Thinker, some } from './thinker.ts';

const MOST_ROUNDS_THOUGHT = 8;

const canBeCrippled = ({ condition, kind }: OutcomeUnit): boolean =>
  condition === 'sound' && kind !== 'minefield';

/** What comes to a moderator’s mind of a battle that was fought elsewhere. @rule ENC-1 */
export const thinkOutcome: Thinker<'battle-outcome'> = ({ sides }, chance) => {
  const all = BATTLE_SIDES.flatMap((side) =>
    sides[side].units.map((one) => ({ one, lanes: sides[side].lanes })),
  );
  const came = some(all, chance, 40).filter(({ one }) => one.lurks && one.carrier === null);
  const cameOut = came.map(({ one }) => one.unit);
  const there = all.filter(({ one }) => !one.lurks || cameOut.includes(one.carrier ?? one.unit));
  const lost = some(there, chance, 20);
  const hurt = some(there, chance, 30).filter(
    (one) => !lost.includes(one) && canBeCrippled(one.one),
  );
  const retreats = some(there, chance, 10).flatMap((one) => {
    const lane = chance.pick(one.lanes);
    const { unit, carrier } = one.one;
    const stays = lost.includes(one) || carrier !== null || !mayRetreat(one.one);
    return stays || lane === null ? [] : [{ unit, lane }];
  });
  return {
    kind: 'battle-outcome',
    rounds: chance.upTo(MOST_ROUNDS_THOUGHT),
    fates: [
      ...lost.map(({ one }) => ({ unit: one.unit, fate: 'destroyed' as const })),
      ...hurt.map(({ one }) => ({ unit: one.unit, fate: 'crippled' as const })),
    ],
    retreats,
    cameOut,
  };
};

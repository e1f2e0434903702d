import type { Chance } from '#ai/plans/chance';
import { BATTLE_SIDES, type BattleSide, type Scouted } from '#model/battle/setup';
import type { DecisionOf } from '#model/decisions/decision';
import type { OutcomeUnit } from '#model/decisions/outcome';
import { mayRetreat } from '#rules/combat/may-retreat';
import { enteredFunctions, mayHaveScouted } from '#rules/encounters/scouted-issues';
import { type Thinker, some } from './thinker.ts';

const MOST_ROUNDS_THOUGHT = 8;

const canBeCrippled = ({ condition, kind, diesAtOnce }: OutcomeUnit): boolean =>
  condition === 'sound' && kind !== 'flight' && !diesAtOnce;

const everybodyIn = ({ sides }: Pick<DecisionOf<'battle-outcome'>, 'sides'>) =>
  BATTLE_SIDES.flatMap((side) =>
    sides[side].units.map((one) => ({ one, side, lanes: sides[side].lanes })),
  );
type Placed = ReturnType<typeof everybodyIn>[number];

/** One of each side who stays, and can hold prizes. */
const guardsAmong = (some: readonly Placed[]): readonly Placed[] =>
  BATTLE_SIDES.flatMap(
    (of) =>
      some.find(({ one, side }) => side === of && one.holdsPrizes && one.carrier === null) ?? [],
  );

const fated = <F extends string>(all: readonly Placed[], fate: F) =>
  all.map(({ one }) => ({ unit: one.unit, fate }));

/** What Intel a side may have spent, and through whom. @rule CSC-5 */
function thinkScouted(
  { sides }: Pick<DecisionOf<'battle-outcome'>, 'sides'>,
  side: BattleSide,
  chance: Chance,
): readonly Scouted[] {
  const { intel: had = 0, units } = sides[side];
  if (had === 0) return [];
  const scouts = some(units.filter(mayHaveScouted), chance, 50);
  const intel = Math.min(had, enteredFunctions(scouts));
  return intel === 0 ? [] : [{ side, intel, units: scouts.map(({ unit }) => unit) }];
}

/** Random outcomes of a battle that was fought elsewhere. @rule ENC-1 */
export const thinkOutcome: Thinker<'battle-outcome'> = (question, chance) => {
  const all = everybodyIn(question);
  const came = some(all, chance, 40).filter(({ one }) => one.lurks && one.carrier === null);
  const cameOut = came.map(({ one }) => one.unit);
  const there = all.filter(({ one }) => !one.lurks || cameOut.includes(one.carrier ?? one.unit));
  const lost = some(there, chance, 20);
  const guards = guardsAmong(there.filter((one) => !lost.includes(one)));
  const taken = some(there, chance, 15).filter(
    (prize) =>
      prize.one.asPrize !== null &&
      !lost.includes(prize) &&
      !guards.includes(prize) &&
      guards.some(({ side }) => side !== prize.side),
  );
  const isGone = (one: Placed): boolean => lost.includes(one) || taken.includes(one);
  const hurt = some(there, chance, 30).filter(
    (who) =>
      !isGone(who) &&
      canBeCrippled(who.one) &&
      !taken.some((prize) => prize.one.unit === who.one.carrier),
  );
  const retreats = some(there, chance, 10).flatMap((one) => {
    const lane = chance.pick(one.lanes);
    const { unit, carrier } = one.one;
    const stays = isGone(one) || guards.includes(one) || carrier !== null || !mayRetreat(one.one);
    return stays || lane === null ? [] : [{ unit, lane }];
  });
  const scouted = BATTLE_SIDES.flatMap((side) => thinkScouted(question, side, chance));
  return {
    kind: 'battle-outcome',
    rounds: chance.upTo(MOST_ROUNDS_THOUGHT),
    fates: [...fated(lost, 'destroyed'), ...fated(taken, 'captured'), ...fated(hurt, 'crippled')],
    retreats,
    cameOut,
    ...(scouted.length > 0 && { scouted }),
  };
};

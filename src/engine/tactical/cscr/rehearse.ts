import type { FateSink, Rehearsal, RehearsalInput } from '#engine/tactical/contract';
import { BATTLE_SIDES, type BattleSoFar } from '#model/battle/setup';
import { isOver } from './battlefield.ts';
import { countedOf } from './counted-of.ts';
import { keep } from './keep.ts';
import { knownRounds } from './known-rounds.ts';
import { muster } from './muster.ts';
import { reserveOf } from './reserve.ts';
import { type Settling, settle, settlingIn } from './settling-in.ts';

/** In place of what is rolled before the first round: it is as it was rolled. @rule CSC-3 @rule CSC-4 */
const goingOnFrom =
  ({ length, readiness }: BattleSoFar): Settling =>
  (fight) => {
    fight.length = length;
    for (const side of BATTLE_SIDES) fight.camps[side].readiness = readiness[side];
  };

/**
 * Fights one battle again and again, by the same steps: what goes before the first die is the same each time and done once, then each
 * battle begins where that ended.
 * @rule CSC-6 @rule CSC-13
 */
export function rehearse({ odds, ...facts }: RehearsalInput): Rehearsal {
  const fight = muster(facts, { dice: { recorded: null, odds }, tell: null });
  settle(fight, settlingIn(fight, 'forming'));
  const { attacker, defender } = fight.camps;
  for (const side of BATTLE_SIDES) reserveOf(fight, fight.camps[side]);
  const flagships = {
    attacker: attacker.flagship?.place ?? null,
    defender: defender.flagship?.place ?? null,
  };
  const { soFar } = facts.setup;
  const opening = soFar === undefined ? settlingIn(fight, 'opening') : [goingOnFrom(soFar)];
  const first = soFar?.rounds ?? 0;
  const known = knownRounds(fight);
  if (known !== null) {
    const fightKnown = (sink: FateSink) => {
      fight.round = first;
      settle(fight, opening);
      return known(sink);
    };
    return { flagships, fight: fightKnown };
  }
  fight.round = first;
  const begin = keep(fight);
  const round = settlingIn(fight, 'round');
  const closing = settlingIn(fight, 'closing');
  const halves = { attacker: { camp: attacker, at: null }, defender: { camp: defender, at: null } };
  return {
    flagships,
    fight: (sink) => {
      begin();
      settle(fight, opening);
      while (!isOver(fight)) {
        fight.round += 1;
        settle(fight, round);
      }
      settle(fight, closing);
      return countedOf(fight, halves, sink);
    },
  };
}

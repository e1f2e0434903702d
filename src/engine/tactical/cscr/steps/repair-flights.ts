import { cite } from '#kernel/reasons/cite';
import { BATTLE_SIDES } from '#model/battle/setup';
import type { Camp, Fight } from '#engine/tactical/cscr/battlefield';
import { leave } from '#engine/tactical/cscr/change';
import type { Step } from '#engine/tactical/cscr/step';
import { namesOf } from '#engine/tactical/cscr/tags';

const CSC_14 = cite('CSC-14');

const hasNoFlights = ({ brings }: Fight): boolean => !brings.kinds.has('flight');

/** Crippled flights are repaired after the battle, but not of the strain of a strike, or after every round where it is so agreed. @rule CSC-14 */
export const repairFlightsInRound: Step = {
  id: 'repair-flights-in-round',
  when: 'round',
  isIdle: (fight) => hasNoFlights(fight) || fight.input.rules.flightRepair !== 'round',
  run: (fight) => {
    if (fight.input.rules.flightRepair === 'round') repairAll(fight, 'seen');
  },
};

/** @rule CSC-14 */
export const repairFlights: Step = {
  id: 'repair-flights',
  when: 'closing',
  isIdle: hasNoFlights,
  run: (fight) => repairAll(fight, 'all'),
};

function repairAll(fight: Fight, which: 'seen' | 'all'): void {
  for (const side of BATTLE_SIDES) repair(fight, fight.camps[side], which);
}

/** While the fight lasts, those whom the enemy has never seen stay as they are: a tag for them would tell. */
function repair(fight: Fight, camp: Camp, which: 'seen' | 'all'): void {
  const crippled = camp.pieces.filter(
    (piece) =>
      piece.isAlive &&
      !piece.lurks &&
      !piece.isExcluded &&
      piece.kind === 'flight' &&
      piece.condition === 'crippled' &&
      piece.strike !== 'strained',
  );
  const repaired = crippled.filter((piece) => which === 'all' || piece.tag !== null);
  if (repaired.length === 0) return;
  for (const piece of repaired) leave(fight, piece, 'sound');
  const units = namesOf(camp, repaired);
  fight.tell?.({ type: 'FlightsRepaired', cite: CSC_14, rolls: [], side: camp.side, units });
}

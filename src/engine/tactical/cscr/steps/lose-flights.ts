import { cite } from '#kernel/reasons/cite';
import { BATTLE_SIDES, type BattleSide, otherSide } from '#model/battle/setup';
import { landsOnColony } from '#rules/encounters/lands-on-colony';
import { withoutBase } from '#rules/combat/without-base';
import type { Fight, Piece } from '#engine/tactical/cscr/battlefield';
import { lose, withdraw } from '#engine/tactical/cscr/change';
import { isThere } from '#engine/tactical/cscr/spoils';
import type { Step } from '#engine/tactical/cscr/step';
import { namesOf } from '#engine/tactical/cscr/tags';

const CSC_14 = cite('CSC-14');

/**
 * Flights, corvettes and minefields that nobody can take in any more are lost. In a system of a campaign they may find a place outside
 * the battle, which the encounter knows.
 * @rule CSC-14
 */
export const loseFlights: Step = {
  id: 'lose-flights',
  when: 'closing',
  isIdle: mayFindPlaces,
  run: (fight) => {
    if (mayFindPlaces(fight)) return;
    for (const side of BATTLE_SIDES) loseIn(fight, side);
  },
};

/** Whether nobody is without a place, as far as the battle can know. */
function mayFindPlaces({ brings, input: { setup } }: Fight): boolean {
  return !brings.hasBased || (setup.place.kind === 'system' && setup.standsAlone !== true);
}

function loseIn(fight: Fight, side: BattleSide): void {
  const camp = fight.camps[side];
  const alive = camp.pieces.filter(isThere);
  const isTakenIn = (piece: Piece): boolean =>
    fight.input.setup.ground?.holder === side && landsOnColony(piece.combatant.design);
  const destroyed = camp.pieces.filter((piece) => !piece.isAlive);
  const taken = fight.camps[otherSide(side)].pieces.filter(({ takenFrom }) => takenFrom === side);
  const lost = withoutBase(alive, [...destroyed, ...taken]).filter((one) => !isTakenIn(one));
  if (lost.length === 0) return;
  for (const piece of lost) lose(fight, piece);
  withdraw(camp, lost);
  const units = namesOf(camp, lost);
  fight.tell?.({ type: 'FlightsLost', cite: CSC_14, rolls: [], side: camp.side, units });
}

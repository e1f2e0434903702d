import { cite } from '#kernel/reasons/cite';
import { BATTLE_SIDES } from '#model/battle/setup';
import { flightsWithoutBase } from '#rules/combat/flights-without-base';
import { type Camp, type Fight, withdraw } from '#engine/tactical/cscr/battlefield';
import type { Step } from '#engine/tactical/cscr/step';
import { namesOf } from '#engine/tactical/cscr/tags';

const CSC_14 = cite('CSC-14');

/** Flights that no carrier of theirs can take in any more are lost. @rule CSC-14 */
export const loseFlights: Step = {
  id: 'lose-flights',
  when: 'closing',
  run: (fight) => {
    for (const side of BATTLE_SIDES) lose(fight, fight.camps[side]);
  },
};

function lose(fight: Fight, camp: Camp): void {
  const alive = camp.pieces.filter((piece) => piece.isAlive);
  const destroyed = camp.pieces.filter((piece) => !piece.isAlive);
  const lost = flightsWithoutBase(alive, destroyed);
  if (lost.length === 0) return;
  for (const piece of lost) piece.isAlive = false;
  withdraw(camp, lost);
  const units = namesOf(camp, lost);
  fight.input.sink({ type: 'FlightsLost', cite: CSC_14, rolls: [], side: camp.side, units });
}

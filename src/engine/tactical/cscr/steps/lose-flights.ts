import { cite } from '#kernel/reasons/cite';
import { BATTLE_SIDES, type BattleSide, otherSide } from '#model/battle/setup';
import { withoutBase } from '#rules/combat/without-base';
import { type Fight, isHere, touch, withdraw } from '#engine/tactical/cscr/battlefield';
import type { Step } from '#engine/tactical/cscr/step';
import { namesOf } from '#engine/tactical/cscr/tags';

const CSC_14 = cite('CSC-14');

/**
 * Between systems flights and corvettes that nobody can take in any more are lost; in a system they may
 * find a place outside the battle, which the encounter knows.
 * @rule CSC-14
 */
export const loseFlights: Step = {
  id: 'lose-flights',
  when: 'closing',
  isIdle: ({ input }) => input.setup.place.kind === 'system',
  run: (fight) => {
    if (fight.input.setup.place.kind === 'system') return;
    for (const side of BATTLE_SIDES) lose(fight, side);
  },
};

function lose(fight: Fight, side: BattleSide): void {
  const camp = fight.camps[side];
  const alive = camp.pieces.filter((piece) => isHere(piece) && piece.takenFrom === null);
  const destroyed = camp.pieces.filter((piece) => !piece.isAlive);
  const taken = fight.camps[otherSide(side)].pieces.filter(({ takenFrom }) => takenFrom === side);
  const lost = withoutBase(alive, [...destroyed, ...taken]);
  if (lost.length === 0) return;
  for (const piece of lost) {
    touch(camp, piece);
    piece.isAlive = false;
  }
  withdraw(camp, lost);
  const units = namesOf(camp, lost);
  fight.tell?.({ type: 'FlightsLost', cite: CSC_14, rolls: [], side: camp.side, units });
}

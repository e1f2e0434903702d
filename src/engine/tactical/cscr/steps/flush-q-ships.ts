import { sortBy } from '#kernel/collections/sort-by';
import { BATTLE_SIDES } from '#model/battle/setup';
import {
  type Camp,
  type Fight,
  type Piece,
  hasFightersLeft,
} from '#engine/tactical/cscr/battlefield';
import { comeOut, lurkersOf } from '#engine/tactical/cscr/come-out';
import type { Step } from '#engine/tactical/cscr/step';

const hasNoLurkers = ({ brings }: Fight): boolean => !brings.lurkers;

/** Where there is nobody else to fight, Q-Ships come out before a shot is fired. @rule MOV-4 */
export const flushQShips: Step = {
  id: 'flush-q-ships',
  when: 'opening',
  isIdle: hasNoLurkers,
  run: flush,
};

/** After the fire of a round Q-Ships come out whose convoys were hit. @rule MOV-4 */
export const flushQShipsInRound: Step = {
  id: 'flush-q-ships-in-round',
  when: 'round',
  isIdle: hasNoLurkers,
  run: flush,
};

const isUnhurt = ({ kind, isAlive, isExcluded, condition, combatant }: Piece): boolean =>
  kind === 'convoy' && isAlive && !isExcluded && condition === combatant.condition;

/**
 * Who has to come out: all where none but civilians stand beside them, else those for whom there is no convoy
 * left that was not hit.
 * @rule MOV-4
 * @ruling Q-Ships come out before the civilians of their side would surrender, at the beginning or after a round. It is not said
 *   which hides behind which convoy: while there is one for each that was not hit, they stay; then the dearest come out first.
 */
function exposedIn(camp: Camp): readonly Piece[] {
  const lurkers = lurkersOf(camp);
  if (lurkers.length === 0 || !hasFightersLeft(camp)) return lurkers;
  const covered = camp.pieces.filter(isUnhurt).length;
  const dearestFirst = sortBy(lurkers, (a, b) => b.cost - a.cost);
  return dearestFirst.slice(0, Math.max(0, lurkers.length - covered));
}

function flush(fight: Fight): void {
  for (const side of BATTLE_SIDES) {
    const camp = fight.camps[side];
    comeOut(fight, camp, { ships: exposedIn(camp), opensIn: fight.round + 1 });
  }
}

import type { Combatant } from '#model/battle/setup';
import type { OwnPiece } from '#model/decisions/decision';
import { currentStats } from './current-stats.ts';

/** An own unit as questions show it, with its values of the moment. @rule CSC-16 */
export function ownPieceOf(combatant: Combatant): OwnPiece {
  const { unit, design, name, condition } = combatant;
  return {
    unit,
    design: design.id,
    name,
    kind: design.kind,
    civilian: design.civilian || design.kind === 'convoy',
    condition,
    ...currentStats(combatant),
    cc: design.cc,
    cost: design.cost,
  };
}

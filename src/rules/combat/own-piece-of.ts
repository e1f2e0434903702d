import type { Combatant } from '#model/battle/setup';
import type { OwnPiece } from '#model/decisions/decision';
import { currentStats } from './current-stats.ts';

/** How a unit is supplied, as far as that is anything to say. @rule SUP-7 @rule SUP-9 */
export const supplyOfPiece = ({
  outOfSupply,
  ordnance,
}: Pick<Combatant, 'outOfSupply' | 'ordnance'>): Pick<OwnPiece, 'outOfSupply' | 'ordnance'> => ({
  ...(outOfSupply > 0 ? { outOfSupply } : {}),
  ...(ordnance.length > 0 ? { ordnance } : {}),
});

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
    ...supplyOfPiece(combatant),
  };
}

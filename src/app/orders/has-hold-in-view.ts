import type { EmpireView } from '#fog/views/empire-view';
import type { Unit } from '#model/forces/unit';
import { hasHold } from '#rules/cargo/has-hold';

/** Whether a player's unit can carry cargo, by its class. @rule MOV-7 */
export function hasHoldInView({ designs }: EmpireView, { design }: Pick<Unit, 'design'>): boolean {
  const known = designs[design];
  return known?.known === 'stats' && hasHold(known.design);
}

import type { EmpireView } from '#fog/views/empire-view';
import type { Unit } from '#model/forces/unit';
import { isStowedOn } from '#rules/cargo/is-stowed-on';

/** Whether a player's unit is cargo in a hold. @rule MOV-7 */
export function isStowedInView(
  { designs, units }: EmpireView,
  { place, design }: Pick<Unit, 'place' | 'design'>,
): boolean {
  const carrier = place.kind === 'aboard' ? units[place.carrier] : undefined;
  const host = carrier === undefined ? undefined : designs[carrier.design];
  const known = designs[design];
  if (host?.known !== 'stats' || known === undefined) return false;
  return isStowedOn(host.design, known.design);
}

import type { EmpireView } from '#fog/views/empire-view';
import type { DesignId, UnitId } from '#model/campaign/ids';
import type { UnitPlace } from '#model/forces/unit';
import type { Assignment } from '#model/orders/order';
import { isStowedOn } from '#rules/cargo/is-stowed-on';

/** Whether a player's unit is cargo in a hold, by the player's view. @rule MOV-7 */
export function isStowedInView(
  { designs, units }: Pick<EmpireView, 'designs' | 'units'>,
  { place, design }: Readonly<{ place: UnitPlace | Assignment<UnitId>; design: DesignId }>,
): boolean {
  const carrier = place.kind === 'aboard' ? units[place.carrier] : undefined;
  const host = carrier === undefined ? undefined : designs[carrier.design];
  const known = designs[design];
  if (host?.known !== 'stats' || known === undefined) return false;
  return isStowedOn(host.design, known.design);
}

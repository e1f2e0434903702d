import type { EmpireView } from '#fog/views/empire-view';
import type { DesignId, UnitId } from '#model/campaign/ids';
import type { UnitPlace } from '#model/forces/unit';
import type { Assignment } from '#model/orders/order';
import { isTowedOn } from '#rules/cargo/is-towed-on';

/** Whether a player's unit is a base in tow, by the player's view. @rule MOV-10 */
export function isTowedInView(
  { designs, units }: Pick<EmpireView, 'designs' | 'units'>,
  { place, design }: Readonly<{ place: UnitPlace | Assignment<UnitId>; design: DesignId }>,
): boolean {
  const carrier = place.kind === 'aboard' ? units[place.carrier] : undefined;
  const host = carrier === undefined ? undefined : designs[carrier.design];
  const known = designs[design];
  if (host?.known !== 'stats' || known === undefined) return false;
  return isTowedOn(host.design, known.design);
}

import { brandAs } from '#kernel/brand/brand';
import type { EmpireId, FleetId } from '#model/campaign/ids';
import type { FleetRef } from '#model/orders/order';

const NEW = 'new:';

/** Whether a reference is the name of a fleet that the sheet forms. */
export const isFormedBySheet = (ref: FleetRef): boolean => ref.startsWith(NEW);

/** The fleet that a sheet means by its id, or by the name under which the sheet forms it. */
export function fleetByRef(
  formed: ReadonlyMap<string, FleetId>,
  empire: EmpireId,
  ref: FleetRef,
): FleetId | null {
  if (!isFormedBySheet(ref)) return brandAs<FleetId>(ref);
  return formed.get(`${empire}/${ref.slice(NEW.length)}`) ?? null;
}

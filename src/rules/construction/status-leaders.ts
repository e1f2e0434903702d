import type { ById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import type { UnitId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';

/**
 * The units among those named that change their status by themselves: what is aboard another one
 * changes with it, and is counted with it, named or not.
 * @rule CON-9
 */
export function statusLeadersOf(
  named: readonly UnitId[],
  units: ById<UnitId, Pick<Unit, 'place'>>,
): readonly UnitId[] {
  return unique(named).filter((id) => {
    const place = units[id]?.place;
    return place?.kind !== 'aboard' || !named.includes(place.carrier);
  });
}

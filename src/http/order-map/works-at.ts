import type { EmpireView } from '#fog/views/empire-view';
import { statsOf } from '#http/names/view-names';
import { valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { SystemId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import { isYard } from '#rules/construction/capacity-of';
import { standsForDepot } from '#rules/construction/depot-points';

/**
 * How many shipyards and depots a player knows of at a system: own ones, and others as they were last seen, but none that they know to be
 * destroyed, captured or gone. @rule FOG-3
 */
export function worksAt(
  view: Pick<EmpireView, 'units' | 'contacts' | 'designs'>,
  system: SystemId,
): Readonly<{ yards: number; depots: number }> {
  const own = valuesById(view.units).filter(
    ({ place }) => place.kind === 'system' && place.system === system,
  );
  const others = valuesById(view.contacts).filter(
    ({ place, seen: { ended } }) =>
      ended === undefined && place.kind === 'system' && place.system === system,
  );
  const seen = [
    ...own.map(({ design }) => ({ design, count: 1 })),
    ...others.flatMap(({ groups }) => groups),
  ];
  const howMany = (is: (design: UnitDesign) => boolean): number =>
    sumOf(seen, ({ design, count }) => {
      const stats = statsOf(view, design);
      return stats !== undefined && is(stats) ? count : 0;
    });
  return { yards: howMany(isYard), depots: howMany(standsForDepot) };
}

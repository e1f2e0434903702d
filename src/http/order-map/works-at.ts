import type { EmpireView } from '#fog/views/empire-view';
import { statsOf } from '#http/names/view-names';
import { valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import { type YardsAndDepots, yardsAndDepots } from '#rules/construction/yards-and-depots';

/**
 * How many shipyards and depots a player knows of at a system: own ones, and others as they were last seen, but none that they know to be
 * destroyed, captured or gone. @rule FOG-3
 */
export function worksAt(
  view: Pick<EmpireView, 'units' | 'contacts' | 'designs'>,
  system: SystemId,
): YardsAndDepots {
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
  return yardsAndDepots(seen, (id) => statsOf(view, id));
}

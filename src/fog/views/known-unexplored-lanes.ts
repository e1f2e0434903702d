import { valuesById } from '#kernel/collections/tables';
import type { EmpireView, LaneView } from './empire-view.ts';
import type { SystemId } from '#model/campaign/ids';

/** The lanes of a system that an empire knows of and nobody has explored, as far as it knows. @rule MAP-13 */
export function knownUnexploredLanes(
  { lanes }: Pick<EmpireView, 'lanes'>,
  system: SystemId,
): readonly LaneView[] {
  return valuesById(lanes).filter(
    ({ a, b, class: known }) =>
      (a === system || b === system) && (known === 'unexplored' || known === 'unknown'),
  );
}

import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import type { UnitId } from '#model/campaign/ids';

/** A Supply ship that may cripple itself, and by how many levels it would help. */
export type Rescuer = Readonly<{ unit: UnitId; functions: number }>;

/**
 * The Supply ship that cripples itself for units that would die; null if there is no such ship, or no unit would die.
 * @rule SUP-8
 * @ruling By standing orders, the Supply ship with the lowest rating that saves all dying units cripples itself. If none saves them all,
 *   the one with the highest rating does.
 */
export function rescuerOf(ships: readonly Rescuer[], needs: readonly number[]): Rescuer | null {
  if (needs.length === 0) return null;
  const most = Math.max(...needs);
  const inOrder = sortBy(
    ships,
    (a, b) => a.functions - b.functions,
    (a, b) => compareIds(a.unit, b.unit),
  );
  return inOrder.find(({ functions }) => functions >= most) ?? inOrder.at(-1) ?? null;
}

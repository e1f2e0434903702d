import { rowOf } from '#kernel/collections/row-of';
import type { UnitId } from '#model/campaign/ids';
import type { Landings } from './dock-of.ts';

/** Notes that a unit leaves where it is based and goes into holds. */
export function stow({ record, holds }: Landings, id: UnitId, carriers: readonly UnitId[]): void {
  const { place } = rowOf(record.state().units, id);
  if (place.kind === 'aboard') holds.leave(id, place.carrier);
  for (const carrier of carriers) holds.enter(id, carrier);
}

import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { isSameData } from '#kernel/result/is-same-data';
import type { StandingOrdersSet } from '#model/events/turn-events';
import type { Writer } from './writer.ts';

/** A fleet, or each fleet of an empire, has no standing orders of its own any more. @rule TURN-4 */
export function giveStandingBack(
  { empire, fleet }: Pick<StandingOrdersSet, 'empire' | 'fleet'>,
  write: Writer,
): void {
  const { fleets } = write.read();
  const ofAll = valuesById(fleets).filter(
    ({ owner, standing }) => owner === empire && !isSameData(standing, {}),
  );
  for (const one of fleet === null ? ofAll : [rowOf(fleets, fleet)])
    write.put('fleets', one.id, { ...one, standing: {} });
}

import { valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import { classNow } from '#rules/forces/class-now';
import type { Unit } from '#model/forces/unit';
import { designOf, type Mind, nameOf, note, type Sheet } from './mind.ts';
import { fleetOf } from './send.ts';

/** Flights that stay at the homeworld: they keep raiders away, and defend its bases. */
export const HOME_FLIGHTS = 8;

const isFlight = (mind: Mind, unit: Unit): boolean => designOf(mind, unit)?.kind === 'flight';

/** Ships in a system with berths left, the ones with most berths first. */
function carriersAt(
  mind: Mind,
  system: SystemId,
): readonly Readonly<{ id: Unit['id']; left: number }>[] {
  const ships = mind.index.fleetsAt(system).flatMap(({ id }) => mind.index.inFleet(id));
  return ships.flatMap((unit) => {
    const design = designOf(mind, unit);
    const isFree = unit.status === 'active' && fleetOf(mind, unit)?.withdrawing === null;
    if (design?.kind !== 'ship' || !isFree) return [];
    const aboard = mind.index.aboard(unit.id).filter((one) => isFlight(mind, one)).length;
    const left = classNow(unit, design).cv - aboard;
    return left > 0 ? [{ id: unit.id, left }] : [];
  });
}

/** Flights go aboard carriers that have room for them. @rule MOV-9 */
export function planFlights(mind: Mind, sheet: Sheet): void {
  const { home } = mind.survey;
  for (const { id } of valuesById(mind.view.systems)) {
    const flights = mind.index.atSystem(id).filter((unit) => isFlight(mind, unit));
    const kept = id === home ? HOME_FLIGHTS : 0;
    let free = flights.filter(({ status }) => status === 'active').slice(kept);
    if (free.length === 0) continue;
    for (const carrier of carriersAt(mind, id)) {
      const units = free.slice(0, carrier.left).map((one) => one.id);
      if (units.length === 0) break;
      free = free.slice(units.length);
      note(mind, sheet, {
        order: {
          kind: 'AssignUnits',
          units,
          to: { kind: 'aboard', carrier: carrier.id },
          at: 'movement',
        },
        why: `The carrier has berths for flights at ${nameOf(mind, id)}.`,
      });
    }
  }
}

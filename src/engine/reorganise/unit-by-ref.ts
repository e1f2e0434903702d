import type { Recorder } from '#engine/record/recorder';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import type { Assignment } from '#model/orders/order';
import { isNewUnit, newUnitNameOf, type UnitRef } from '#model/orders/unit-ref';

/** Units that came into service in this phase, by `empire/NAME`. */
export type Newcomers = ReadonlyMap<string, UnitId>;

/** Who came into service in this phase and has a name. @rule CON-11 */
export function newcomersOf(record: Recorder): Newcomers {
  const built = record.result().events.filter((event) => event.type === 'UnitBuilt');
  // Of two that are called alike the first keeps the name.
  return new Map(
    built.map(({ empire, name, unit }) => [`${empire}/${name}`, unit] as const).reverse(),
  );
}

/** The unit that a sheet means by its id, or by the name under which it was to be built; null: it was not. */
export function unitByRef(newcomers: Newcomers, empire: EmpireId, ref: UnitRef): UnitId | null {
  if (!isNewUnit(ref)) return ref;
  return newcomers.get(`${empire}/${newUnitNameOf(ref)}`) ?? null;
}

/** Where a sheet means units to go; null: aboard something that was not built. */
export function assignmentByRef(
  newcomers: Newcomers,
  empire: EmpireId,
  to: Assignment,
): Assignment<UnitId> | null {
  if (to.kind !== 'aboard') return to;
  const carrier = unitByRef(newcomers, empire, to.carrier);
  return carrier === null ? null : { kind: 'aboard', carrier };
}

import { partsOf } from '#kernel/numbers/parts-of';
import { sumOf } from '#kernel/numbers/sum';
import type { UnitDesign } from '#model/forces/design';
import type { ClassLookup } from './classes-of.ts';
import { cargoSizeOf, hasBerth, type Hold, holdsOf, roomIn } from './holds.ts';
import type { ScenarioGroup, ScenarioUnits } from './scenario-schema.ts';

/** One item that units of a group share: how much of it each of them takes, in their order; null: they have no room for it. */
export type SharedItem = Readonly<{
  group: ScenarioGroup;
  /** Of the group, in the file. */
  index: number;
  parts: readonly number[] | null;
}>;

/** The room that each unit of a group has left beside the cargo that it carries alone. */
function freeIn(
  hold: Hold,
  units: ScenarioUnits,
  design: UnitDesign,
  classes: ClassLookup,
): number {
  const taken = sumOf(units.aboard, ({ class: name, count }) => {
    const known = classes.find(name);
    const isCargo = known !== undefined && !hasBerth(design, known.kind) && hold.takes(known.kind);
    return isCargo ? count * cargoSizeOf(known) : 0;
  });
  return Math.max(0, roomIn(hold, units) - taken);
}

/** How the units of a group share what they carry together, each item in the order of the file. @rule MOV-7 */
export function sharedHolds(
  units: ScenarioUnits,
  design: UnitDesign,
  classes: ClassLookup,
): readonly SharedItem[] {
  const rooms = holdsOf(design).map((hold) => {
    const free = freeIn(hold, units, design, classes);
    return { hold, free: Array.from({ length: units.count }, () => free) };
  });
  return units.together.flatMap((group, index) => {
    const known = classes.find(group.class);
    const room = rooms.find(({ hold }) => known !== undefined && hold.takes(known.kind));
    if (known === undefined || room === undefined) return [];
    let isFull = false;
    return Array.from({ length: group.count }, (): SharedItem => {
      const parts = isFull ? null : partsOf(cargoSizeOf(known), room.free);
      isFull = parts === null;
      if (parts !== null) room.free = room.free.map((free, place) => free - (parts[place] ?? 0));
      return { group, index, parts };
    });
  });
}

import type { UnitDesign } from '#model/forces/design';
import { isRead, type WhatIfUnits } from './what-if.ts';

/** The classes that can be chosen, by their ids. */
export type Designs = ReadonlyMap<string, UnitDesign>;

type Group = Readonly<Record<string, unknown>>;
/** A group of a battle file, with the row of the form that it came from. */
export type Entry = Readonly<{ group: Group; row: number; aboard: readonly Carried[] }>;
type Carried = Readonly<{ group: Group; row: number }>;
type Waiting = { readonly units: WhatIfUnits; left: number };

const groupOf = (units: WhatIfUnits, count: number): Group => ({
  class: units.class,
  count,
  condition: units.condition,
  status: units.status,
  outOfSupply: units.levels,
  ordnance: units.ordnance,
  unconverted: units.unconverted,
});

/** Takes flights for a number of berths, the first waiting ones first. */
function takeAboard(waiting: readonly Waiting[], room: number): readonly Carried[] {
  let free = room;
  return waiting.flatMap((flights): readonly Carried[] => {
    const count = Math.min(flights.left, free);
    if (count <= 0) return [];
    flights.left -= count;
    free -= count;
    return [{ group: groupOf(flights.units, count), row: flights.units.row }];
  });
}

/** The units of a side in the form of a battle file. Flights go aboard their carriers as long as there is room. */
export function entriesOf(units: readonly WhatIfUnits[], designs: Designs): readonly Entry[] {
  // A value that is no number is left as it is, so that the check reports it.
  const isFlight = (one: WhatIfUnits): boolean =>
    designs.get(one.class)?.kind === 'flight' && isRead(one.count);
  const waiting = units.filter(isFlight).map((one): Waiting => ({ units: one, left: one.count }));
  const others = units.filter((one) => !isFlight(one));
  const loaded = others.flatMap((one): readonly Entry[] => {
    const room = designs.get(one.class)?.cv ?? 0;
    if (room === 0 || waiting.length === 0 || !isRead(one.count)) {
      return [{ group: groupOf(one, one.count), row: one.row, aboard: [] }];
    }
    return Array.from({ length: one.count }, () => ({
      group: groupOf(one, 1),
      row: one.row,
      aboard: takeAboard(waiting, room),
    }));
  });
  const left = waiting.filter((flights) => flights.left > 0);
  return [
    ...loaded,
    ...left.map((flights) => {
      return { group: groupOf(flights.units, flights.left), row: flights.units.row, aboard: [] };
    }),
  ];
}

import type { GalaxySystem, MapSoFar } from '#model/campaign/galaxy';
import type { SystemId } from '#model/campaign/ids';
import { type Hex, systemIdOf } from '#model/campaign/system';

/** A map while it is made, with what its maker writes. */
export type MapDraft = Readonly<{
  map: MapSoFar<GalaxySystem>;
  add: (system: GalaxySystem) => void;
  /** Joins two hexes by a lane. */
  join: (one: Hex, other: Hex) => void;
  lanes: () => readonly (readonly [Hex, Hex])[];
}>;

/** An empty map. It alone writes what it holds; copying it for each system would take a galaxy's time. */
export function mapDraft(rings: number): MapDraft {
  const systems = new Map<SystemId, GalaxySystem>();
  const joined = new Map<SystemId, Hex[]>();
  const lanes: (readonly [Hex, Hex])[] = [];
  const note = (at: Hex, to: Hex): void => {
    const id = systemIdOf(at, rings);
    const ends = joined.get(id);
    if (ends === undefined) joined.set(id, [to]);
    else ends.push(to);
  };
  return {
    map: { rings, systems, joined },
    add: (system) => void systems.set(system.id, system),
    join: (one, other) => {
      note(one, other);
      note(other, one);
      lanes.push([one, other]);
    },
    lanes: () => lanes,
  };
}

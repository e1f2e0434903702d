import { galaxyDice } from '#engine/galaxy/galaxy-dice';
import { type GalaxyPlan, generateGalaxy } from '#engine/galaxy/generate-galaxy';
import { compactGraph, distanceTo, shortestPaths } from '#kernel/collections/graph';
import type { Galaxy, GalaxySystem } from '#model/campaign/galaxy';
import { type Hex, systemIdOf } from '#model/campaign/system';
import { DEFAULT_GALAXY_SETTINGS, type GalaxySettings } from '#model/settings/galaxy-settings';
import { homeworldPlaces } from '#rules/galaxy/homeworld-places';

export type Sample = Readonly<{
  seed: string;
  rings: number;
  players: number;
  settings?: Partial<GalaxySettings>;
}>;

/** A whole map, evenly placed, with the dice that made it. */
export function mapOf({ seed, rings, players, settings = {} }: Sample) {
  const dice = galaxyDice(seed);
  const plan: GalaxyPlan = {
    rings,
    homes: homeworldPlaces(rings, players),
    settings: { ...DEFAULT_GALAXY_SETTINGS, ...settings },
  };
  return { galaxy: generateGalaxy(dice, plan), rolls: dice.log() };
}

/** How many systems lanes join to the first one. */
export function reachedIn({ systems, lanes }: Galaxy): number {
  const ids = systems.map(({ id }) => id);
  const paths = shortestPaths(
    compactGraph(
      ids,
      lanes.map(({ a, b }) => ({ a, b })),
    ),
    ids[0]!,
  );
  return ids.filter((id) => distanceTo(paths, id) !== undefined).length;
}

/** A system as tests put it on a map: minor, unless it says otherwise. */
export function systemAt(hex: Hex, rings: number, part: Partial<GalaxySystem> = {}): GalaxySystem {
  const native = { census: 4, morale: 3, productivity: 2 };
  const start = { census: 0, morale: 0, productivity: 0 };
  const id = systemIdOf(hex, rings);
  const values = { importance: 'minor', capacity: 6, raw: 2, native, start } as const;
  const rest = { traits: [], anomalies: [], player: null, offMapLanes: 0 };
  return { id, hex, ...values, ...rest, ...part };
}

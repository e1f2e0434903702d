import { invariant } from '#kernel/result/invariant';
import type { Galaxy, GalaxySystem } from '#model/campaign/galaxy';
import type { SystemId } from '#model/campaign/ids';
import type { GalaxySettings } from '#model/settings/galaxy-settings';
import { type RuleSet, SETTING_VALUES } from '#model/settings/rule-set';
import {
  SCENARIO_FORMAT,
  SCENARIO_VERSION,
  type ScenarioFile,
} from '#content/scenarios/scenario-schema';

/** An empire that will live on a map. */
export type GalaxyEmpire = Readonly<{ key: string; name: string; forceList: string }>;

/** A treaty from before the first turn, between two empires by their places in player order. */
export type GalaxyTreaty = Readonly<{
  between: readonly [number, number];
  state: Exclude<RuleSet['pregameTreaties'], 'off'>;
}>;

export type GalaxyToTell = Readonly<{
  name: string;
  galaxy: Galaxy;
  /** Of the systems, in their order. */
  names: readonly string[];
  /** In player order. */
  empires: readonly GalaxyEmpire[];
  settings: GalaxySettings;
  treaties: readonly GalaxyTreaty[];
}>;

type Part<K extends keyof ScenarioFile> = NonNullable<ScenarioFile[K]>;

/**
 * A map with its empires as a scenario: each at its homeworld with what it has from the start, no contacts but by treaty, and nothing known
 * but the homeworld and its lanes, or all of an open map.
 * @rule SET-1
 * @rule SET-2
 * @rule SET-3
 * @ruling On a drawn map, treaties up to the highest one that the map sets may exist before the first turn, so that the first reports tell
 *   all of them.
 */
export function scenarioOfGalaxy(told: GalaxyToTell): ScenarioFile {
  const { name, galaxy, empires, settings, treaties } = told;
  const nameOf = namesById(told);
  const homes = empires.map((_, player) => homeOf(galaxy, player));
  return {
    format: SCENARIO_FORMAT,
    version: SCENARIO_VERSION,
    name,
    rings: galaxy.rings,
    ...(treaties.length === 0 ? {} : { settings: { pregameTreaties: highestOf(treaties) } }),
    ...(settings.map === 'explore' ? { explore: exploreOf(settings) } : {}),
    systems: galaxy.systems.map((system) => systemOf(system, nameOf(system.id), told)),
    lanes: galaxy.lanes.map(({ a, b, class: kind }) => ({
      between: [nameOf(a), nameOf(b)],
      class: kind,
    })),
    empires: empires.map((empire, player) => ({
      ...empire,
      homeworld: nameOf(homes[player]?.id),
      treasury: settings.startingPoints,
    })),
    ...(treaties.length === 0 ? {} : { relations: treaties.map((one) => relationOf(one, told)) }),
    forces: empires.flatMap(({ key }, player) => forcesOf(key, nameOf(homes[player]?.id))),
    knowledge:
      settings.openMap === 'on' ? empires.map(({ key }) => ({ empire: key, explored: 'all' })) : [],
  };
}

const highestOf = (treaties: readonly GalaxyTreaty[]): RuleSet['pregameTreaties'] =>
  SETTING_VALUES.pregameTreaties.findLast((state) => treaties.some((one) => one.state === state)) ??
  'off';

function relationOf(
  { between: [one, other], state }: GalaxyTreaty,
  { empires }: GalaxyToTell,
): Part<'relations'>[number] {
  return { between: [empires[one]?.key ?? '', empires[other]?.key ?? ''], state };
}

const exploreOf = ({ anomalyTable, offMapLanes, unmappedStars }: GalaxySettings) => ({
  anomalyTable,
  offMapLanes,
  unmappedStars,
});

/** On a map that is explored in play, a hex takes the place of a system that is not there yet. */
const openName = (id: SystemId, { map }: GalaxySettings): string | undefined =>
  map === 'explore' ? id : undefined;

function namesById({
  galaxy,
  names,
  settings,
}: GalaxyToTell): (id: SystemId | undefined) => string {
  const table = new Map(galaxy.systems.map(({ id }, index) => [id, names[index]]));
  return (id) => {
    const name = id === undefined ? undefined : (table.get(id) ?? openName(id, settings));
    invariant(name !== undefined, 'GALAXY_SYSTEM_NAMELESS', id ?? null);
    return name;
  };
}

function homeOf({ systems }: Galaxy, player: number): GalaxySystem {
  const home = systems.find((system) => system.player === player);
  invariant(home !== undefined, 'GALAXY_HOMEWORLD_MISSING', player);
  return home;
}

/**
 * The values that a system has at once, and those that wait for an owner.
 * @rule MAP-6
 * @ruling A homeworld or splinter colony without an owner is uninhabited. Its values are kept as its native potential until an empire is
 *   placed there.
 */
function systemOf(
  system: GalaxySystem,
  name: string,
  { empires, settings }: GalaxyToTell,
): Part<'systems'>[number] {
  const { importance, capacity, raw, native, start, traits, anomalies, offMapLanes } = system;
  const { q, r } = system.hex;
  const owner = system.player === null ? undefined : empires[system.player]?.key;
  const head = { name, q, r, importance, capacity, raw };
  const features = {
    ...(traits.length === 0 ? {} : { traits: [...traits] }),
    ...(anomalies.length === 0 ? {} : { anomalies: [...anomalies] }),
    ...(offMapLanes === 0 ? {} : { offMapLanes }),
  };
  if (owner !== undefined) {
    const intel = Math.min(settings.startingIntel, capacity);
    return { ...head, ...start, intel, owner, ...features };
  }
  const { census, productivity } = start;
  const left = census === 0 && productivity > 0 ? { productivity } : {};
  return { ...head, ...left, ...features, native };
}

/**
 * @rule SET-1
 * @ruling The convoy of a new empire waits for its first orders, and trades only when it is ordered to.
 */
function forcesOf(owner: string, at: string): Part<'forces'> {
  return [
    { owner, at, units: [{ class: 'Shipyard' }, { class: 'Supply Depot' }] },
    { owner, at, fleet: `${at} Convoy`, units: [{ class: 'Convoy' }] },
  ];
}

import { groupBy } from '#kernel/collections/group-by';
import type { ById } from '#kernel/collections/tables';
import { brandAs } from '#kernel/brand/brand';
import type { EmpireId, LaneId, RelationId, SystemId } from '#model/campaign/ids';
import {
  type Dated,
  type KnownLane,
  type KnownSystem,
  knowledgeIdOf,
} from '#model/campaign/knowledge';
import { farEndOf, type Lane } from '#model/campaign/lane';
import { type Relation, relationIdOf } from '#model/campaign/relation';
import { hexOfId, type StarSystem, settlementOf } from '#model/campaign/system';
import { type Forces } from './forces-of-scenario.ts';
import type { Scenario } from './scenario-schema.ts';
import { systemFinderOf } from './system-ids.ts';

export type Galaxy = Readonly<{
  systems: ById<SystemId, StarSystem>;
  lanes: ById<LaneId, Lane>;
  relations: ById<RelationId, Relation>;
}>;

export type Knowledge = Readonly<{
  systems: readonly KnownSystem[];
  lanes: readonly KnownLane[];
}>;

const AT_THE_START: Dated = { turn: 0, source: 'scenario' };

/**
 * What every empire knows before the first turn: systems explored as visited, the lanes there with
 * their classes, the far ends of these as located, own systems as reported. @rule FOG-2
 */
export function knowledgeOfScenario(scenario: Scenario, galaxy: Galaxy, forces: Forces): Knowledge {
  const lanesAt = lanesBySystem(galaxy);
  const parts = scenario.empires.map(({ key }) => {
    const viewer = brandAs<EmpireId>(key);
    const visited = visitedBy(viewer, scenario, galaxy, forces);
    return knowledgeOf({ viewer, visited, galaxy, lanesAt, scenario });
  });
  return {
    systems: parts.flatMap(({ systems }) => systems),
    lanes: parts.flatMap(({ lanes }) => lanes),
  };
}

/** Named as explored, owned, or with forces there. */
function visitedBy(
  viewer: EmpireId,
  scenario: Scenario,
  { systems }: Galaxy,
  forces: Forces,
): ReadonlySet<SystemId> {
  const find = systemFinderOf(scenario);
  const told = scenario.knowledge.find(({ empire }) => empire === viewer)?.explored ?? [];
  const all = Object.values<StarSystem>(systems);
  const explored = told === 'all' ? all.map(({ id }) => id) : told.map(find);
  const own = all.filter(({ owner }) => owner === viewer).map(({ id }) => id);
  const held = [...forces.fleets, ...forces.units].flatMap(({ owner, place }) =>
    owner === viewer && place.kind === 'system' ? [place.system] : [],
  );
  return new Set([...explored, ...own, ...held]);
}

function lanesBySystem({ lanes }: Galaxy): ReadonlyMap<SystemId, readonly Lane[]> {
  const ends = Object.values<Lane>(lanes).flatMap((lane) => [
    { end: lane.a, lane },
    { end: lane.b, lane },
  ]);
  const groups = groupBy(ends, ({ end }) => end);
  return new Map([...groups].map(([end, group]) => [end, group.map(({ lane }) => lane)]));
}

type Learning = Readonly<{
  viewer: EmpireId;
  visited: ReadonlySet<SystemId>;
  galaxy: Galaxy;
  lanesAt: ReadonlyMap<SystemId, readonly Lane[]>;
  scenario: Pick<Scenario, 'explore' | 'rings'>;
}>;

function knowledgeOf({ viewer, visited, galaxy, lanesAt, scenario }: Learning): Knowledge {
  const { explore, rings } = scenario;
  const located = new Set(visited);
  const named = new Set(visited);
  const charted = new Map<LaneId, Lane>();
  for (const system of visited) {
    for (const lane of lanesAt.get(system) ?? []) {
      charted.set(lane.id, lane);
      located.add(farEndOf(lane, system));
      const isDark = explore !== undefined && lane.class === 'unexplored';
      if (!isDark) named.add(farEndOf(lane, system));
    }
  }
  return {
    systems: [...located].map((id) => {
      const system: StarSystem | undefined = named.has(id) ? galaxy.systems[id] : undefined;
      return system === undefined
        ? darkSystemOf(viewer, id, rings)
        : knownSystemOf(viewer, system, visited.has(id), galaxy);
    }),
    lanes: [...charted.values()].map((lane) => ({
      id: knowledgeIdOf(viewer, lane.id),
      viewer,
      lane: lane.id,
      a: lane.a,
      b: lane.b,
      class: lane.class,
      known: AT_THE_START,
    })),
  };
}

function knownSystemOf(
  viewer: EmpireId,
  system: StarSystem,
  isVisited: boolean,
  galaxy: Galaxy,
): KnownSystem {
  const { id, name, hex, importance, capacity, raw, traits, anomalies } = system;
  const { census, morale, productivity, intel } = system;
  const owner = ownerSeenBy(viewer, system.owner, galaxy);
  const settlement = settlementOf(system);
  const visited = { importance, capacity, raw, traits, anomalies, owner, settlement };
  const reported = { census, morale, productivity, intel };
  return {
    id: knowledgeIdOf(viewer, id),
    viewer,
    system: id,
    name,
    hex,
    located: AT_THE_START,
    visited: isVisited ? { ...AT_THE_START, facts: visited } : null,
    reported: system.owner === viewer ? { ...AT_THE_START, facts: reported } : null,
    surveyed: 0,
  };
}

/** What lies behind an unexplored lane of a map that is explored from nothing is called by its hex. @rule MAP-12 */
function darkSystemOf(viewer: EmpireId, system: SystemId, rings: number): KnownSystem {
  return {
    id: knowledgeIdOf(viewer, system),
    viewer,
    system,
    name: system,
    hex: hexOfId(system, rings),
    located: AT_THE_START,
    visited: null,
    reported: null,
    surveyed: 0,
  };
}

/** Somebody never met is an unknown power. @rule FOG-3 */
function ownerSeenBy(
  viewer: EmpireId,
  owner: EmpireId | null,
  { relations }: Galaxy,
): EmpireId | 'unknown' | null {
  if (owner === null || owner === viewer) return owner;
  const relation: Relation | undefined = relations[relationIdOf(viewer, owner)];
  return relation === undefined ? 'unknown' : owner;
}

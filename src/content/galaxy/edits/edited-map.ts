import type { Scenario, ScenarioSystem } from '#content/scenarios/scenario-schema';
import type { MapEdit } from './map-edit.ts';
import { renamedSystems } from './renamed-systems.ts';

type Edit<K extends MapEdit['kind']> = Extract<MapEdit, { kind: K }>;
type Pair = readonly [string, string];

/** A scenario after a change of its map. A change of something that is not there does nothing. The checks judge the result. */
export function editedMap(scenario: Scenario, edit: MapEdit): Scenario {
  switch (edit.kind) {
    case 'system':
      return withSystem(scenario, edit);
    case 'lane':
      return withLane(scenario, edit);
    case 'place':
      return withPlaces(scenario, edit);
    case 'forces':
      return { ...scenario, forces: edit.forces };
  }
}

/** A new name replaces the old one everywhere. */
function withSystem(scenario: Scenario, { system, becomes }: Edit<'system'>): Scenario {
  const changed = {
    ...scenario,
    systems: scenario.systems.map((one) =>
      one.name === system ? { q: one.q, r: one.r, ...becomes, name: system } : one,
    ),
  };
  return renamedSystems(changed, (name) => (name === system ? becomes.name : name));
}

type Lane = Scenario['lanes'][number];
const renamedLane = (
  { between: [a, b], class: kind }: Lane,
  named: (name: string) => string,
): Lane => ({ between: [named(a), named(b)], class: kind });

const isBetween = ({ between }: Lane, [a, b]: Pair): boolean =>
  (between[0] === a && between[1] === b) || (between[0] === b && between[1] === a);

function withLane(scenario: Scenario, { between, class: kind }: Edit<'lane'>): Scenario {
  const { lanes } = scenario;
  if (kind === null) return { ...scenario, lanes: lanes.filter((one) => !isBetween(one, between)) };
  const isThere = lanes.some((one) => isBetween(one, between));
  const next = { between, class: kind };
  return {
    ...scenario,
    lanes: isThere
      ? lanes.map((one) => (isBetween(one, between) ? { ...one, class: kind } : one))
      : [...lanes, next],
  };
}

function withPlaces(scenario: Scenario, { systems: [one, other] }: Edit<'place'>): Scenario {
  const swapped = (name: string): string => {
    if (name === one) return other;
    return name === other ? one : name;
  };
  const found = new Map(scenario.systems.map((system) => [system.name, system]));
  const moved = (system: ScenarioSystem): ScenarioSystem => {
    const { q, r } = found.get(swapped(system.name)) ?? system;
    return { ...system, q, r };
  };
  if (!found.has(one) || !found.has(other)) return scenario;
  return {
    ...scenario,
    systems: scenario.systems.map(moved),
    lanes: scenario.lanes.map((lane) => renamedLane(lane, swapped)),
  };
}

import type { ScenarioStart } from '#content/scenarios/state-of-scenario';
import { tableOf } from '#kernel/collections/group-by';
import { keysById, valuesById } from '#kernel/collections/tables';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import { type Relation, relationIdOf } from '#model/campaign/relation';

const POOL = 40;
const SPIES = 25;
const SINCE = { turn: 0, source: 'scenario' } as const;

/** All have met, know the whole map with its lanes, and have research; half of their systems have spies, and the others are in rebellion. */
export function withSpies({ state, ...start }: ScenarioStart): ScenarioStart {
  const empires = keysById(state.empires);
  const relations = empires.flatMap((a, at) =>
    empires.slice(at + 1).map((b): Relation => {
      const known = { openly: null, since: 0, sustained: true, pact: false } as const;
      return { id: relationIdOf(a, b), a, b, state: 'non-intercourse', ...known };
    }),
  );
  const owned = valuesById(state.systems).filter(({ owner }) => owner !== null);
  const systems = owned.map((system, at) => ({
    ...system,
    ...(at % 2 === 0 ? { capacity: SPIES, intel: SPIES } : { intel: 0, morale: 0, rebels: 1 }),
  }));
  const rows = valuesById(state.empires).map((empire) => ({ ...empire, techPool: POOL }));
  const lanes = valuesById(state.lanes).filter(({ class: kind }) => kind !== 'unexplored');
  const knownLanes = empires.flatMap((viewer) =>
    lanes.map(({ id: lane, a, b, class: kind }) => ({
      ...{ id: knowledgeIdOf(viewer, lane), viewer, lane, a, b, class: kind, known: SINCE },
    })),
  );
  const knownSystems = empires.flatMap((viewer) =>
    valuesById(state.systems).map(({ id: system, name, hex }) => ({
      ...{ id: knowledgeIdOf(viewer, system), viewer, system, name, hex },
      ...{ located: SINCE, visited: null, reported: null, surveyed: 0 },
    })),
  );
  return {
    ...start,
    state: {
      ...state,
      relations: tableOf(relations, ({ id }) => id),
      empires: tableOf(rows, ({ id }) => id),
      systems: { ...state.systems, ...tableOf(systems, ({ id }) => id) },
      knownLanes: { ...tableOf(knownLanes, ({ id }) => id), ...state.knownLanes },
      knownSystems: { ...tableOf(knownSystems, ({ id }) => id), ...state.knownSystems },
    },
  };
}

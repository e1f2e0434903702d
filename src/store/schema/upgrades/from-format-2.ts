import type { Json, JsonObject } from '#kernel/result/json';
import type { UpgradeStep } from './upgrade-step.ts';

type Empire = JsonObject & Readonly<{ standing: JsonObject }>;
type State = JsonObject & Readonly<{ empires: Readonly<Record<string, Empire>> }>;
type View = JsonObject & Readonly<{ empire: Empire; rules: JsonObject }>;

const STANDING = { resupply: 'dying' } as const;
const RULES = { scoutsExplore: 'off', perilRoll: 'fleet' } as const;

const empireOf = (empire: Empire): JsonObject => ({
  ...empire,
  standing: { ...STANDING, ...empire.standing },
});

function stateOf(value: Json): Json {
  // What was kept in this format as a state.
  const state = value as State;
  const empires = Object.entries(state.empires).map(
    ([id, empire]) => [id, empireOf(empire)] as const,
  );
  return { ...state, empires: Object.fromEntries<JsonObject>(empires) };
}

function viewOf(value: Json): Json {
  // What was kept in this format as a view.
  const view = value as View;
  return { ...view, empire: empireOf(view.empire), rules: { ...RULES, ...view.rules } };
}

/** From the format of 0.2.0 to that of what comes after it: Supply ships, exploration. */
export const FROM_FORMAT_2: UpgradeStep = {
  tables: [
    'empires',
    'relations',
    'forceLists',
    'designs',
    'systems',
    'lanes',
    'fleets',
    'units',
    'works',
    'projects',
    'encounters',
    'effects',
    'knownSystems',
    'knownLanes',
    'knownDesigns',
    'contacts',
    'counters',
  ],
  state: stateOf,
  view: viewOf,
  seen: (value) => value,
};

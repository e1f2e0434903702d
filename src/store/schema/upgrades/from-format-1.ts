import type { Json, JsonObject } from '#kernel/result/json';
import type { UpgradeStep } from './upgrade-step.ts';

type Table<R extends JsonObject = JsonObject> = Readonly<Record<string, R>>;
type Empire = JsonObject & Readonly<{ standing: JsonObject }>;
type State = JsonObject & Readonly<{ empires: Table<Empire>; systems: Table }> & Forces;
type Forces = Readonly<{ fleets: Table; units: Table }>;
type View = JsonObject &
  Readonly<{
    empire: Empire;
    systems: Table<JsonObject & Readonly<{ own: JsonObject | null }>>;
    rules: JsonObject;
  }> &
  Forces;
type Seen = JsonObject & Readonly<{ type: string }>;
type SeenMoment = Seen & Readonly<{ moment: Seen }>;

const STANDING = {
  pursue: true,
  missions: 'best',
  retreat: 'nobody',
  unlockFirst: [],
  admits: [],
} as const;

const RULES = {
  defensiveTargets: 'bases',
  pursuitSurprise: 'defender',
  armored: 'leftover',
  intelCostFactor: 5,
  victory: { needed: 1, conditions: [{ kind: 'time', turn: 120 }] },
} as const;

function each<R extends JsonObject>(table: Table<R>, complete: (row: R) => JsonObject): Table {
  return Object.fromEntries(Object.entries(table).map(([id, row]) => [id, complete(row)]));
}

const empireOf = (empire: Empire): JsonObject => ({
  techPool: 0,
  advancesInHand: 0,
  wonIn: null,
  ...empire,
  standing: { ...STANDING, ...empire.standing },
});

const systemOf = (system: JsonObject): JsonObject => {
  return { missedGrowth: 0, blockaded: false, ...system };
};

const forcesOf = ({ fleets, units }: Forces): Forces => ({
  fleets: each(fleets, (fleet) => ({ lastMoved: 0, ...fleet })),
  units: each(units, (unit) => ({ census: 0, outOfSupply: 0, ...unit })),
});

function stateOf(value: Json): Json {
  // What was kept in this format as a state.
  const state = value as State;
  return {
    projects: {},
    ...state,
    ...forcesOf(state),
    empires: each(state.empires, empireOf),
    systems: each(state.systems, systemOf),
  };
}

function viewOf(value: Json): Json {
  // What was kept in this format as a view.
  const view = value as View;
  return {
    projects: {},
    ...view,
    ...forcesOf(view),
    empire: empireOf(view.empire),
    systems: each(view.systems, (system) => {
      return { ...system, own: system.own === null ? null : systemOf(system.own) };
    }),
    rules: { ...RULES, ...view.rules },
  };
}

/** What was told of each kind of event or moment in fewer words. */
const TOLD: Readonly<Record<string, JsonObject>> = {
  SideWithdrew: { isPart: false },
  BattleEnded: { withdrew: false, enemyWithdrew: false },
  SurpriseRolled: { bonus: 0 },
  LengthRolled: { bonus: 0 },
};

const isMoment = (seen: Seen): seen is SeenMoment => seen.type === 'BattleMoment';

const told = (seen: Seen): JsonObject => ({ ...TOLD[seen.type], ...seen });

function seenOf(value: Json): Json {
  // What was kept in this format as what a player was told.
  const all = value as readonly Seen[];
  return all.map((seen) => (isMoment(seen) ? { ...seen, moment: told(seen.moment) } : told(seen)));
}

/** From the format of 0.1.0 to that of 0.2.0: a whole year of play. */
export const FROM_FORMAT_1: UpgradeStep = {
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
  seen: seenOf,
};

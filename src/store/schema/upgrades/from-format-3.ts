import type { Json, JsonObject } from '#kernel/result/json';
import { FROM_FORMAT_2 } from './from-format-2.ts';
import type { UpgradeStep } from './upgrade-step.ts';

type Rows = Readonly<Record<string, JsonObject>>;
type State = JsonObject & Readonly<Record<string, Rows>>;
type View = JsonObject &
  Readonly<{
    designs: Rows;
    contacts: Rows;
    empire: JsonObject;
    fleets: Rows;
    projects: Rows;
    works: Rows;
    neighbours: Rows;
    rules: JsonObject;
    universalLists: Json;
    systems: Rows;
    units: Rows;
  }>;

/** What the rows of each table lack. */
const ROWS: Readonly<Record<string, JsonObject>> = {
  designs: { inService: null },
  contacts: { ships: [], told: null },
  encounters: { strikers: [] },
  fleets: { route: null },
  projects: { ready: null },
  knownSystems: { surveyed: 0 },
  relations: { openly: null, sustained: true, pact: false },
  systems: {
    native: null,
    offMapLanes: 0,
    offMapTrade: null,
    found: true,
    specialisation: null,
    rebels: 0,
    martialLaw: false,
  },
  units: { ordnance: [], unconverted: false, damage: 0 },
  works: { ready: null, share: null },
};
/** What the neighbours in a view lack. */
const NEIGHBOUR: JsonObject = { sustained: true, pact: false };
const STANDING: JsonObject = {
  contested: 'stop',
  stealth: 'engage',
  asteroids: 'nobody',
  intel: 0,
  scouting: 'surprise',
  ram: 'nobody',
  proximity: 'keep',
  boarding: 'capture',
  prizes: 'keep',
  warfare: 'best',
  directShare: 100,
  screen: [],
  enterFirst: [],
  holdBack: [],
  retreatAt: 0,
  withoutFlagship: 'fight-on',
  stayFirst: [],
  attacks: [],
  spares: [],
  sweepFirst: [],
  foundFirst: [],
  tendFirst: [],
};
const RULES: JsonObject = {
  pullBack: 'on',
  scoutIntel: 'function',
  explored: null,
  jumpEngines: 'off',
  surveys: 'off',
  minesweeping: 'points',
  blockadeHolds: 'on',
  loading: 'landings',
  derelictChoice: 'roll',
  derelictEra: '5',
  explorationEncounters: 'off',
  raiders: 'off',
  raiderTactics: 'stand',
  raidersBlockade: 'off',
  alliedSight: 'on',
  ordnanceList: null,
  strategicRedeployment: 'on',
  grandFleets: 'off',
  carrierStaging: 'off',
  carrierBonus: 'dv',
  stasisFlagship: 'off',
  carrierStrikes: 'off',
  strikePenalty: 'half',
  firstContactWar: 'off',
  fog: 'full',
  pregameTreaties: 'off',
  activeMinefields: 'off',
  offMapTrade: 'fixed',
  spectatorDelay: 12,
  independentConvoys: 'off',
  specialisation: 'off',
  wartimeEconomy: 'off',
  constructionTimes: 'quick',
  reprisalTroops: 'on',
  deadColony: 'uninhabited',
  towBases: 'off',
  civilianBases: 'off',
  scienceInstitutes: 'off',
  refitCost: 'half',
  moraleInterval: 1,
  research: 'era',
  customResearch: 'off',
  lockFutureEra: 'on',
  eraScheme: 'startingPlus',
  startTechYear: 3000,
  alienConversion: 'on',
  combat: 'cscr',
};

/** What empires lack. */
const EMPIRE: JsonObject = {
  gifts: 0,
  schematics: [],
  finds: [],
  techYears: 0,
  unlockChance: 0,
};

const empireOf = (empire: JsonObject): JsonObject => ({
  ...EMPIRE,
  ...empire,
  standing: { ...STANDING, ...objectIn(empire, 'standing') },
});

function stateOf(value: Json): Json {
  // What was kept in this format as a state.
  const state = value as State;
  const filled = Object.entries(ROWS).flatMap(([table, lacking]) => {
    const rows = state[table];
    if (rows === undefined) return [];
    return [[table, rowsOf(rows, (row) => ({ ...lacking, ...row }))] as const];
  });
  const all = { ...state, ...Object.fromEntries<Rows>(filled) };
  return { ...all, empires: rowsOf(all['empires'], empireOf) };
}

function viewOf(value: Json): Json {
  // What was kept in this format as a view.
  const view = value as View;
  const systems = rowsOf(view.systems, systemOf);
  const contacts = rowsOf(view.contacts, (row) => ({ ships: [], ...row }));
  const neighbours = rowsOf(view.neighbours, (row) => ({ ...NEIGHBOUR, ...row }));
  const units = rowsOf(view.units, (row) => ({ ...ROWS['units'], ...row }));
  const fleets = rowsOf(view.fleets, (row) => ({ ...ROWS['fleets'], ...row }));
  const works = rowsOf(view.works, (row) => ({ ...ROWS['works'], ...row }));
  const projects = rowsOf(view.projects, (row) => ({ ...ROWS['projects'], ...row }));
  const rules = { ...RULES, ...view.rules };
  const kindredLists = view.universalLists;
  const designs = rowsOf(view.designs, designOf);
  return {
    ...view,
    kindredLists,
    contacts,
    designs,
    systems,
    units,
    fleets,
    works,
    projects,
    lent: [],
    pulledBack: [],
    empire: empireOf(view.empire),
    neighbours,
    rules,
  };
}

/** What lacks in what was told, by its type. */
const SEEN: Readonly<Record<string, JsonObject>> = {
  UnitDestroyed: { name: '' },
  WorkBegun: { ready: null },
  WorkFunded: { ready: null },
  ProjectBegun: { ready: null },
};

function seenOf(value: Json): Json {
  // What was kept in this format as what was told.
  const all = value as readonly (JsonObject & Readonly<{ type: string }>)[];
  return all.map((one) => ({ ...SEEN[one.type], ...one }));
}

/** A class is complete in a view if its stats are known. */
function designOf(row: JsonObject): JsonObject {
  if (row['known'] !== 'stats') return row;
  return { ...row, design: { ...ROWS['designs'], ...objectIn(row, 'design') } };
}

/** Own systems stand whole in a view. */
function systemOf(row: JsonObject): JsonObject {
  const known = { ...ROWS['knownSystems'], ...row };
  if (row['own'] === null) return known;
  return { ...known, own: { ...ROWS['systems'], ...objectIn(row, 'own') } };
}

function rowsOf(rows: Rows | undefined, fill: (row: JsonObject) => JsonObject): Rows {
  const filled = Object.entries(rows ?? {}).map(([key, row]) => [key, fill(row)] as const);
  return Object.fromEntries<JsonObject>(filled);
}

function objectIn(row: JsonObject, field: string): JsonObject {
  // Written by this program as an object.
  return row[field] as JsonObject;
}

/** From the format of Supply ships and exploration to that of maps explored from nothing and what they need. */
export const FROM_FORMAT_3: UpgradeStep = {
  tables: FROM_FORMAT_2.tables,
  state: stateOf,
  view: viewOf,
  seen: seenOf,
};

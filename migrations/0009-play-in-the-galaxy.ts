import { type Kysely, sql } from 'kysely';

type Default = string | number | boolean | null | readonly never[];

/** What the rules of a campaign lack, with the book's defaults of its day; no raiders come into a campaign that goes on. */
const RULES: Readonly<Record<string, Default>> = {
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

/** What the standing orders of empires lack. */
const STANDING: Readonly<Record<string, Default>> = {
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

/** Columns of the state's tables that came with it. */
const COLUMNS: readonly ReturnType<typeof sql>[] = [
  sql`alter table "empires" add column "gifts" integer not null default 0`,
  sql`alter table "empires" add column "schematics" text not null default '[]'`,
  sql`alter table "empires" add column "finds" text not null default '[]'`,
  sql`alter table "empires" add column "techYears" integer not null default 0`,
  sql`alter table "empires" add column "unlockChance" integer not null default 0`,
  sql`alter table "designs" add column "inService" integer default null`,
  sql`alter table "systems" add column "native" text not null default 'null'`,
  sql`alter table "systems" add column "offMapLanes" integer not null default 0`,
  sql`alter table "systems" add column "offMapTrade" integer default null`,
  sql`alter table "systems" add column "found" integer not null default 1`,
  sql`alter table "systems" add column "specialisation" text not null default 'null'`,
  sql`alter table "systems" add column "rebels" integer not null default 0`,
  sql`alter table "systems" add column "martialLaw" integer not null default 0`,
  sql`alter table "knownSystems" add column "surveyed" integer not null default 0`,
  sql`alter table "units" add column "ordnance" text not null default '[]'`,
  sql`alter table "units" add column "unconverted" integer not null default 0`,
  sql`alter table "units" add column "damage" integer not null default 0`,
  sql`alter table "fleets" add column "route" text not null default 'null'`,
  sql`alter table "relations" add column "sustained" integer not null default 1`,
  sql`alter table "relations" add column "openly" text default null`,
  sql`alter table "relations" add column "pact" integer not null default 0`,
  sql`alter table "encounters" add column "strikers" text not null default '[]'`,
  sql`alter table "contacts" add column "told" text default null`,
  sql`alter table "contacts" add column "ships" text not null default '[]'`,
  sql`alter table "works" add column "ready" integer default null`,
  sql`alter table "works" add column "share" text not null default 'null'`,
  sql`alter table "projects" add column "ready" integer default null`,
  sql`alter table "questions" add column "seen" text not null default '[]'`,
  sql`alter table "questions" add column "until" text default null`,
  sql`alter table "questions" add column "atDesk" integer not null default 0`,
  sql`alter table "questions" add column "past" text default null`,
];

/** What the moderator says that dice show. */
const ROLL_RULINGS = sql`
  create table "rollRulings" (
    "campaign" text not null references "campaigns" ("id"),
    "version" integer not null,
    "roll" text not null,
    "purpose" text not null,
    "faces" integer not null,
    "values" text not null,
    "reason" text not null,
    "at" text not null,
    "by" text not null,
    primary key ("campaign", "version", "roll")
  ) strict, without rowid`;
/** Encounters whose battles are fought elsewhere. */
const FOUGHT_ELSEWHERE = sql`
  create table "foughtElsewhere" (
    "campaign" text not null references "campaigns" ("id"),
    "version" integer not null,
    "encounter" text not null,
    "from" integer,
    "at" text not null,
    "by" text not null,
    primary key ("campaign", "version", "encounter")
  ) strict, without rowid`;
/** How far players are asked in single encounters. */
const ENCOUNTER_WINDOWS = sql`
  create table "encounterWindows" (
    "campaign" text not null references "campaigns" ("id"),
    "version" integer not null,
    "encounter" text not null,
    "windows" text,
    "passed" text not null,
    "at" text not null,
    "by" text not null,
    primary key ("campaign", "version", "encounter")
  ) strict, without rowid`;
/** Until when players are asked in single encounters. */
const WINDOW_HOURS = sql`
  create table "windowHours" (
    "campaign" text not null references "campaigns" ("id"),
    "version" integer not null,
    "encounter" text not null,
    "empire" text not null,
    "until" text,
    primary key ("campaign", "version", "encounter", "empire")
  ) strict, without rowid`;
/** What was destroyed is told by its name from then on. */
const NAMED = sql`
  update "events" set "data" = json_insert("data", '$.name', '')
  where "type" = 'UnitDestroyed'`;
/** What is begun or paid says when it is ready. */
const TIMED = [
  sql`
  update "events" set "data" = json_insert("data", '$.ready', null)
  where "type" in ('WorkBegun', 'WorkFunded')`,
  sql`
  update "events" set "data" = json_insert("data", '$.project.ready', null)
  where "type" = 'ProjectBegun'`,
];

/** Maps that are explored from nothing, contact, stealth, mines, raiders, and what they need. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of COLUMNS) await statement.execute(db);
  await ROLL_RULINGS.execute(db);
  await FOUGHT_ELSEWHERE.execute(db);
  await ENCOUNTER_WINDOWS.execute(db);
  await WINDOW_HOURS.execute(db);
  await NAMED.execute(db);
  for (const statement of TIMED) await statement.execute(db);
  await complete(db, { table: 'campaigns', column: 'rules', lacking: RULES });
  await complete(db, { table: 'empires', column: 'standing', lacking: STANDING });
}

type Completion = Readonly<{
  table: string;
  column: string;
  lacking: Readonly<Record<string, Default>>;
}>;

/** Fills in what a JSON column lacks; what is there stays. */
async function complete(
  db: Kysely<unknown>,
  { table, column, lacking }: Completion,
): Promise<void> {
  const [into, cell] = [sql.table(table), sql.ref(column)];
  for (const [field, value] of Object.entries(lacking)) {
    const json = sql`json(${JSON.stringify(value)})`;
    await sql`update ${into} set ${cell} = json_insert(${cell}, ${`$.${field}`}, ${json})`.execute(
      db,
    );
  }
}

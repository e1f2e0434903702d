import { type Kysely, sql } from 'kysely';

/** The game tables: one for each table of a campaign's state, its columns the fields. */
const GAME_TABLES = [
  sql`
  create table "empires" (
    "campaign" text not null references "campaigns" ("id"),
    "id" text not null,
    "name" text not null,
    "homeworld" text not null,
    "forceList" text not null,
    "treasury" real not null,
    "era" integer not null,
    "unlocked" text not null,
    "standing" text not null,
    primary key ("campaign", "id")
  ) strict, without rowid`,
  sql`
  create table "relations" (
    "campaign" text not null references "campaigns" ("id"),
    "id" text not null,
    "a" text not null,
    "b" text not null,
    "state" text not null,
    "since" integer not null,
    primary key ("campaign", "id")
  ) strict, without rowid`,
  sql`
  create table "forceLists" (
    "campaign" text not null references "campaigns" ("id"),
    "id" text not null,
    "name" text not null,
    "universal" integer not null,
    "designs" text not null,
    primary key ("campaign", "id")
  ) strict, without rowid`,
  sql`
  create table "designs" (
    "campaign" text not null references "campaigns" ("id"),
    "id" text not null,
    "name" text not null,
    "list" text not null,
    "kind" text not null,
    "hull" text,
    "civilian" integer not null,
    "role" text,
    "era" integer not null,
    "cost" real not null,
    "maintenance" text not null,
    "dv" real not null,
    "as" real not null,
    "af" real not null,
    "cv" real not null,
    "cr" real not null,
    "cc" real not null,
    "ground" text not null,
    "abilities" text not null,
    primary key ("campaign", "id")
  ) strict, without rowid`,
  sql`
  create table "systems" (
    "campaign" text not null references "campaigns" ("id"),
    "id" text not null,
    "name" text not null,
    "hex" text not null,
    "importance" text not null,
    "capacity" real not null,
    "raw" real not null,
    "census" integer not null,
    "morale" integer not null,
    "productivity" integer not null,
    "intel" integer not null,
    "traits" text not null,
    "anomalies" text not null,
    "owner" text,
    "utilized" real not null,
    primary key ("campaign", "id")
  ) strict, without rowid`,
  sql`
  create table "lanes" (
    "campaign" text not null references "campaigns" ("id"),
    "id" text not null,
    "a" text not null,
    "b" text not null,
    "class" text not null,
    primary key ("campaign", "id")
  ) strict, without rowid`,
  sql`
  create table "fleets" (
    "campaign" text not null references "campaigns" ("id"),
    "id" text not null,
    "owner" text not null,
    "name" text not null,
    "place" text not null,
    "standing" text not null,
    "withdrawing" text not null,
    primary key ("campaign", "id")
  ) strict, without rowid`,
  sql`
  create table "units" (
    "campaign" text not null references "campaigns" ("id"),
    "id" text not null,
    "owner" text not null,
    "design" text not null,
    "name" text not null,
    "place" text not null,
    "condition" text not null,
    "status" text not null,
    "trading" integer not null,
    "since" integer not null,
    primary key ("campaign", "id")
  ) strict, without rowid`,
  sql`
  create table "works" (
    "campaign" text not null references "campaigns" ("id"),
    "id" text not null,
    "owner" text not null,
    "design" text not null,
    "name" text not null,
    "system" text not null,
    "source" text not null,
    "cost" real not null,
    "paid" real not null,
    "built" real not null,
    "begun" integer not null,
    "cancelled" integer not null,
    primary key ("campaign", "id")
  ) strict, without rowid`,
  sql`
  create table "encounters" (
    "campaign" text not null references "campaigns" ("id"),
    "id" text not null,
    "place" text not null,
    "present" text not null,
    "generated" text not null,
    primary key ("campaign", "id")
  ) strict, without rowid`,
  sql`
  create table "effects" (
    "campaign" text not null references "campaigns" ("id"),
    "id" text not null,
    "kind" text not null,
    "owner" text not null,
    "subject" text not null,
    "amount" real not null,
    "begins" integer not null,
    "ends" integer not null,
    primary key ("campaign", "id")
  ) strict, without rowid`,
  sql`
  create table "knownSystems" (
    "campaign" text not null references "campaigns" ("id"),
    "id" text not null,
    "viewer" text not null,
    "system" text not null,
    "name" text not null,
    "hex" text not null,
    "located" text not null,
    "visited" text not null,
    "reported" text not null,
    primary key ("campaign", "id")
  ) strict, without rowid`,
  sql`
  create table "knownLanes" (
    "campaign" text not null references "campaigns" ("id"),
    "id" text not null,
    "viewer" text not null,
    "lane" text not null,
    "a" text not null,
    "b" text not null,
    "class" text not null,
    "known" text not null,
    primary key ("campaign", "id")
  ) strict, without rowid`,
  sql`
  create table "knownDesigns" (
    "campaign" text not null references "campaigns" ("id"),
    "id" text not null,
    "viewer" text not null,
    "design" text not null,
    "level" text not null,
    "known" text not null,
    primary key ("campaign", "id")
  ) strict, without rowid`,
  sql`
  create table "contacts" (
    "campaign" text not null references "campaigns" ("id"),
    "id" text not null,
    "viewer" text not null,
    "owner" text,
    "subject" text not null,
    "place" text not null,
    "groups" text not null,
    "seen" text not null,
    "current" integer not null,
    "cameFrom" text,
    "leftFor" text,
    primary key ("campaign", "id")
  ) strict, without rowid`,
  sql`
  create table "counters" (
    "campaign" text not null references "campaigns" ("id"),
    "empire" text not null,
    "units" integer not null,
    "fleets" integer not null,
    "works" integer not null,
    "contacts" integer not null,
    primary key ("campaign", "empire")
  ) strict, without rowid`,
  sql`
  create table "optionState" (
    "campaign" text not null references "campaigns" ("id"),
    "id" text not null,
    "value" text not null,
    primary key ("campaign", "id")
  ) strict, without rowid`,
];

const CAMPAIGNS = sql`
  create table "campaigns" (
    "id" text not null primary key,
    "slug" text not null unique,
    "name" text not null,
    "rules" text not null,
    "secret" text not null,
    "turn" integer not null,
    "phase" text not null,
    "attempt" integer not null,
    "version" integer not null,
    "revision" integer not null,
    "windowsClosed" integer not null,
    "createdAt" text not null
  ) strict, without rowid`;

/** Campaigns and the state of their games. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [CAMPAIGNS, ...GAME_TABLES]) await statement.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** What happened, by the version that each run made; sequence counts within a run. */
const TURN_TABLES = [
  sql`
  create table "checkpoints" (
    "campaign" text not null references "campaigns" ("id"),
    "version" integer not null,
    "turn" integer not null,
    "phase" text not null,
    "attempt" integer not null,
    "hash" text not null,
    "format" integer not null,
    "state" blob not null,
    primary key ("campaign", "version")
  ) strict`,
  sql`
  create table "phaseRuns" (
    "campaign" text not null references "campaigns" ("id"),
    "version" integer not null,
    "turn" integer not null,
    "phase" text not null,
    "attempt" integer not null,
    "hashBefore" text not null,
    "hashAfter" text not null,
    "engineVersion" text not null,
    "ranAt" text not null,
    "events" integer not null,
    "undone" integer not null,
    primary key ("campaign", "version")
  ) strict, without rowid`,
  sql`
  create table "events" (
    "campaign" text not null,
    "version" integer not null,
    "sequence" integer not null,
    "turn" integer not null,
    "attempt" integer not null,
    "phase" text not null,
    "type" text not null,
    "data" text not null,
    primary key ("campaign", "version", "sequence"),
    foreign key ("campaign", "version") references "phaseRuns" ("campaign", "version")
  ) strict, without rowid`,
  sql`
  create table "rolls" (
    "campaign" text not null,
    "version" integer not null,
    "sequence" integer not null,
    "id" text not null,
    "kind" text not null,
    "data" text not null,
    primary key ("campaign", "version", "sequence"),
    foreign key ("campaign", "version") references "phaseRuns" ("campaign", "version")
  ) strict, without rowid`,
  sql`
  create table "answers" (
    "campaign" text not null,
    "version" integer not null,
    "sequence" integer not null,
    "decision" text not null,
    "asked" text not null,
    "kind" text not null,
    "answer" text not null,
    "by" text not null,
    primary key ("campaign", "version", "sequence"),
    foreign key ("campaign", "version") references "phaseRuns" ("campaign", "version")
  ) strict, without rowid`,
  sql`
  create table "orderSheets" (
    "campaign" text not null references "campaigns" ("id"),
    "turn" integer not null,
    "empire" text not null,
    "orders" text not null,
    "status" text not null,
    "hash" text not null,
    "submittedAt" text not null,
    primary key ("campaign", "turn", "empire")
  ) strict, without rowid`,
  sql`
  create table "questions" (
    "campaign" text not null references "campaigns" ("id"),
    "version" integer not null,
    "sequence" integer not null,
    "id" text not null,
    "asked" text not null,
    "turn" integer not null,
    "attempt" integer not null,
    "phase" text not null,
    "decision" text not null,
    "standing" text not null,
    "status" text not null,
    "answer" text,
    "askedAt" text not null,
    "settledAt" text,
    primary key ("campaign", "version", "id"),
    unique ("campaign", "version", "sequence")
  ) strict, without rowid`,
  sql`
  create table "publications" (
    "campaign" text not null,
    "turn" integer not null,
    "edition" integer not null,
    "empire" text not null,
    "version" integer not null,
    "view" blob not null,
    "seen" blob not null,
    "format" integer not null,
    "hash" text not null,
    "publishedAt" text not null,
    primary key ("campaign", "turn", "edition", "empire"),
    foreign key ("campaign", "version") references "phaseRuns" ("campaign", "version")
  ) strict`,
];

/** The desk: never rolled back with the game. Tokens are kept as hashes only. */
const DESK_TABLES = [
  sql`
  create table "accesses" (
    "token" text not null primary key,
    "campaign" text not null references "campaigns" ("id"),
    "role" text not null,
    "empire" text not null,
    "createdAt" text not null,
    unique ("campaign", "role", "empire")
  ) strict, without rowid`,
  sql`
  create table "sessions" (
    "token" text not null primary key,
    "access" text not null references "accesses" ("token") on delete cascade,
    "createdAt" text not null,
    "expiresAt" text not null
  ) strict, without rowid`,
  sql`create index "sessionsByAccess" on "sessions" ("access")`,
  sql`
  create table "audit" (
    "id" integer primary key,
    "campaign" text not null references "campaigns" ("id"),
    "at" text not null,
    "by" text not null,
    "act" text not null,
    "version" integer not null,
    "detail" text not null
  ) strict`,
  sql`create index "auditByCampaign" on "audit" ("campaign", "id")`,
];

/** What happens in turns, and who sits at the desk. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...TURN_TABLES, ...DESK_TABLES]) await statement.execute(db);
}

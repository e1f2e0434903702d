import { type Kysely, sql } from 'kysely';

const TABLES = [
  sql`
  create table "setups" (
    "id" text not null primary key,
    "slug" text not null unique,
    "name" text not null,
    "owner" text not null references "accounts" ("id"),
    "revision" integer not null,
    "text" text not null,
    "createdAt" text not null,
    "endedAt" text,
    "campaign" text references "campaigns" ("id")
  ) strict, without rowid`,
  sql`create index "setupsByOwner" on "setups" ("owner")`,
  sql`
  create table "setupSeats" (
    "setup" text not null references "setups" ("id"),
    "player" integer not null,
    "account" text references "accounts" ("id"),
    "token" text unique,
    primary key ("setup", "player")
  ) strict, without rowid`,
  sql`create index "setupSeatsByAccount" on "setupSeats" ("account")`,
  sql`
  create table "setupVersions" (
    "setup" text not null references "setups" ("id"),
    "revision" integer not null,
    "at" text not null,
    "by" text not null,
    "what" text not null,
    "secretOf" integer,
    "undone" integer not null,
    "text" blob not null,
    primary key ("setup", "revision")
  ) strict, without rowid`,
];

/** Campaigns that are being set up: their state, who takes part, and what was done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of TABLES) await statement.execute(db);
}

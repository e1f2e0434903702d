import { type Kysely, sql } from 'kysely';

const TABLES = [
  sql`
  create table "notes" (
    "campaign" text not null references "campaigns" ("id"),
    "number" integer not null,
    "edition" integer not null,
    "turn" integer not null,
    "phase" text not null,
    "text" text not null,
    "at" text not null,
    "by" text not null,
    primary key ("campaign", "number", "edition")
  ) strict, without rowid`,
  sql`
  create table "rulings" (
    "campaign" text not null references "campaigns" ("id"),
    "number" integer not null,
    "edition" integer not null,
    "turn" integer not null,
    "question" text not null,
    "rule" text not null,
    "decision" text not null,
    "isPublic" integer not null,
    "at" text not null,
    "by" text not null,
    primary key ("campaign", "number", "edition")
  ) strict, without rowid`,
  sql`
  create table "messages" (
    "campaign" text not null references "campaigns" ("id"),
    "number" integer not null,
    "turn" integer not null,
    "to" text not null,
    "text" text not null,
    "at" text not null,
    "by" text not null,
    "issued" text,
    primary key ("campaign", "number")
  ) strict, without rowid`,
  sql`
  create table "delegations" (
    "campaign" text not null references "campaigns" ("id"),
    "version" integer not null,
    "empire" text not null,
    "encounter" text not null,
    "at" text not null,
    primary key ("campaign", "version", "empire", "encounter")
  ) strict, without rowid`,
  sql`
  create table "deskSettings" (
    "campaign" text not null primary key references "campaigns" ("id"),
    "goesOn" integer not null
  ) strict, without rowid`,
];

/** What is written down at the moderator's desk: notes, rulings, messages, and how the campaign is run. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of TABLES) await statement.execute(db);
}

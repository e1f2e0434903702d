import { type Kysely, sql } from 'kysely';

/** When turns run. A campaign without a row is run by its moderator alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
  create table "turnClocks" (
    "campaign" text not null primary key references "campaigns" ("id"),
    "settings" text not null,
    "deadline" text,
    "announced" text,
    "pausedAt" text,
    "reportsAt" text,
    "extensions" text not null,
    "trouble" text,
    "reminded" text not null,
    "notices" text not null
  ) strict, without rowid`.execute(db);
}

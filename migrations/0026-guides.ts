import { type Kysely, sql } from 'kysely';

/** What a campaign's scenario tells about itself. Campaigns that exist have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
  create table "guides" (
    "campaign" text not null primary key references "campaigns" ("id"),
    "guide" text not null
  ) strict, without rowid`.execute(db);
}

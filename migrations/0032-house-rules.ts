import { type Kysely, sql } from 'kysely';

/** The house rules of a campaign in prose. Each change is an edition, and the older ones stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
  create table "houseRules" (
    "campaign" text not null references "campaigns" ("id"),
    "edition" integer not null,
    "turn" integer not null,
    "text" text not null,
    "at" text not null,
    "by" text not null,
    primary key ("campaign", "edition")
  ) strict, without rowid`.execute(db);
}

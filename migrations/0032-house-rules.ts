import { type Kysely, sql } from 'kysely';

/** The house rules of a campaign in prose, edition by edition; and the figures that its moderator publishes as standings. */
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
  await sql`alter table "deskSettings" add column "standings" text not null default '[]'`.execute(
    db,
  );
}

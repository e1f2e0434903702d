import { type Kysely, sql } from 'kysely';

/** Campaigns from before have ids of empires that name force lists: what players see of them comes from names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "campaigns" add column "keysFrom" text not null default 'names'`.execute(
    db,
  );
}

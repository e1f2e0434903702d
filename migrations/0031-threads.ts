import { type Kysely, sql } from 'kysely';

/** Conversations of players with the moderators are letters too: what they are about, and how far they are dealt with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "conversations" add column "desk" text`.execute(db);
}

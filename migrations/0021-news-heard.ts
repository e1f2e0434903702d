import { type Kysely, sql } from 'kysely';

/** A column for what empires heard about the relations of others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "relations" add column "heard" text`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Owners rank what is built first; null: not ranked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "works" add column "rank" integer`.execute(db);
}

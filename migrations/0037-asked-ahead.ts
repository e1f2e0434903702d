import { type Kysely, sql } from 'kysely';

/** The question that follows another in the same round, as far as it can be foreseen, and the answer that was given to it ahead. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "questions" add column "next" text`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** What Espionage reports of systems. */
export const missions = {
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table "knownSystems" add column "reports" text`.execute(db);
  },
};

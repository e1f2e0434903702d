import { type Kysely, sql } from 'kysely';
import { addSettings } from './add-settings.ts';

const SETTINGS = { tension: 'off', startingTension: 50 } as const;

const added = addSettings(SETTINGS);

/** Tension between empires: its settings, and a column for it. */
export const tension = {
  settings: SETTINGS,
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table "relations" add column "tensions" text`.execute(db);
    await added.up(db);
  },
};

import { type Kysely, sql } from 'kysely';
import { addSettings } from './add-settings.ts';

const SETTINGS = { hostilities: 'on', allianceWars: 'attempt' } as const;

const added = addSettings(SETTINGS);

/** Treaties and declarations by the players: their settings, and columns for offers, covert wars and surprise attacks. */
export const treaties = {
  settings: SETTINGS,
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table "relations" add column "dealings" text`.execute(db);
    await sql`alter table "empires" add column "surpriseAttack" integer`.execute(db);
    await added.up(db);
  },
};

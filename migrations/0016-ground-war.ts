import { type Kysely, sql } from 'kysely';
import { addSettings } from './add-settings.ts';

const SETTINGS = {
  bombardmentSurrender: 'off',
  massDriverCap: 0,
  invasionNeedsSuperiority: 'on',
  invasionPenalty: 'half',
  counterAttack: 'off',
  beachhead: 'kill',
  beachheadLanding: 'next',
  shock: 'off',
  conqueredIntel: 'lost',
  rebelWorld: 'nonAligned',
} as const;

const added = addSettings(SETTINGS);

/** Ground war: its settings, and the turn in which an empire fell. */
export const groundWar = {
  settings: SETTINGS,
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table "empires" add column "fellIn" integer`.execute(db);
    await added.up(db);
  },
};

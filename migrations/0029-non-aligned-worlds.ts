import { type Kysely, sql } from 'kysely';
import { addSettings } from './add-settings.ts';

/** Campaigns that began before go on without non-aligned worlds. */
const SETTINGS = {
  nonAligned: 'off',
  nonAlignedControl: 'ai',
  nonAlignedEra: 'leader',
  nonAlignedIntel: 'morale',
  blankPersonalities: 'house',
} as const;

const added = addSettings(SETTINGS);

/** Non-aligned worlds: their settings, what they are, and how they feel about the empires that they have met. */
export const nonAlignedWorlds = {
  settings: SETTINGS,
  up: async (db: Kysely<unknown>): Promise<void> => {
    await sql`alter table "empires" add column "nonAligned" text`.execute(db);
    await sql`alter table "relations" add column "attitude" text`.execute(db);
    await added.up(db);
  },
};

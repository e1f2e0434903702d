import type { Migration } from 'kysely';
import { up as gameTables } from './0001-game-tables.ts';
import { up as turnAndDeskTables } from './0002-turn-and-desk-tables.ts';
import { up as aCampaignYear } from './0003-a-campaign-year.ts';

/** All migrations by name, run in the order of their names. Imported one by one: a bundle has no folder to read. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-game-tables': { up: gameTables },
  '0002-turn-and-desk-tables': { up: turnAndDeskTables },
  '0003-a-campaign-year': { up: aCampaignYear },
};

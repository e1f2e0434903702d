import { readFileSync } from 'node:fs';
import { publishedLists } from '#test/content/published-lists';
import type { GoldenCampaign } from './golden-campaign.ts';

const FILE = new URL('../../scenarios/iron-ring/scenario.json', import.meta.url);

/** Iron Ring: a siege of sixteen turns, from the blockade to the end of an empire and the unrest after it. */
export const IRON_RING: GoldenCampaign = {
  folder: 'iron-ring',
  scenario: () => readFileSync(FILE, 'utf8'),
  lists: publishedLists,
  secret: 'iron-ring-1',
  turns: 16,
  reported: [5, 8, 13],
  keepsRolls: false,
  amendments: new Map(),
};

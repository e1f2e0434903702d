import { readFileSync } from 'node:fs';
import { publishedLists } from '#test/content/published-lists';
import type { GoldenCampaign } from './golden-campaign.ts';

const FILE = new URL('../../scenarios/long-peace/scenario.json', import.meta.url);

/** Long Peace: two years of three empires without a war, played with every kind of order. */
export const LONG_PEACE: GoldenCampaign = {
  folder: 'long-peace',
  scenario: () => readFileSync(FILE, 'utf8'),
  lists: publishedLists,
  secret: 'long-peace-35',
  turns: 24,
  reported: [5, 13, 24],
  keepsRolls: false,
  amendments: new Map(),
};

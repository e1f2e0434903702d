import { readFileSync } from 'node:fs';
import { publishedLists } from '#test/content/published-lists';
import type { GoldenCampaign } from './golden-campaign.ts';

const FILE = new URL('../../scenarios/five-crowns/scenario.json', import.meta.url);

/** Five Crowns: two years of five empires, with every treaty, every way into and out of a war, and every result of every mission. */
export const FIVE_CROWNS: GoldenCampaign = {
  folder: 'five-crowns',
  scenario: () => readFileSync(FILE, 'utf8'),
  lists: publishedLists,
  secret: 'five-crowns-456',
  turns: 24,
  reported: [9, 23],
  keepsRolls: false,
  amendments: new Map(),
};

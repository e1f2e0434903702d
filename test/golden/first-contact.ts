import { firstContactText, publishedLists } from '#test/content/published-lists';
import type { GoldenCampaign } from './golden-campaign.ts';

/** First Contact, a whole year. */
export const FIRST_CONTACT: GoldenCampaign = {
  folder: 'first-contact',
  scenario: firstContactText,
  lists: publishedLists,
  secret: 'first-contact-68',
  turns: 12,
  reported: [3, 8, 12],
  keepsRolls: true,
  amendments: new Map(),
};

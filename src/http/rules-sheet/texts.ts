/** What the pages of this room say. */
export const TEXTS = {
  rulesSheet: 'Rules sheet',
  settingsAndWhatDiffers: 'The settings of this campaign, and what differs from the book.',
} as const;

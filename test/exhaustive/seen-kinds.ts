import type { CampaignEventType } from '#model/events/campaign-event';

/** The types of events that don’t happen in these campaigns: the moderator makes three, and the others are too rare or come later. */
export const UNSEEN: readonly CampaignEventType[] = [
  'RelationSet',
  'CorrectionMade',
  'SettingsChanged',
  'PersonalityChanged',
  'RandomEventRuled',
  'ObjectiveAdvanced',
];
/** The last falls before a turn, for the orders of random players. */
export const UNROLLED = ['command tie', 'landing order', 'depot order', 'random player'];

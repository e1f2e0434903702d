import { counted } from '#kernel/words/counted';

/** What the lists of alerts say. */
export const TEXTS = {
  goTo: (name: string): string => `Go to ${name}`,
  readBattle: 'Read the battle',
  moreAlerts: (count: number): string => counted(count, 'more line'),

  sendFleet: 'Send a fleet',
  planGroundCombat: 'Plan ground combat',
  mothballUnits: 'Mothball them',
  chooseUnits: 'Choose units',
  acceptOffer: 'Accept',
  declineOffer: 'Decline',
  repairUnits: 'Repair them',
  buildUnits: 'Build units',
  buildGroundUnits: 'Build ground units',
  proclaimMartialLaw: 'Proclaim martial law',
  takeReprisal: 'Take a reprisal',
  takeCensusAway: 'Take Census away',
} as const;

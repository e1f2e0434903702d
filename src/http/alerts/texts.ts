import { counted } from '#kernel/words/counted';

/** What the lists of alerts say. */
export const TEXTS = {
  goTo: (name: string): string => `Go to ${name}`,
  readBattle: 'Read the battle',

  questionsWait: (open: number): string =>
    `${counted(open, 'question waits', 'questions wait')} for your answer.`,
  answerUntil: (until: string): string =>
    ` At ${until} your standing orders answer what is still open.`,
  answerNow: 'Answer now',
  noOrdersSubmitted: 'You have submitted no orders yet.',
  draftNotSubmitted: 'Your draft is not submitted yet.',
  changesNotSubmitted: 'The changes of your draft are not submitted yet.',
  dueIn: (wait: string, due: string): string => `Orders are due ${wait}, ${due}.`,
  goToSheet: 'Go to your orders',

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

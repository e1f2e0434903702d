import { counted } from '#kernel/words/counted';
import { listed } from '#kernel/words/listed';

/** What the pages of letters say. */
export const TEXTS = {
  card: 'Write to the empires that you have met, and read what they write.',
  letters: 'Letters',
  newLetter: 'New letter',
  toYourLetters: 'Letters',
  letterIsSent: 'Your letter is sent.',
  attachedIsInYourDraft:
    'What you attached is in your draft. Submit your orders, or it isn’t carried out.',
  yourOrders: 'Your orders',
  isMuted: (name: string) =>
    `${name} is muted. You are no longer told of its letters, and it doesn’t learn that.`,
  isUnmuted: (name: string) => `${name} is no longer muted.`,
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Unmute ${name}`,
  unread: (letters: number) => `${String(letters)} unread`,
  lettersIn: (letters: number) => counted(letters, 'letter'),
  with: (names: readonly string[]) => `With ${listed(names)}`,
  withNobodyMet: 'With nobody that you have met',
  you: 'You',
  youTo: (names: readonly string[]) => `You to ${listed(names)}`,
  unknownEmpire: 'An empire that you have not met',
  turnAnd: (turn: number, at: string) => `turn ${String(turn)}, ${at}`,
  youAttached: (name: string, order: string) => `For ${name}: ${order}.`,
  theyAttached: (order: string) => `${order}.`,
  chooseUnits: 'Choose the units in the form of the order',
  tooLate: (turn: number) =>
    `It was attached in turn ${String(turn)}, so it can’t be accepted from here any more.`,
  processing: 'The turn is in processing, so you can’t attach anything now.',
  noTreaty: 'No treaty',
  noClass: 'No schematics',
  nothingFits: 'Some of what you attach is incomplete. Correct it and send the letter again.',
  attachTreaty: 'A treaty',
  attachEp: 'Economic points',
  attachCharts: 'Charts',
  attachSchematics: 'Schematics',
  attachUnits: 'Units',
} as const;

import { counted } from '#kernel/words/counted';
import { percent } from '#kernel/words/percent';

/** What the page of Intel missions against a system says. */
export const TEXTS = {
  title: (system: string) => `Intel missions at ${system}`,
  lead: 'What your systems can learn or do there this turn, with the chances by what you know.',
  itsIntelIs: (intel: number, turn: number) =>
    `Its Intel was ${String(intel)} in turn ${String(turn)}.`,
  yours: 'It is your own system: its Intel isn’t against you, and nobody finds out.',
  unknownIntel: (most: number) =>
    `You don’t know its Intel. It is between 0 and ${String(most)}, so each chance is given for both.`,
  unknownAtBest: 'You don’t know its Intel. The chances are for Intel 0, at best.',
  ownerUnknown: (system: string) =>
    `You don’t know who owns ${system}. If you have no contact with its owner, a mission there fails and its EP are lost.`,
  ownerUnmet: (system: string) =>
    `You have no contact with the owner of ${system}, so that your systems can’t run missions there.`,
  nobodyReaches:
    'None of your systems reaches it. A system needs Intel, and a path of explored minor and major lanes.',
  noSystem: 'You know no such system. Choose one on the map.',
  jumps: (jumps: number) => counted(jumps, 'jump'),
  byClass: 'by class',
  range: (first: number, last: number) =>
    first === last ? percent(first) : `${percent(last)} to ${percent(first)}`,
  backToMap: 'Back to the map',
} as const;

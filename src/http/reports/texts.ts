import { counted, plural } from '#kernel/words/counted';

/** `Your 4 orders`, `3 of your 4 orders`. */
const ordersOf = (carried: number, all: number): string =>
  carried === all
    ? `Your ${counted(all, 'order')}`
    : `${carried === 0 ? 'None' : String(carried)} of your ${counted(all, 'order')}`;

const refusedOf = (carried: number, all: number): string =>
  carried === all ? '' : `; ${counted(all - carried, 'is', 'are')} refused`;

/** What the pages of this room say. */
export const TEXTS = {
  beingCarriedOut: (carried: number, all: number): string =>
    `${ordersOf(carried, all)} ${plural(carried, 'is', 'are')} being carried out${refusedOf(carried, all)}.`,
  willBeCarriedOut: (carried: number, all: number): string =>
    `${ordersOf(carried, all)} will be carried out when the turn begins${refusedOf(carried, all)}.`,
  youSubmittedNoOrders: 'You submitted no orders. Your standing orders apply.',
  ordersAreClosed: 'Orders are closed.',
  nextReportTells: 'Then your next report tells you what happened.',
  submittedNone: 'You submitted none, so your standing orders apply when the turn begins.',
  submittedNoneButDraft: (drafted: number): string =>
    `You submitted none, so your standing orders apply when the turn begins; your draft of ${counted(drafted, 'order')} isn’t carried out.`,
  laterChangesAreNot: 'The later changes in your draft are not.',
  ordersAreOpen: 'Orders are open.',
  youHaveDraft: (drafted: number): string =>
    `You have a draft of ${counted(drafted, 'order')}. Submit it, or it is not carried out.`,
  submittedYouCanChangeThem: (given: number): string =>
    `${counted(given, 'order')} submitted. You can change them until orders close.`,
  submittedButDraftDiffers: (given: number, drafted: number): string =>
    `${counted(given, 'order')} submitted, but your draft of ${counted(drafted, 'order')} differs. Submit the changes, or they are not carried out.`,
  inProcessing: 'In processing',
  ordersAreClosedTitle: 'Orders are closed',
  ordersAreOpenTitle: 'Orders are open',
  readYourOrders: 'Read your orders',
  writeOrders: 'Write orders',
  changeYourOrders: 'Change your orders',
  turnReport: 'Turn report',
  eventsSinceLastTurn: 'Events since the last turn, and records of battles.',
  readTheTurnReport: 'Read the turn report',
  readTheAssetSheet: 'Read the asset sheet',
  withGuide: 'Show how orders are written',
  withoutGuide: 'Hide how orders are written',
  pdfOn: (paper: string): string => `PDF (${paper})`,
  unreadLetters: (unread: number): string => `You have ${counted(unread, 'unread letter')}.`,
  openDesk: 'Open the desk',
  earlierMap: (turn: number): string => `← Turn ${String(turn)}`,
  laterMap: (turn: number): string => `Turn ${String(turn)} →`,
  mapNow: 'Now',
  backToMap: 'Map of this turn',
  asYouKnewIt: (turn: number): string => `The map as you knew it in turn ${String(turn)}.`,
  assetSheet: 'Asset sheet',
  yourColoniesAndFleets: 'Your colonies and fleets, with all their figures.',
  starMap: 'Star map',
  knownSystems: 'Known systems, and the age of your knowledge.',

  thisEditionWasTakenBack: 'This edition was taken back. Another edition replaces it.',
  moderatorCorrectedThisEdition: (correctedBy: number): string =>
    `The moderator corrected this edition. Edition ${String(correctedBy)} replaces it.`,
  turn: (turn: number, edition: number): string =>
    `Turn ${String(turn)}${edition === 1 ? '' : `, edition ${String(edition)}`}`,
  backToYourReports: 'Back to your reports',
  allReports: 'All reports',
  allTurnsSoFar: 'All turns so far, to read, print or save.',

  decisionsAboutQuestionsOfRules: 'Decisions about questions of the rules.',

  pastTurns: 'Past turns',
  youAreBehind: (delay: number): string =>
    `You are ${counted(delay, 'turn')} behind, and read everybody’s reports of that time. Orders are never shown.`,
  youAreBehindAndSee: (delay: number): string =>
    `You are ${counted(delay, 'turn')} behind. You read everybody’s reports of that time, and see what the moderator saw.`,
  noTurnIsOldEnoughYet: 'No turn is old enough yet. Come back later in the campaign.',
  allTurns: 'All turns',
  moderatorsViewOf: (turn: number): string => `The moderator’s view of turn ${String(turn)}`,

  takenBack: 'taken back',
  correctedByEdition: (correctedBy: number): string =>
    `corrected by edition ${String(correctedBy)}`,
} as const;

import { counted } from '#kernel/words/counted';

/** What the pages of this room say. */
export const TEXTS = {
  yourNameIsChanged: 'Your name is changed.',
  yourPasswordIsChanged: 'Your password is changed, and you are signed out on all other devices.',
  yourAccount: 'Your account',

  youRunThisCampaign: 'You run this campaign.',
  youHelpToRunThisCampaign: 'You help to run this campaign.',
  youPlayThisEmpire: 'You play this empire.',
  youWriteOrdersOfThisEmpire: 'You write the orders of this empire together with its player.',
  youFollowThisCampaignSomeTurns: 'You follow this campaign some turns behind.',

  yourSeat: (seat: string): string => `Your seat: ${seat}`,

  turnUnderWay: (turn: number, label: string, words: string): string =>
    `Turn ${String(turn)} (${label}), ${words}`,
  firstTurnIsNotOpenedYet: 'The first turn is not opened yet',
  yourCampaigns: 'Your campaigns',

  ordersAreOpen: 'orders are open',
  inProcessing: 'in processing',
  behind: (delay: number): string => `${counted(delay, 'turn')} behind`,
} as const;

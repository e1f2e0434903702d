/** What pages of several rooms say. */
export const SHARED_TEXTS = {
  backToDesk: 'Back to the desk',
  lookAtVotes: 'Look at the votes',
  backToBattles: 'Back to the battles',
  notUnderstood: 'Not understood',
  toYourCampaigns: 'To your campaigns',
  saveMapAsSvg: 'Save the map as SVG',
  tryAgain: 'Try again',
  nameOfCampaign: 'Name of the campaign',
  toDesk: 'To the desk',
  lanesOffMap: 'Lanes off the map',
  turnIsInProcessing:
    'The turn is in processing: orders cannot be changed until the next report is issued.',
  afterTheseOrders: 'After these orders',
  inReserve: 'In reserve',
  yourOrders: 'Your orders',
  signIn: 'Sign in',
  otherSide: 'The other side',
  whatIfSiege: 'What if a siege',
  whatIf: 'What if',
  asPrinted: (list: string) => `${list}, as printed`,
  chooseClass: 'Choose a class',
  backToYourDesk: 'Back to your desk',
  somethingWentWrong:
    'Something went wrong in Farlane. Nothing was changed. The server’s log has the error. Tell the moderator what you did.',
  rulesOfThisServer: 'Rules of this server',
  printedInTurn: (turn: number): string => `Printed in turn ${String(turn)}`,
} as const;

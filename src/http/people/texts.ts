import { counted } from '#kernel/words/counted';

/** What the pages of this room say. */
export const TEXTS = {
  newLinkFor: (who: string): string => `A new link for ${who}?`,
  newLinkIsShownOnce: 'You see the new link once, and send it to the person yourself.',
  oldLinkEnds: 'The link that the seat has now ends at once.',
  whoUsesItIsOut:
    'The person who uses the seat by that link is signed out and needs the new one to come back.',
  accountKeepsSeat: (account: string): string =>
    `${account} has the seat with an account and keeps it until somebody else takes it with the new link.`,
  ordersAndReportsStay: 'Orders, drafts and reports stay as they are.',
  makeNewLink: 'Make a new link',

  remove: (line: string): string => `Remove ${line}?`,
  theyLoseSeatAtOnce: 'They lose the seat at once, on all devices.',
  theirOrdersForOpenTurn:
    'Their orders for the open turn are withdrawn. A successor begins with an empty sheet',
  turnInProcessingContinuesWithOrders:
    'A turn in processing continues with the orders that it began with',
  reportsStayWithEmpire:
    'Reports stay with the empire. Only moderators can read the receipts and orders of earlier turns; send them to the successor if you want to share them',
  youCanThenInviteSomebodyElse: 'You can then invite somebody else to the empire',
  theyCantReadThisCampaignAny: 'They can’t read this campaign any more',
  removeSeat: 'Remove the seat',
  transferCampaignTo: (line: string): string => `Transfer the campaign to ${line}?`,
  campaignHasOneOwner: 'A campaign has one owner.',
  newOwnerManagesSeatsOfModerators:
    'The new owner manages the seats of moderators, including yours',
  youBecomeCoModerator: 'You become a co-moderator',
  transferCampaign: 'Transfer the campaign',
  allPlayersSeeItAtOnce: 'All players see it at once.',
  openModeratorsViewQuestion: 'Open the moderator’s view?',
  moderatorsViewIsAlreadyOpen: 'The moderator’s view is already open to you.',
  youPlayEmpire: (plays: string): string =>
    `You play ${plays}, so you can’t see what other empires do.`,
  youCanSeeEverythingUntilNext: 'You can see everything until the next reports are issued',
  allPlayersReadThatYouOpened:
    'All players read that you opened it, the empire you play, and your reason. You can’t undo this',
  openModeratorsView: 'Open the moderator’s view',

  asIssued: (empire: string): string => `As issued to ${empire}.`,

  youAreInvitedToCampaign: (campaign: string, seat: string): string =>
    `You are invited to the campaign “${campaign}”. Your seat: ${seat}.`,
  openThisLinkAndChooseHow: (link: string): string =>
    `Open this link and choose how to sign in: ${link}`,
  keepLinkSecret: 'Keep the link secret. Anyone who has it can take your seat.',

  paperOfTurn: (name: string, turn: string): string => `${name} of turn ${turn}`,

  shadowTurn: 'Shadow turn',
  reportsOfTurn: (turn: number): string => `Reports of turn ${String(turn)}`,
  reportsToBeIssued: 'Reports to be issued',
  thisIsPreview: 'This is a preview. The report is not issued yet.',
  trialRunOfTurnWithOrders: 'A trial run of the turn with the orders so far.',
  changesBetweenTwoPointsOfCampaign: 'Changes between two points of the campaign.',

  seatIsRemoved: 'The seat is removed. Its player’s orders for the open turn are withdrawn.',
  seatIsChanged: 'The seat is changed.',
  youTransferredCampaign: 'You transferred the campaign, and are a co-moderator now.',
  backToPeople: 'Back to People',
  linkOf: (name: string): string => `Link of ${name}`,

  turn: (turn: number): string => `Turn ${String(turn)}`,

  turnsBehind: 'Turns behind',
  playersOfVacantEmpires: 'Players of vacant empires',
  playersOfWorlds: 'Players of non-aligned worlds',
  worldsPlayedBy: {
    ai: 'A machine plays these non-aligned worlds. To let a player play one, invite them to its seat:',
    moderator:
      'You play these non-aligned worlds. To let a player play one, invite them to its seat:',
    player: 'These non-aligned worlds wait for players. Invite them to their seats:',
  },
  forSpectator: 'For a spectator: everything they read is at least this many turns old.',

  looksAtYourPapers: 'Looks at your papers',

  everybodysPapers: 'Everybody’s papers',
  thisCampaignIsOpenHanded:
    'This campaign is open-handed: you can read everybody’s reports. Submitted orders are never shown before their turn runs.',
  inThisCampaignYouRead: 'In this campaign you read your own reports only.',
  noReportsYet: 'No reports yet.',
  youCantReadOtherPlayersPapers: 'You can’t read other players’ papers.',

  turnClock: 'the turn clock',
  operatorOfServer: 'operator of the server',

  everybodysOrdersFor: (turn: number): string => `Everybody’s orders for turn ${String(turn)}`,
  orderRefused: (sentence: string, why: string): string => `${sentence} (refused) ${why}`.trim(),
  editionOf: (name: string, edition: number): string => `${name}, edition ${String(edition)}`,

  journal: 'Journal',
  lookedAt: (what: string, turn: number, of: string | null): string =>
    [
      what,
      ...(of === null ? [] : [`of ${of}`]),
      ...(turn === 0 ? [] : [`turn ${String(turn)}`]),
    ].join(', '),
  looks: {
    orders: 'orders',
    receipts: 'receipts',
    sheet: 'asset sheet',
    report: 'report',
    questions: 'questions',
    preview: 'the next report, before it was issued',
    desk: 'report and orders',
    map: 'star map',
    truth: 'the whole campaign without fog',
    relations: 'the relations of all empires',
    'what-if': 'true forces, for the chances of a battle',
    corrections: 'corrections',
    'random-events': 'random events',
    shadow: 'a shadow turn of what was submitted',
    'shadow-drafts': 'a shadow turn with drafts',
    previews: 'an overview of the next reports',
    file: 'the file of the campaign',
    copy: 'a copy of the campaign',
    events: 'events',
    history: 'a history',
    figures: 'graphs and losses',
    differences: 'differences',
    battles: 'battles under way',
    outcomes: 'battles fought elsewhere',
  },
  journalFile: 'journal',
  when: 'When',
  who: 'Who',
  action: 'Action',
  version: 'Version',
  details: 'Details',

  nobodyYet: 'nobody yet',
  anyoneWithLink: 'anyone with the link',
  behind: (delay: number): string => `${counted(delay, 'turn')} behind`,
  maySubmitOrdersAndAnswerQuestions: 'may submit orders and answer questions',
  mayEditDraft: 'may edit the draft only',
} as const;

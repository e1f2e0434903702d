import { counted, plural } from '#kernel/words/counted';

/** What the pages of this room say. */
export const TEXTS = {
  parts: {
    name: 'Parts of the page',
    draft: 'Draft',
    forms: 'Forms',
    text: 'Text',
    budget: 'Budget',
    submit: 'Submit',
  },
  submitOrdersAndRunTurn: 'Submit orders and run the turn',
  runTurn: 'Run the turn',
  runRestOfTurn: 'Run the rest of the turn',
  itIsYourTurn:
    'It is your turn, and nobody waits for you. When you run it, the machines write their orders, and all orders are carried out. If a battle needs your decision, you are asked first. Then you see what happened.',
  runWhenReady:
    'Your orders are submitted. You can still change them. Nothing happens until you run the turn: the machines write their orders then.',
  yourBattleWaits:
    'The turn waits for your answers. After the last one it goes on by itself, and you see what happened.',
  answerQuestions: 'Answer the questions',
  turnStopped: 'The turn stopped before its end. Run the rest of it to write the next orders.',

  moderatorSubmittedForYou:
    'The moderator submitted your orders for this turn in your place. You can change them, and submit them again.',
  addByForm: (title: string): string => `Add: ${title}`,
  changeOrder: 'Change the order',
  backToYourOrders: 'Back to your orders',
  yourGroundUnits: 'Your ground units',
  yourColonies: 'Your colonies',

  sameOrdersInAnotherSequence: 'The same orders in another sequence.',

  seeMessages: (size: number): string =>
    `${counted(size, 'field has a mistake', 'fields have mistakes')}. See the ${plural(size, 'message beside it', 'messages beside them')}.`,
  pointsSpent: ({
    spent,
    available,
    cost,
    points,
    per,
    cc,
  }: Readonly<{
    spent: number;
    available: number;
    cost: string;
    points: number;
    per: number;
    cc: number;
  }>): string =>
    `${String(spent)} of ${counted(available, 'construction point')} spent. Cost ${cost}, maintenance ${String(points)}/${String(per)}, CC ${String(cc)}.`,
  constructionPoints: 'Construction points',
  useOfConstructionPoints: 'Use of construction points',
  maintenanceForEachGroupOfUp: (per: number): string =>
    `Maintenance for each group of up to ${String(per)}`,

  operatorOfThisServerRestored: (backup: string, at: string): string =>
    `An operator of this server restored ${backup} at ${at}. Orders and answers that you sent in between are lost.`,
  checkYourOrders: (text: string): string => `${text} Check your orders, and submit them again.`,
  moderatorIssued: (issued: string, what: string): string =>
    `The moderator ${issued}. This is ${what}.`,
  moderatorUndidCorrectionOfYourReport: (what: string): string =>
    `The moderator undid a correction of your report: ${what} is valid again.`,
  readReport: 'Read the report',
  checkYourOrdersAgain: (text: string): string => `${text} Check your orders again.`,
  thisIsEditionOfTurn: (edition: number, turn: number): string =>
    `This is edition ${String(edition)} of turn ${String(turn)}. It replaces earlier editions of this turn.`,
  moderatorUndidLaterTurns: (turn: number): string =>
    `The moderator undid later turns: it is turn ${String(turn)} again. Later reports are taken back.`,

  notWithPresentPayments: 'Not with present payments',
  turn: (turn: number): string => `Turn ${String(turn)}`,

  ordersForTurn: (turn: number): string => `Orders for turn ${String(turn)}`,

  itStaysInPlace: 'It stays in place, and is in supply.',
  fleetIsInSupply: (turns: string): string => `The fleet is in supply ${turns}.`,
  fleetHasSupply: (turns: string): string => `The fleet has supply ${turns}.`,
  depotSuppliesFleet: (turns: string, cost: number): string =>
    `The depot supplies the fleet ${turns}, for ${String(cost)} EP now.`,
  fleetHasSupplyNextTurn:
    'The fleet has supply next turn if the attempt succeeds and the lane is minor or major.',
  fleetHasSupplyIfItDefeats: (enemies: number, turns: string): string =>
    `The fleet has supply if it defeats the ${counted(enemies, 'enemy ship')} in sight there. It arrives ${turns}.`,
  itsLevelsOutOfSupply:
    'Its levels out of supply are removed, and the Supply ship is crippled. The supply route stays broken.',
  cancelMove: (name: string): string => `Cancel the move of ${name}.`,
  keepInPlace: (name: string): string => `Keep ${name} in place`,
  addOrder: 'Add the order',

  thisFileCannotBeRead: (path: string, first: string): string =>
    `This file cannot be read. ${path}${first}`,
  nothingWasChanged: (foreign: string): string => `${foreign} Nothing was changed.`,

  whatIfSiege: 'What if: the chances of a siege',
  yourTextIsntInYourDraft:
    'Your text isn’t in your draft, so it wouldn’t be submitted. Make it your draft first, or drop it.',
  someWillNotBeCarriedOut: (refused: number, lines: number): string =>
    `${String(refused)} of ${counted(lines, 'order')} will not be carried out.`,
  copyFromTurn: (orders: string, turn: number): string =>
    `Copy the ${orders} from turn ${String(turn)}`,

  ordersForSeveralFleets: 'Orders for several fleets, units or systems',

  formShowsResultOfCheck: 'The form shows the result of the check. Your draft is unchanged.',

  orderWasNotUnderstood: 'The order was not understood. Nothing was changed. Choose it again.',

  resultOfCheckIsBelow: 'The result of the check is below. Your draft is unchanged.',
  someLinesAreNotUnderstood:
    'Some lines are not understood. Your draft is unchanged. Correct or delete them in the text below and send it again, or use only the lines that are understood.',
  yourDraftNowHasLines: (lines: string, broken: number): string =>
    `Your draft now has the lines that were understood. ${lines} that ${plural(broken, 'was', 'were')} not understood ${plural(broken, 'is', 'are')} in the text below.`,
  chooseFileWithOrders: 'Choose a file with orders, then send it.',
  thisIsNotTextFile: 'This is not a text file. Save the orders as plain text (UTF-8) or as JSON.',

  noOrdersWereAdded: 'No orders were added. Tick fleets, units or systems in the list first.',
  noOrdersWereAddedBecause: (name: string, reason: string): string =>
    `No orders were added, because of ${name}: ${reason}`,

  orderWasNotAdded: 'The order was not added. The messages beside its fields say what is wrong.',

  madeDraftAgain: 'Made a draft again, because the turn was undone,',
  receiptsOf: (name: string): string => `Receipts of ${name}`,
  everySubmittedOrWithdrawnSheet:
    'Every submitted or withdrawn sheet, as it was then. Receipts never change.',
  turnAndNumber: (turn: number, number: number): string =>
    `Turn ${String(turn)}, no. ${String(number)}`,
  receiptNo: (number: number, turn: number): string =>
    `Receipt no. ${String(number)}, turn ${String(turn)}`,
  allReceipts: 'All receipts',
  saveOrdersAsText: 'Save the orders as text',

  turnIsInProcessing:
    'The turn is in processing: orders cannot be changed until the next report is issued. Your submitted orders are being carried out.',
  youSubmittedNoOrdersThisTurn: 'You submitted no orders this turn.',
  draftSaved: (savedAt: string, savedBy: string): string => `Draft saved ${savedAt} by ${savedBy}.`,
  itIsNotCarriedOut: (saved: string): string =>
    `${saved} It is not carried out, because orders are closed.`,
  itIsNotCarriedOutUntil: (saved: string): string =>
    `${saved} It is not carried out until you submit it.`,
  submitted: (orders: string, when: string): string => `${orders} submitted ${when}.`,
  draftHasChanges: (changes: number): string =>
    `Your draft has ${counted(changes, 'change that is', 'changes that are')} not submitted`,
  draftHadChanges: (changes: number): string =>
    `Your draft had ${counted(changes, 'change')} that you did not submit; none of it is carried out`,
  ordersAreClosed:
    'Orders are closed, so you can’t submit or withdraw any. You can still write your draft: ask the moderator for an extension before the turn begins if you need to submit it.',
  submitOrders: 'Submit orders',
  draftIsNotCarriedOut: 'A draft is not carried out.',
  ifYouChangeOrder:
    'If you change an order, submit again: until then the submitted orders remain in force.',
  submitChanges: 'Submit changes',
  untilThenYourEarlierSubmissionRemains: 'Until then your earlier submission remains in force.',

  noneOfThemHasMistake: 'None of them has a mistake.',
  someHaveMistakes: (bad: number): string =>
    `${String(bad)} of them ${plural(bad, 'has a mistake', 'have mistakes')}.`,
  moreLinesNotShown: (hidden: number, faults: string): string =>
    `${counted(hidden, 'more line is', 'more lines are')} not shown. ${faults}`,

  youWroteThisForTurn: (body: string, turn: number): string =>
    `You wrote this for turn ${body}, but it is turn ${String(turn)} now. Nothing was changed. Check your orders, then send them again.`,
  turnIsInProcessingNow: 'The turn is in processing now. Nothing was changed.',
  newEditionOfTurnWasIssued: (turn: number): string =>
    `A new edition of turn ${String(turn)} was issued while you looked at this page. Nothing was changed. Read the page, then send your input again.`,
  draftWasChangedElsewhereWhile:
    'The draft was changed elsewhere while you looked at this page. Nothing was changed now. Read the page, then send your input again.',
  changedMeanwhile: (at: string, by: string): string => `Changed meanwhile, last ${at} by ${by}:`,

  effectOfTheseOrdersByThen: 'Effect of these orders by then',
  incomeOfSystems: 'Income of systems',
  treasuryNow: 'Treasury now',
  standingOrder: (order: string): string => `Standing order: ${order}`,
  nextTurn: 'Next turn (estimate)',

  someWouldBeRefused: (refused: number, all: string): string =>
    `${String(refused)} of ${all} would be refused and not carried out.`,
  allCanBeCarriedOut: (all: string, doubtful: number): string =>
    `All ${all} can be carried out, but ${String(doubtful)} of them may not be what you want.`,
  allAreValid: (all: string): string => `All ${all} are valid.`,
  orderIsValid: 'The order is valid.',

  dismissedNotShown: (count: number): string =>
    `${counted(count, 'dismissed warning')} ${plural(count, 'is', 'are')} not shown here.`,

  aboard: (carrier: string): string => `aboard ${carrier}`,
  inLane: 'in a lane',

  youWithRebels: 'you, with rebels',

  backupOf: (madeAt: string): string => `a backup of ${madeAt}`,
  setRelation: 'set a relation',
  correctedYourReport: 'corrected your report',
  changedSettings: 'changed settings of the campaign',
  editionOfTurn: (edition: number, turn: number): string =>
    `edition ${String(edition)} of turn ${String(turn)}`,

  inAsThingsStand: (turns: number): string => `in ${counted(turns, 'turn')}, as things stand`,
  thisTurn: 'this turn',
  lostBefore: (lost: number): string =>
    ` ${counted(lost, 'unit')} ${plural(lost, 'is', 'are')} lost before that.`,

  byStandingOrders: 'is bought by standing orders',
  byItsRoute: 'by its route',

  draftAgain: 'a draft again',
  doneBy: (act: string, at: string, by: string): string => `${act} ${at} by ${by}`,

  savedBy: (savedAt: string, savedBy: string): string => `${savedAt} by ${savedBy}`,

  epInConstructionPhase: (refund: number): string =>
    `+${String(refund)} EP in the Construction Phase`,
  leavesEp: (left: number): string => `leaves ${String(left)} EP`,
} as const;

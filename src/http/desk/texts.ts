import { counted, plural } from '#kernel/words/counted';

/** What the pages of this room say. */
export const TEXTS = {
  youPlayAndCantSee: (blind: string): string =>
    `You play ${blind}, so you can’t see what other empires do. Each closed page offers to open the moderator’s view. If you open it, all players are told.`,

  playersDecideByVote:
    'This campaign has no moderator: its players decide by vote about corrections, rulings, and running a turn again. Nobody rules on rolls. You run the clock and the phases, and give out seats. Pages with secrets of empires are closed to you.',

  undoRun: (run: string, kind: 'phase' | 'amendment'): string =>
    kind === 'phase' ? `Undo the ${run} Phase` : 'Undo the last amendment',
  undoTurn: (turn: number): string => `Undo back to the orders of turn ${String(turn)}`,
  uneventful: (phases: string, count: number): string =>
    `${phases}: nothing happened in ${plural(count, 'this phase', 'these phases')}`,
  issueReports: 'Issue the reports',
  stepPhase: (phase: string): string => `Step: ${phase} Phase`,
  questionsAnswered: (settled: number): string => `${counted(settled, 'question')} answered so far`,

  fromTurn: 'from turn',
  untilTurn: 'until turn',
  forceLists: 'Force lists',
  knowledgeOfEmpires: 'Knowledge of empires, and internal records',
  turnAfterPhase: (turn: number, run: string): string => `Turn ${String(turn)}, after ${run}`,
  startOfCampaign: 'The start of the campaign',
  fromTo: (from: string, to: string): string => `From ${from}, to ${to}`,

  undone: (text: string): string => `Undone: ${text}`,
  undoneBackToTurn: (turn: string, id: string, why: string): string =>
    `Undone back to turn ${turn}, before the ${id} Phase: ${why}`,
  turn: (turn: number): string => `Turn ${String(turn)}`,

  phaseHasRun: 'The phase has run.',
  turnHasRun: 'The turn has run, and the new reports are issued.',
  playersHaveQuestionsNow:
    'Players have questions now; the list below names them. Continue when they have answered, or let standing orders answer.',
  runStoppedAfterPhase: 'The run stopped after the phase that it was at. The phases that ran stay.',
  windowsAreClosed: 'These questions are closed. Standing orders answer them when you continue.',
  outcomeIsEntered:
    'The outcome is entered. No more battles wait for one, so you can continue the phase.',
  relationIsSet:
    'The relation is set. If orders are open, both empires got a new edition of their reports; otherwise the next reports tell of it.',
  phasesAreUndone:
    'The phases are undone. The list of players below shows which orders are drafts again.',
  phasesAreUndoneWithSettings:
    'The phases are undone. The list of players below shows which orders are drafts again. Your settings for single encounters are undone too; the journal lists them.',
  diceStaySame:
    'The dice stay the same. Players have seen some of their results and could use them.',
  clocksSettingsDoNotAllow:
    'The clock’s settings do not allow this many missing players. If you continue, the journal says that you began without them.',
  runTurnWithoutAllOrders: 'Run the turn without all orders?',
  beginTurnWithoutAllOrders: 'Begin the turn without all orders?',
  ordersMissing: (missing: number, turn: number): string =>
    `${counted(missing, 'player')} ${plural(missing, 'has', 'have')} not submitted orders for turn ${String(turn)}. Their standing orders apply, and they have no other orders.`,
  machinesWriteMissing: (missing: number, turn: number): string =>
    `${counted(missing, 'player')} ${plural(missing, 'has', 'have')} not submitted orders for turn ${String(turn)}. A machine writes the missing orders, by the settings of this campaign.`,
  runTurn: 'Run the turn',
  runEconomicPhase: 'Run the Economic Phase',

  turnGroup: 'The turn and its battles',
  mapGroup: 'Map and figures',
  peopleGroup: 'Letters and news',
  rulesGroup: 'Rules and notes',
  recordsGroup: 'Records and copies',
  seeWhatHappened: 'What happened',
  whatHappened: (turn: number): string => `What happened in turn ${String(turn)}`,

  powerFilter: 'Power',
  placeFilter: 'Place',
  kindFilter: 'Kind',
  allPowers: 'all powers',
  allPlaces: 'all places',
  allKinds: 'all kinds',
  someEvents: (shown: number, all: number): string =>
    `${counted(shown, 'event')} of ${String(all)}`,
  eventKinds: {
    battles: 'Encounters and battles',
    sieges: 'Sieges',
    orders: 'Orders and phases',
    income: 'Income and trade',
    construction: 'Construction and cargo',
    movement: 'Movement and exploring',
    supply: 'Supply and raiders',
    sightings: 'Sightings',
    relations: 'Relations',
    intel: 'Intel',
    research: 'Research',
    colonies: 'Colonies',
    corrections: 'Corrections and random events',
  },
  ranAttempt: (ranAt: string, events: number, attempt: number): string =>
    `Ran ${ranAt}, ${counted(events, 'event')}, attempt ${String(attempt)}`,
  eventsOfTurn: (turn: number): string => `Events of turn ${String(turn)}`,
  events: 'Events',
  eventsFile: (turn: number): string => `events-turn-${String(turn)}`,
  turnColumn: 'Turn',
  phaseColumn: 'Phase',
  ruleColumn: 'Rule',
  eventColumn: 'Event',
  diceColumn: 'Dice',
  moderatorsView: 'Moderator’s view (no fog)',
  wholeCampaignOnOnePage: 'The whole campaign without fog on one page, to read or print.',
  submittedForPlayer: 'The orders are submitted. The player is told that you did it.',
  submitFor: (empire: string): string => `Submit for ${empire}`,
  resultOfCheckIsBelow: 'The result of the check is below. Nothing is submitted.',
  someLinesAreNotUnderstood:
    'Some lines are not understood; they are listed below with the reasons. Correct them, or use only the others. Nothing was changed.',
  useOnlyUnderstood: 'Use only the lines that are understood',
  beginLikeOrders: (lines: string, count: number): string =>
    `${plural(count, 'Line', 'Lines')} ${lines} ${plural(count, 'begins', 'begin')} like an order. Correct ${plural(count, 'it', 'them')} if the player means it.`,
  linesLeftOut: (lines: number): string => `${counted(lines, 'line')} left out:`,
  submittedWithout: (orders: number, lines: number): string =>
    `${counted(orders, 'order')} ${plural(orders, 'is', 'are')} submitted, and ${counted(lines, 'line')} left out. The player is told both, with the lines.`,
  draftDiffers: 'The draft differs. These changes would not be carried out',
  ordersOf: (empire: string, turn: number): string => `Orders of ${empire}, turn ${String(turn)}`,
  asIssued: (empire: string): string => `As issued to ${empire}.`,

  runOfTurn: 'Run of the turn',
  exportCampaignQuestion: 'Export the campaign?',
  youGetOneFileWithEverything:
    'You get one file with everything: the campaign, its orders, reports, journal, notes, rulings and messages. You can import it on any server.',
  itShowsEverythingWithoutFog:
    'It shows everything without fog, and the secret of the dice. Don’t give it to any player',
  itHasNoLinksOrPasswords: 'It has no links or passwords. You make new links after you import it',
  journalLogsExport: 'The journal logs the export',
  exportCampaign: 'Export the campaign',
  copyCampaign: 'Copy the campaign',
  copyCampaignQuestion: 'Copy the campaign?',
  copyCard: 'A second campaign as this one is now, to try things out.',
  copyOf: (name: string): string => `${name}, a copy`.slice(0, 80),
  copyLetsYouTry:
    'You get a second campaign that is as this one is now, with its history. Nothing that you do in it changes this one.',
  copyHasOtherDice:
    'Its next phases roll other dice, so it does not tell what will happen in this campaign',
  copyHasNoLetters: 'Letters between players, and drafts of orders, are not in it',
  playersReadOfCopy: 'The players of this campaign can read that you made a copy',
  wholeCampaignInOneFile: 'The whole campaign in one file.',

  itIsSaved: 'It is saved.',
  playersWrite:
    'Players can write letters to each other, which you don’t read, and notices in the newspaper.',
  playersDontWrite: 'Letters and notices of players are switched off. Old ones stay readable.',
  playersNeverWrite: 'By a setting of this campaign players can’t write letters and notices.',
  switchTalkOff: 'Switch letters and notices off',
  switchTalkOn: 'Switch letters and notices on',
  messageIsSent: 'The message is sent. Players see it on their pages now.',
  yourOwnNotes: 'Your own notes, phase by phase.',
  yourDecisionsAboutQuestionsOfRules: 'Your decisions about questions of the rules.',
  addMessageToPlayersNextReport: 'Add a message to a player’s next report.',

  newCampaign: 'New campaign',
  playedBy: (empire: string, who: string): string => `${empire}: ${who}`,
  scenarioFor: (name: string, players: number): string => `${name}, ${counted(players, 'player')}`,
  campaignIsMade: (made: string): string => `${made} is made`,

  firstTurnOfHasNotBegun: (campaign: string): string =>
    `The first turn of ${campaign} has not begun yet. You get your first report when the moderator begins it.`,

  runStoppedBecauseOfError:
    'The run stopped because of an error in the program. The phases below are kept. The server’s log has the details.',
  noRunIsInProgress: (turn: number): string =>
    `No run is in progress. The campaign is in turn ${String(turn)}.`,
  runBegan: (since: string): string =>
    `The run began at ${since}. It continues if you leave this page.`,
  phaseOf: (phase: number, all: number, name: string): string =>
    `Phase ${String(phase)} of ${String(all)}: ${name}`,
  moderatorAskedToStopThisRun: (name: string): string =>
    `A moderator asked to stop this run. It stops after the ${name} Phase.`,
  turnAndPhase: (turn: number, run: string): string => `Turn ${String(turn)}, ${run}`,

  setRelation: 'Set a relation',
  newRelation: 'New relation',
  twoEmpiresAtNonAggression:
    'Two empires at Non-Aggression or better with a common enemy can fight as one side while that war lasts. Both are told when it ends.',
  toldTo: 'Told to',
  campaignsRecordsKeep: 'The campaign’s records keep it. Players do not read it.',
  bothEmpiresAreTold:
    'Both empires are told. Empires in contact with either are told too, unless the change is covert. While orders are open they read it in a new edition of this turn’s report, otherwise in the next report. If the two never met, they are in contact from now on.',

  ordersAsSubmitted: 'Orders as submitted',
  withDrafts: 'With drafts',
  noBattles: 'No battles.',
  brokenSupply: 'Broken supply',
  allUnitsWouldBeInSupply: 'All units would be in supply.',
  noDeficits: 'No deficits.',
  ordersThatWouldFail: 'Orders that would fail',
  noOrderWouldFailDuringTurn: 'No order would fail during the turn.',
  turnAs: (turn: number, asOf: string, whose: string): string =>
    `Turn ${String(turn)} as of ${asOf}, with ${whose}.`,
  phaseWouldFail: (phase: string, broken: string): string =>
    `The ${phase} Phase would fail: ${broken}. The real turn would stop there too. Report this fault.`,
  ordersWithProblems: 'Orders with problems',
  allOrdersAreValid: 'All orders are valid.',

  ordersBecomeDrafts: (turn: number): string =>
    `The orders of turn ${String(turn)} and later become drafts. Players must submit them again`,
  ordersStaySubmitted: (turn: number): string =>
    `The submitted orders of turn ${String(turn)} stay submitted. Orders of later turns become drafts`,
  waitingPhaseStartsAgain: 'The waiting phase starts again.',
  phasesWillBeUndone: (phases: string): string => `${phases} will be undone.`,
  questionsOfWaitingPhaseAreWithdrawn: (asked: number): string =>
    `The questions of the waiting phase are withdrawn, with their answers: ${counted(asked, 'question')}`,
  yourSettingsForSingleEncounters:
    'Your settings for single encounters are undone too: their questions, and where they are fought. The journal lists them',
  warningPlayersWhoHaveSeenResults:
    'Warning: players who have seen results of the same dice could use them in their new orders. If you keep such dice, the journal says so.',
  phaseWithEvents: (turn: number, run: string, events: number): string =>
    `Turn ${String(turn)}, ${run}: ${counted(events, 'event')}`,
  reportsOfTurnStayReadable: (turn: number): string =>
    `The reports of turn ${String(turn)} stay readable, and are marked as taken back`,
  sameGoesForEditionsThatAmendment: (turn: number, one: string): string =>
    `The same goes for the editions that an amendment issued in turn ${String(turn)}: ${one}`,
  journalOfDeskShows: 'The journal of the desk shows it. Players do not read it.',
  newDiceIfPlayerHasSeen: 'New dice if a player has seen a result, otherwise the same dice',
  newDice: 'New dice',
  sameDice: 'The same dice, even if players have seen results',
  undoBackToTurn: (turn: number, phase: string): string =>
    `Undo back to turn ${String(turn)}, before the ${phase} Phase?`,
  undoThesePhases: 'Undo these phases',

  importCampaign: 'Import a campaign',
  importStopped:
    'The file could not be checked to its end: it may need more memory than this server has. Nothing was stored. Ask the operator to import it on the server: farlane campaign import FILE.',

  submitOrdersAgain: 'Submit orders again',
  submitAgainFor: (name: string): string => `Submit again for ${name}`,
  submitAgainForAll: (count: number): string =>
    `Submit again for ${count === 2 ? 'both empires' : `all ${counted(count, 'empire')}`}`,
  ordersSubmittedAgain:
    'The orders are submitted again. Their players got a message that says so, and names what was left out.',
  draftChangedSinceUndo:
    'The player has changed their draft since the undo. They submit it themselves, or you write to them.',
  noOrderHolds: 'No order still holds. The player has to write new ones.',
  sheetHadNoOrders: 'The player had submitted a sheet without orders.',
  ordersHold: (held: number, lost: number): string =>
    lost === 0
      ? `${counted(held, 'order')} still ${plural(held, 'holds', 'hold')}.`
      : `${counted(held, 'order')} still ${plural(held, 'holds', 'hold')}, ${String(lost)} no longer ${plural(lost, 'does', 'do')}.`,

  closedToYou: 'closed to you',

  ordersAreOpen: 'orders are open',
  ordersAreClosed: 'orders are closed',
  sinceTime: (runningSince: string): string => `since ${runningSince}`,

  turnBeforePhase: (turn: number, phase: string): string =>
    `turn ${String(turn)}, before the ${phase} Phase`,

  noReasonGiven: 'no reason given',
  diceOfAttempt: (attempt: number): string => `dice of attempt ${String(attempt)}`,

  noOrdersYet: 'no orders yet',
  draftWhichIsNotCarriedOut: 'a draft, which is not carried out',

  thePlayer: 'the player',
  moderatorInPlayersPlace: 'the moderator in the player’s place',
  standingOrders: 'standing orders',
  rulesNoChoice: 'the rules (no choice)',
  phaseName: (run: string): string => `${run} Phase`,
  decidedBy: (asked: string, kind: string, by: string): string => `${asked}: ${kind}, by ${by}`,

  asInScenario: 'as in the scenario',
  asIn: (scenario: string, value: string): string => `as in ${scenario}: ${value}`,

  toDo: 'to do',

  noChange: 'no change, while the rules allow it',
  everyEmpireInContactWithEither: 'every empire in contact with either of them',
  theseTwo: 'these two only (covert)',

  noOrders: 'no orders; standing orders apply',
  refusedBecause: (text: string): string => `refused: ${text}`,
  doubtfulBecause: (text: string): string => `warning: ${text}`,
  ordersOfAllEmpires: (empires: string): string => `the orders of all ${empires}`,
  ordersOfSomeEmpires: (given: number, empires: string): string =>
    `orders of ${String(given)} of ${empires}`,
  ofTurn: (turn: number): string => ` of turn ${String(turn)}`,

  visibleToPlayers: 'visible to players',
  visibleToModerators: 'visible to moderators only',
  onPlayersPages: 'on the players’ pages, and in their next reports',
  inReportsOfTurn: (turn: number, edition: number): string =>
    `in the reports of turn ${String(turn)}${edition === 1 ? '' : `, edition ${String(edition)}`}`,
} as const;

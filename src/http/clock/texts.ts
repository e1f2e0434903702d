/** What the pages of this room say. */
export const TEXTS = {
  ordersDue: 'Orders due',
  lateOrdersAccepted: 'Late orders accepted until',
  longestExtensionEnds: 'Longest extension ends',
  reportsIssued: 'Reports issued',
  onlyThisPlayerReads: 'Only this player reads it.',

  turnWaits: (missing: string, most: string): string =>
    `The turn waits: ${missing} missing, and it begins by itself with ${most} at most. Move the deadline, give more time, or run the turn from the desk.`,
  ordersUntil: (isClosed: boolean, hour: string, isEarly: boolean): string =>
    `Orders are ${isClosed ? 'closed' : 'open'}. The turn begins ${hour}${isEarly ? ', or as soon as all have submitted' : ''}.`,
  noDeadline: 'No deadline. You run each turn by hand.',
  youRunEachTurnByHand: 'You run each turn by hand. Orders after the deadline are refused.',
  clockIsPausedSince: (time: string): string =>
    `The clock is paused since ${time}. No deadline passes.`,
  clockStopped: (trouble: string, time: string): string =>
    `The clock stopped: ${trouble} It tries again at ${time}.`,
  thereIsNoDeadline: 'There is no deadline, so the turn does not begin by itself. Set one.',
  clockDidNotBeginThisTurn:
    'The clock did not begin this turn. Run the rest of it from the desk. The clock takes over again when the reports are issued.',
  playersAreAnsweringQuestionsInBattles: (time: string): string =>
    `Players are answering questions in battles. Reports are issued at ${time}. Standing orders then answer the open questions.`,
  turnHasRun: (time: string): string =>
    `The turn has run. Reports are issued at ${time}, as announced.`,
  timeHasCome: 'The time has come. The server continues within half a minute.',

  ordersForTurnAreDue: (campaign: string, turn: number): string =>
    `${campaign}: orders for turn ${String(turn)} are due`,

  settingsAreSaved: 'The settings are saved.',
  clockIsPaused: 'The clock is paused. All players are told.',
  clockIsRunningAgain: 'The clock is running again. All players see their deadline.',
  deadlineIsSet: 'The deadline is set. All players see it.',
  playerHasExtension: 'The player has an extension, and is told.',
  turnClock: 'Turn clock',
  nothingIsSavedYet: 'Nothing is saved yet. Below are the deadlines with these settings.',
  someSettingsAreNotValid: 'Some settings are not valid. Correct them below.',

  backToYourOverview: 'Back to your overview',
  thereIsNoDeadlineAtPresent: 'There is no deadline at present, so there is no calendar entry.',

  runningOfTurns: 'Running of turns',
  timeOfDeadline: 'Time of the deadline, UTC',
  timeExample: 'Such as 20:00.',
  daysFromOneDeadlineToNext: 'Days from one deadline to the next',
  weekdaysOfDeadlines: 'Weekdays of deadlines (choose none for any day)',
  ifAllPlayersSubmitBeforeDeadline: 'If all players submit before the deadline',
  gracePeriod: 'Grace period (minutes)',
  lateOrdersAreStillAccepted: 'Late orders are still accepted for this long after the deadline.',
  missingPlayersAllowed: 'Missing players allowed',
  ifMorePlayersHaveNotSubmitted:
    'If more players have not submitted, the turn does not begin by itself. Leave it empty to begin the turn in any case.',
  timeForQuestionsInBattles: 'Time for questions in battles (hours)',
  ifPlayersAreAskedInBattles:
    'If players are asked in battles: reports are issued this long after the turn begins, whether or not there were questions.',
  webhookOfYourGroupsChat: 'Webhook of your group’s chat',
  addressThatTakesText:
    'An address that takes {"text": …}. It receives deadlines and issued turns, and nothing secret. You may leave it empty.',

  byHand: 'by hand, from the desk',
  byClock: 'by the clock, on this schedule',
  waitForDeadline: 'wait for the deadline',
  beginTurnAtOnce: 'begin the turn at once',
} as const;

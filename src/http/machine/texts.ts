import { numberRuns } from '#kernel/words/number-runs';
import { counted, plural } from '#kernel/words/counted';

/** What the pages of this room say. */
export const TEXTS = {
  standIns: 'Stand-ins',
  chooseForAbsentPlayers:
    'Choose what happens while a player is absent, and read why machines ordered what they did.',
  itIsChosen: 'It is chosen. The player reads it on their pages.',
  backToStandIns: 'Back to the stand-ins',
  itsPlayer: 'its player',
  playerPlays: 'The player; the turn waits',
  standingOrdersOnly: 'Standing orders only',
  machineUntilBack: 'A machine until the player is back',
  machineUntilOrders: 'A machine until a player writes orders',
  machineForGood: 'A machine for good',
  whoPlays: 'Who plays',
  level: 'Level',
  personality: 'Personality',
  choiceOfMachine: (title: string, says: string): string => `${title}: ${says}`,
  vacantSeat: 'vacant seat',
  since: (turn: number): string => `since turn ${String(turn)}`,
  playsUntilBack: (machine: string): string => `machine (${machine}) until the player is back`,
  playsForGood: (machine: string): string => `machine (${machine}) for good`,
  holds: 'standing orders only',
  idleHold:
    'By the settings of this campaign only standing orders act for a player who submits no orders.',
  idleMachine:
    'By the settings of this campaign a machine (Standard, balanced) writes the orders of every player who submits none.',
  knownForGood:
    'Players learn which of the empires that they have met a machine plays for good. They don’t learn who is absent.',
  knownAll:
    'Players learn which of the empires that they have met a machine plays, also for an absent player.',
  knownToNobody: 'Other players don’t learn which empires a machine plays.',
  turn: (turn: number): string => `Turn ${String(turn)}`,

  machineTurn: (name: string, turn: number): string =>
    `What a machine ordered for ${name}, turn ${String(turn)}`,
  machineOf: (machine: string, orders: number, at: string): string =>
    `${machine}. It wrote ${counted(orders, 'order')} when the turn began, ${at}.`,

  yourStandIn: 'Your stand-in',
  seeWhatHappens: 'See what happens while you are absent, and what machines ordered in your place.',
  youPlay: 'You play your empire yourself. The moderator can choose a stand-in if you are absent.',
  idlePlaysForYou:
    'If you submit no orders before the turn begins, a machine (Standard, balanced) writes them for this turn.',
  standingOrdersAct:
    'Only your standing orders act, and the turn does not wait for you, until you change your orders or say that you are back.',
  machineWrites: (machine: string): string =>
    `A machine (${machine}) writes your orders, until you change your orders or say that you are back. It knows only your own reports.`,
  machineWritesForGood: (machine: string): string =>
    `A machine (${machine}) plays your empire for good. Orders that you submit count for their turn. Ask the moderator if you want to play yourself again.`,
  youPlayAgain: 'You play again. The turn waits for your orders.',
  ordersIn: (orders: number): string => counted(orders, 'order'),
  wroteYourOrders: (turns: readonly number[]): string =>
    `A machine wrote your orders in ${plural(turns.length, 'turn', 'turns')} ${numberRuns(turns)}.`,
  backToStandIn: 'Back to your stand-in',

  proposalFor: (turn: number): string => `Proposal for turn ${String(turn)}`,
  proposalHasNoOrders: 'The machine would give no orders this turn.',
  allAreAnswered: 'No order of this proposal is left. Those that you accepted are in your draft.',
  chooseOrdersFirst: 'Nothing was added. Tick orders first.',
  draftHasMostOrders: (most: number): string =>
    `Nothing was added: a sheet has at most ${counted(most, 'order')}. Tick fewer orders.`,
  inDraftCount: (orders: number): string =>
    `${counted(orders, 'order')} of this proposal ${plural(orders, 'is', 'are')} in your draft already.`,
} as const;

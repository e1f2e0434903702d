import { counted } from '#kernel/words/counted';

/** What the pages of this room say. */
export const TEXTS = {
  votes: 'Votes',
  card: 'Propose a correction or a ruling, and vote on what other players propose.',
  overview: 'Overview',
  newProposal: 'New proposal',

  playersDecide:
    'This campaign has no moderator. The players decide by vote about mistakes and about questions of the rules. More than half of all players in play decide.',
  moderatorDecides:
    'Nobody votes here. Players vote in a campaign without a moderator, from its first turn on.',
  youOnlyRead: 'You have no vote here, so you can only read.',
  youHaveOpenProposal:
    'You have an open proposal. Withdraw it, or wait until it is decided, before you make another.',

  proposalNumber: (number: number, what: string): string => `Proposal ${String(number)}: ${what}`,
  correction: (edits: number): string => `correction of ${counted(edits, 'edit')}`,
  questionOfRules: 'ruling on a question',
  runTurnAgain: (turn: number): string => `run turn ${String(turn)} again`,
  proposedBy: (name: string, turn: number, at: string): string =>
    `Proposed by ${name} in turn ${String(turn)}, ${at}.`,
  undoMeans: (turn: number): string =>
    `Everything since the orders of turn ${String(turn)} is undone. All players write their orders for it again, and it runs with new dice.`,

  open: 'open',
  carried: 'carried',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
  lapsed: 'lapsed',
  settledOn: (at: string): string => `Settled ${at}.`,
  lapsedBecause:
    'It was not decided before the campaign changed: a phase ran, or another proposal was carried out. Propose it again if it still matters.',
  votesSoFar: (inFavour: number, needed: number): string =>
    `Votes for it: ${String(inFavour)}. Needed: ${String(needed)}.`,
  nobody: 'nobody',
  youVotedFor: 'You voted for it.',
  youVotedAgainst: 'You voted against it.',
  youHaveNotVoted: 'You have not voted yet.',

  raised: 'Your proposal is made, with your vote for it. The other players read it now.',
  cast: 'Your vote counts. You can change it until the proposal is decided.',
  carriedNow: 'With your vote the proposal is carried, and it has been carried out.',
  rejectedNow: 'With your vote the proposal is rejected.',
  withdrawnNow: 'Your proposal is withdrawn.',

  previewEffect: 'These would be the changes. Nothing is proposed yet.',
  hasMistakes:
    'The correction has mistakes, and nothing is proposed. The lines below say what is wrong.',
  reasonHint: 'All players read it.',
  whyRunAgain: 'Why this turn should run again. All players read it.',

  openProposals: (waiting: number): string =>
    `Proposals that wait for your vote: ${String(waiting)}.`,
  proposalEnded: (number: number, what: string, status: string): string =>
    `Proposal ${String(number)} (${what}): ${status}.`,
  noneWaits: 'No proposal waits for your vote.',
} as const;

import type { ProposalLine } from '#app/usecases/votes/read-votes';
import type { Chip } from '#http/pages/page-parts';
import type { Seat } from '#http/visits/seat';
import { timeText } from '#http/words/times';
import { listed } from '#kernel/words/listed';
import type { ProposalCard } from './votes-content.ts';
import { TEXTS } from './texts.ts';

const CHIPS: Readonly<Record<ProposalLine['status'], Chip>> = {
  open: { tone: 'info', mark: '?', word: TEXTS.open },
  carried: { tone: 'good', mark: '✓', word: TEXTS.carried },
  rejected: { tone: 'bad', mark: '✗', word: TEXTS.rejected },
  withdrawn: { tone: 'warning', mark: '–', word: TEXTS.withdrawn },
  lapsed: { tone: 'warning', mark: '–', word: TEXTS.lapsed },
};

/** What a proposal is about, in a few words. */
export function whatText({ matter }: Pick<ProposalLine, 'matter'>): string {
  switch (matter.kind) {
    case 'correction':
      return TEXTS.correction(matter.edits.length);
    case 'ruling':
      return TEXTS.questionOfRules;
    case 'undo':
      return TEXTS.runTurnAgain(matter.turn);
  }
}

type Texts = Pick<ProposalCard, 'edits' | 'question' | 'rule' | 'decision'>;
const NO_TEXTS: Texts = { edits: [], question: '', rule: '', decision: '' };

function textsOf({ matter }: ProposalLine): Texts {
  switch (matter.kind) {
    case 'correction':
      return { ...NO_TEXTS, edits: matter.edits };
    case 'ruling': {
      const { question, rule, decision } = matter;
      return { ...NO_TEXTS, question, rule, decision };
    }
    case 'undo':
      return { ...NO_TEXTS, decision: TEXTS.undoMeans(matter.turn) };
  }
}

const namesOf = (names: readonly string[]): string =>
  names.length === 0 ? TEXTS.nobody : listed(names);

function ownText({ own }: ProposalLine): string {
  if (own === null) return TEXTS.youHaveNotVoted;
  return own === 'for' ? TEXTS.youVotedFor : TEXTS.youVotedAgainst;
}

function tallyText({ status, settledAt, inFavour, needed }: ProposalLine): string {
  if (status === 'lapsed') return TEXTS.lapsedBecause;
  if (settledAt !== null) return TEXTS.settledOn(timeText(settledAt));
  return TEXTS.votesSoFar(inFavour.length, needed);
}

type Where = Readonly<{ seat: Pick<Seat, 'base' | 'formToken' | 'actor'>; mayVote: boolean }>;

/** A proposal as a reader sees it, with the buttons that they may press. */
export function proposalCard(line: ProposalLine, { seat, mayVote }: Where): ProposalCard {
  const { number, from, turn, at, reason, inFavour, against, missing, isOwn, status } = line;
  const isOpen = status === 'open';
  const path = `${seat.base}/votes/${String(number)}`;
  const isCorrection = line.matter.kind === 'correction';
  return {
    anchor: `proposal-${String(number)}`,
    title: TEXTS.proposalNumber(number, whatText(line)),
    chip: CHIPS[status],
    by: TEXTS.proposedBy(from, turn, timeText(at)),
    ...textsOf(line),
    reason,
    tally: tallyText(line),
    inFavour: namesOf(inFavour),
    against: namesOf(against),
    missing: namesOf(missing),
    own: seat.actor.kind === 'player' && isOpen && mayVote ? ownText(line) : '',
    path,
    formToken: seat.formToken,
    mayVote: isOpen && mayVote,
    mayWithdraw: isOpen && mayVote && isOwn,
    effectsHref: isOpen && isCorrection && seat.actor.kind === 'player' ? path : '',
  };
}

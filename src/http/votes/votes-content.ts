import type { CorrectionsContent } from '#http/corrections/corrections-content';
import type { Field } from '#http/forms/field';
import type { Chip, Link } from '#http/pages/page-parts';
import { template } from '#http/pages/template';

/** One proposal with its votes. */
export type ProposalCard = Readonly<{
  anchor: string;
  title: string;
  chip: Chip;
  by: string;
  /** The edits of a correction, as lines. */
  edits: readonly string[];
  question: string;
  /** The rule that the question is about; empty: it is no question. */
  rule: string;
  decision: string;
  reason: string;
  tally: string;
  inFavour: string;
  against: string;
  missing: string;
  own: string;
  path: string;
  formToken: string;
  mayVote: boolean;
  mayWithdraw: boolean;
  /** The address of its effects; empty: there are none to show. */
  effectsHref: string;
}>;

export type VotesContent = Readonly<{
  back: Link;
  lead: string;
  /** The address of the page for a new proposal; empty: the reader can make none. */
  newHref: string;
  /** Why the reader can make none. */
  newText: string;
  rulingsHref: string;
  open: readonly ProposalCard[];
  past: readonly ProposalCard[];
}>;

export const VOTES_PAGE = template<VotesContent>('votes');

type Effects = Pick<CorrectionsContent, 'groups' | 'told' | 'hasEffect'>;

/** One proposal with everything that it would change. */
export type ProposalContent = Effects & Readonly<{ back: Link; card: ProposalCard }>;

export const PROPOSAL_PAGE = template<ProposalContent>('proposal');

/** The forms of a new proposal, one for each thing that can be proposed. */
export type NewProposalContent = Effects &
  Pick<CorrectionsContent, 'path' | 'formToken' | 'version' | 'previewed' | 'text' | 'checked'> &
  Readonly<{
    back: Link;
    problems: readonly string[];
    /** Orders are open, so the state can be corrected. */
    canCorrect: boolean;
    reason: Field;
    sent: Readonly<{ question: string; rule: string; decision: string }>;
    /** The turn that can be run again; 0: none. */
    turnBefore: number;
    undoReason: Field;
  }>;

export const NEW_PROPOSAL_PAGE = template<NewProposalContent>('new-proposal');

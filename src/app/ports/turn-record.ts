import type { EmpireView } from '#fog/views/empire-view';
import type { SeenEvent } from '#fog/views/seen-event';
import type { EmpireId } from '#model/campaign/ids';
import type { PhaseId } from '#model/campaign/phase-ids';
import type { Answer, AnsweredDecision, Decision } from '#model/decisions/decision';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { Order } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import type { Roll } from '#model/rolls/roll-purpose';
import type { Role } from './campaign-record.ts';

/** What makes a version: a phase that ran, or an amendment by the moderator between two phases (TURN-3). */
export const RUN_KINDS = ['phase', 'amendment'] as const;
export type RunKind = (typeof RUN_KINDS)[number];

/** One phase that ran, or one amendment. `version` is the one it made of the campaign. */
export type PhaseRun = Readonly<{
  version: number;
  kind: RunKind;
  turn: number;
  /** The phase that ran; of an amendment the one before which it was made. */
  phase: PhaseId;
  attempt: number;
  hashBefore: string;
  hashAfter: string;
  engineVersion: string;
  /** What its hashes and events go by: those of an older baseline are taken as they stand. */
  baseline: number;
  ranAt: string;
  /** How many events it told. */
  events: number;
  undone: boolean;
}>;

/** All that a run wrote down beside the state: the true events, the dice, and who answered what. */
export type RunRecord = Readonly<{
  events: readonly CampaignEvent[];
  rolls: readonly Roll[];
  decided: readonly AnsweredDecision[];
}>;

/** A kept state, by the version that led to it; `phase` is the one that runs next. */
export type CheckpointHead = Readonly<{
  version: number;
  turn: number;
  phase: PhaseId;
  attempt: number;
  hash: string;
}>;

/** A player's draft and what he submitted of it are two sheets of a turn; a draft is not carried out. */
export type SheetStatus = 'draft' | 'submitted';
export type SheetKey = Readonly<{ turn: number; empire: EmpireId; status: SheetStatus }>;

/** Whose hand it was: his role, or the turn clock; and the name of his account as it was then, if he has one. */
export type Hand = Readonly<{ role: Role | Readonly<{ kind: 'clock' }>; person: string | null }>;

/** A player's orders of one turn. */
export type OrderSheet = SheetKey &
  Readonly<{
    orders: readonly Order[];
    /** SHA-256 of the orders' canonical text: the receipt. */
    hash: string;
    /** When the draft was saved, or the orders were submitted. */
    submittedAt: string;
    savedBy: Hand;
    /** Which of the drafts of its turn it is, counted from 1. */
    step: number;
    /** Doubts that its player does not want to read again (see `doubtKey`). */
    dismissed: readonly string[];
  }>;

/** So many steps of a draft are kept. */
export const MOST_DRAFT_STEPS = 50;

/** A draft as it was at one of its steps, so that it can be gone back to. */
export type DraftStep = Readonly<{
  turn: number;
  empire: EmpireId;
  step: number;
  orders: readonly Order[];
  hash: string;
}>;
export type DraftStepKey = Pick<DraftStep, 'turn' | 'empire'> &
  (Readonly<{ step: number }> | Readonly<{ hash: string }>);

/** What an order was told when it was submitted. */
export type ReceiptVerdict = Readonly<{ accepted: boolean; issues: readonly OrderIssue[] }>;

/** A sheet that was submitted or withdrawn, as it was then; the log is never rolled back. */
export type Receipt = Readonly<{
  empire: EmpireId;
  /** Counted for each empire by itself. */
  number: number;
  turn: number;
  /** The edition of the turn's report that the orders were written by. */
  edition: number;
  /** `reopened`: its turn was taken back, so that it is a draft again. */
  act: 'submitted' | 'withdrawn' | 'reopened';
  orders: readonly Order[];
  verdicts: readonly ReceiptVerdict[];
  hash: string;
  at: string;
  by: Hand;
}>;

/**
 * `closed`: the moderator let the standing orders answer; `ruled`: he answered in the player's place; `withdrawn`: its phase was undone,
 * or another die led past it.
 */
export const QUESTION_STATUSES = ['open', 'answered', 'closed', 'ruled', 'withdrawn'] as const;
export type QuestionStatus = (typeof QUESTION_STATUSES)[number];

/**
 * A question to a player, with all that it shows. `version`: the one that its phase would make. One of an older baseline stays as it
 * was asked, in the words of its day.
 */
export type Question = Readonly<{
  version: number;
  turn: number;
  attempt: number;
  phase: PhaseId;
  decision: Decision;
  /** What the standing orders would answer. */
  standing: Answer;
  status: QuestionStatus;
  answer: Answer | null;
  askedAt: string;
  settledAt: string | null;
  /** What its player had seen of the encounter when he was asked. */
  seen: readonly SeenEvent[];
  /** When the standing orders answer it; null: with the others of its phase. */
  until: string | null;
  /** The moderator runs the battle from his desk: the player is not asked. */
  atDesk: boolean;
  /** Other words in which it was put before a ruling on a die, with what became of them: they count again when they are asked again. */
  past?: readonly Wording[];
}>;

/** A question in the words in which it was put once. */
export type Wording = Omit<Question, 'past'>;

/** The reports that an Opening issued to all empires together. */
export type IssueHead = Readonly<{
  turn: number;
  version: number;
  publishedAt: string;
  undone: boolean;
}>;

/**
 * One edition of an empire’s report: of an Opening, or of an amendment that touched it while orders were open. Editions of a turn are
 * counted for each empire by itself: how often others were issued theirs shows nowhere.
 */
export type PublicationHead = IssueHead & Readonly<{ edition: number; kind: RunKind }>;

/** What one empire was issued: computed once, read ever after. */
export type Publication = Readonly<{
  turn: number;
  edition: number;
  version: number;
  empire: EmpireId;
  view: EmpireView;
  seen: readonly SeenEvent[];
  hash: string;
  publishedAt: string;
}>;

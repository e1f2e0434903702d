import type { EmpireView } from '#fog/views/empire-view';
import type { SeenEvent } from '#fog/views/seen-event';
import type { EmpireId } from '#model/campaign/ids';
import type { PhaseId } from '#model/campaign/phase-ids';
import type { Answer, AnsweredDecision, Decision } from '#model/decisions/decision';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { Order } from '#model/orders/order';
import type { Roll } from '#model/rolls/roll-purpose';

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

/** A player's orders of one turn. A draft is not carried out. */
export type OrderSheet = Readonly<{
  turn: number;
  empire: EmpireId;
  orders: readonly Order[];
  status: 'draft' | 'submitted';
  /** SHA-256 of the orders' canonical text: the receipt. */
  hash: string;
  submittedAt: string;
}>;

/** `closed`: the moderator let the standing orders answer; `withdrawn`: its phase was undone. */
export const QUESTION_STATUSES = ['open', 'answered', 'closed', 'withdrawn'] as const;
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
}>;

/** The reports of a turn that were issued together; a second issue of a turn is edition 2. */
export type PublicationHead = Readonly<{
  turn: number;
  edition: number;
  version: number;
  publishedAt: string;
  undone: boolean;
}>;

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

import type { EmpireView } from '#fog/views/empire-view';
import type { SeenEvent } from '#fog/views/seen-event';
import type { BattleEventType } from '#model/battle/battle-event';
import type { EmpireId } from '#model/campaign/ids';
import type { PhaseId } from '#model/campaign/phase-ids';
import type { Answer, AnsweredDecision, Decision } from '#model/decisions/decision';
import type { CampaignEvent, CampaignEventType } from '#model/events/campaign-event';
import type { Order } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import type { Roll } from '#model/rolls/roll-purpose';
import type { Role } from './campaign-record.ts';

/** The two things that make a version: a phase that ran, or an amendment by the moderator between two phases (TURN-3). */
export const RUN_KINDS = ['phase', 'amendment'] as const;
export type RunKind = (typeof RUN_KINDS)[number];

/** One phase that ran, or one amendment. `version` is the version that it made. */
export type PhaseRun = Readonly<{
  version: number;
  kind: RunKind;
  turn: number;
  /** The phase that ran, or the phase after the amendment. */
  phase: PhaseId;
  attempt: number;
  hashBefore: string;
  hashAfter: string;
  engineVersion: string;
  /** The baseline of its hashes and events. Runs of an older baseline are accepted as they are. */
  baseline: number;
  ranAt: string;
  /** The number of its events. */
  events: number;
  undone: boolean;
}>;

/** Everything that a run recorded besides the state: the true events, the dice, and the answers with their authors. */
export type RunRecord = Readonly<{
  events: readonly CampaignEvent[];
  rolls: readonly Roll[];
  decided: readonly AnsweredDecision[];
}>;

/** A true event of a run that was not undone. */
export type KeptEvent = Pick<PhaseRun, 'version' | 'turn' | 'phase'> &
  Readonly<{ event: CampaignEvent }>;

/** Events of some types only, without some types, or only those that name one of these ids. */
export type EventsWanted = Readonly<{
  types?: readonly CampaignEventType[];
  without?: readonly CampaignEventType[];
  about?: readonly string[];
  /** Of the steps of battles only these. */
  moments?: readonly BattleEventType[];
  /** Only of the runs from this version on. */
  since?: number;
  skip: number;
  take: number;
}>;
export type EventPage = Readonly<{ events: readonly KeptEvent[]; total: number }>;

/** A stored state, by the version that made it. `phase` is the next phase. */
export type CheckpointHead = Readonly<{
  version: number;
  turn: number;
  phase: PhaseId;
  attempt: number;
  hash: string;
}>;

/** A player's draft and their submitted orders are two sheets of a turn. A draft is never carried out. */
export type SheetStatus = 'draft' | 'submitted';
export type SheetKey = Readonly<{ turn: number; empire: EmpireId; status: SheetStatus }>;

/** The author: a role, the turn clock, or a machine player. With it the name of the author's account at that time, if they have one. */
export type Hand = Readonly<{
  role: Role | Readonly<{ kind: 'clock' | 'machine' }>;
  person: string | null;
}>;

/** A player's orders of one turn. */
export type OrderSheet = SheetKey &
  Readonly<{
    orders: readonly Order[];
    /** SHA-256 of the orders' canonical text: the receipt. */
    hash: string;
    /** The time when the draft was saved or the orders were submitted. */
    submittedAt: string;
    savedBy: Hand;
    /** The number of the draft within its turn, from 1. */
    step: number;
    /** Doubts that the player dismissed (see `doubtKey`). */
    dismissed: readonly string[];
  }>;

/** The number of steps of a draft that are kept. */
export const MOST_DRAFT_STEPS = 50;

/** A draft at one of its steps, for undo. */
export type DraftStep = Readonly<{
  turn: number;
  empire: EmpireId;
  step: number;
  orders: readonly Order[];
  hash: string;
}>;
export type DraftStepKey = Pick<DraftStep, 'turn' | 'empire'> &
  (Readonly<{ step: number }> | Readonly<{ hash: string }>);

/** The verdict on an order when it was submitted. */
export type ReceiptVerdict = Readonly<{ accepted: boolean; issues: readonly OrderIssue[] }>;

/** A sheet as it was when it was submitted or withdrawn. The log is never rolled back. */
export type Receipt = Readonly<{
  empire: EmpireId;
  /** Counted for each empire separately. */
  number: number;
  turn: number;
  /** The edition of the turn's report that the orders were written from. */
  edition: number;
  /** `reopened`: its turn was undone, so it is a draft again. */
  act: 'submitted' | 'withdrawn' | 'reopened';
  orders: readonly Order[];
  verdicts: readonly ReceiptVerdict[];
  hash: string;
  at: string;
  by: Hand;
}>;

/**
 * `closed`: the moderator let the standing orders answer; `ruled`: the moderator answered for the player; `withdrawn`:
 * its phase was undone, or a ruling on a die led past it.
 */
export const QUESTION_STATUSES = ['open', 'answered', 'closed', 'ruled', 'withdrawn'] as const;
export type QuestionStatus = (typeof QUESTION_STATUSES)[number];

/**
 * A question to a player, with everything that it shows. `version`: the one that its phase would make. A question of an
 * older baseline keeps its old wording.
 */
export type Question = Readonly<{
  version: number;
  turn: number;
  attempt: number;
  phase: PhaseId;
  decision: Decision;
  /** The answer of the standing orders. */
  standing: Answer;
  status: QuestionStatus;
  answer: Answer | null;
  askedAt: string;
  settledAt: string | null;
  /** What the player had seen of the encounter when they were asked. */
  seen: readonly SeenEvent[];
  /** The time when the standing orders answer it; null: with the others of its phase. */
  until: string | null;
  /** The moderator runs the battle from the desk, so the player is not asked. */
  atDesk: boolean;
  /** The question that follows it if no side orders anything; left out: none that could be asked together with it. */
  next?: AskedAhead;
  /**
   * Earlier forms of the question, before a ruling on a die, with their status. They count again if the question is
   * asked in that form again.
   */
  past?: readonly Wording[];
}>;

/** A question that is asked together with the one before it. It counts if it is then asked in these very words. */
export type AskedAhead = Readonly<{
  decision: Decision;
  standing: Answer;
  /** Null: it was left for later. */
  answer: Answer | null;
}>;

/** One form in which a question was asked. */
export type Wording = Omit<Question, 'past'>;

/** The reports that an Opening issued to all empires together. */
export type IssueHead = Readonly<{
  turn: number;
  version: number;
  publishedAt: string;
  undone: boolean;
}>;

/**
 * One edition of an empire’s report: from an Opening, or from an amendment that touched the empire while orders were
 * open. Editions are counted for each empire separately, so that they don't show how many editions other empires got.
 */
export type PublicationHead = IssueHead & Readonly<{ edition: number; kind: RunKind }>;

/** The report of one empire. It is computed once, and only read later. */
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

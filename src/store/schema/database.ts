import type { CampaignId, Role, TokenHash } from '#app/ports/campaign-record';
import type { AuditAct } from '#app/ports/campaign-record';
import type { QuestionStatus, RunKind } from '#app/ports/turn-record';
import type { EmpireId } from '#model/campaign/ids';
import type { PhaseId } from '#model/campaign/phase-ids';
import type { Answer, Decision, AnsweredDecision } from '#model/decisions/decision';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { Order } from '#model/orders/order';
import type { Roll } from '#model/rolls/roll-purpose';
import type { RuleSet } from '#model/settings/rule-set';
import type { Generated, Kysely } from 'kysely';
import type { JsonText } from './json-text.ts';

type Flag = 0 | 1;

type CampaignsTable = {
  id: CampaignId;
  slug: string;
  name: string;
  rules: JsonText<RuleSet>;
  secret: string;
  turn: number;
  phase: PhaseId;
  attempt: number;
  version: number;
  revision: number;
  windowsClosed: number;
  createdAt: string;
};

type OfRun = { campaign: CampaignId; version: number };
type OfTurn = { turn: number; phase: PhaseId; attempt: number };

/** All tables but those of the game state, which are mapped by `STATE_TABLES`. */
export type Database = {
  campaigns: CampaignsTable;
  checkpoints: OfRun & OfTurn & { hash: string; format: number; state: Uint8Array };
  phaseRuns: OfRun &
    OfTurn & {
      kind: RunKind;
      hashBefore: string;
      hashAfter: string;
      engineVersion: string;
      baseline: number;
      ranAt: string;
      events: number;
      undone: Flag;
    };
  events: OfRun & OfTurn & { sequence: number; type: string; data: JsonText<CampaignEvent> };
  rolls: OfRun & { sequence: number; id: string; kind: string; data: JsonText<Roll> };
  answers: OfRun & {
    sequence: number;
    decision: AnsweredDecision['decision'];
    asked: EmpireId;
    kind: AnsweredDecision['kind'];
    answer: JsonText<Answer>;
    by: AnsweredDecision['by'];
  };
  orderSheets: {
    campaign: CampaignId;
    turn: number;
    empire: EmpireId;
    orders: JsonText<readonly Order[]>;
    status: 'draft' | 'submitted';
    hash: string;
    submittedAt: string;
  };
  questions: OfRun &
    OfTurn & {
      sequence: number;
      id: Decision['id'];
      asked: EmpireId;
      decision: JsonText<Decision>;
      standing: JsonText<Answer>;
      status: QuestionStatus;
      answer: JsonText<Answer> | null;
      askedAt: string;
      settledAt: string | null;
    };
  publications: OfRun & {
    turn: number;
    edition: number;
    empire: EmpireId;
    view: Uint8Array;
    seen: Uint8Array;
    format: number;
    hash: string;
    publishedAt: string;
  };
  accesses: {
    token: TokenHash;
    campaign: CampaignId;
    role: Role['kind'];
    /** Empty for the moderator, since SQL would not hold two nulls for equal. */
    empire: EmpireId | '';
    createdAt: string;
  };
  sessions: { token: TokenHash; access: TokenHash; createdAt: string; expiresAt: string };
  audit: {
    id: Generated<number>;
    campaign: CampaignId;
    at: string;
    by: JsonText<Role>;
    act: AuditAct;
    version: number;
    detail: string;
  };
};

/** One connection, in a transaction. The outer database must not be used beside it: it would wait for ever. */
export type Transaction = Kysely<Database>;

import type { AccountId, Campaign, CampaignId, Role, Signature } from '#app/ports/campaign-record';
import type { LinkMaker, SeatId, TokenHash } from '#app/ports/people-record';
import type { AuditAct } from '#app/ports/campaign-record';
import type { BackupSchedule, Operator, OperatorLink } from '#app/ports/operator-record';
import type {
  Hand,
  Question,
  QuestionStatus,
  Receipt,
  RunKind,
  SheetStatus,
  AskedAhead,
  Wording,
} from '#app/ports/turn-record';
import type { Guide } from '#model/campaign/guide';
import type { EmpireId, EncounterId } from '#model/campaign/ids';
import type { PhaseId } from '#model/campaign/phase-ids';
import type { Answer, Decision, AnsweredDecision } from '#model/decisions/decision';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { Order } from '#model/orders/order';
import type { Roll } from '#model/rolls/roll-purpose';
import type { RuleSet } from '#model/settings/rule-set';
import type {
  DeskSettings,
  EncounterWindows,
  FoughtElsewhere,
  HouseRules,
  Message,
  RollRuling,
} from '#app/ports/desk-record';
import type { Conversation, Letter, LetterMark, Mute } from '#app/ports/letter-record';
import type { ListVersion } from '#app/ports/list-record';
import type { Proposal, Vote } from '#app/ports/vote-record';
import type { MachineTurn, StandIn } from '#app/ports/stand-in-record';
import type { TutorialMark } from '#app/ports/tutorial-record';
import type { SetupRecord, SetupSeat, SetupVersionHead } from '#app/ports/setup-record';
import type { RollId } from '#kernel/dice/dice';
import type { Generated, Kysely } from 'kysely';
import type { JsonText } from './json-text.ts';
import type { TurnClockColumns } from './turn-clock-columns.ts';

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
  keysFrom: Campaign['keysFrom'];
};

type OfCampaign = { campaign: CampaignId };
type OfEntry = { number: number; at: string; by: JsonText<Message['by']> };
type OfTalk = {
  turn: number;
  to: JsonText<readonly EmpireId[]>;
  text: string;
  issued: JsonText<NonNullable<Message['issued']>> | null;
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
    status: SheetStatus;
    orders: JsonText<readonly Order[]>;
    hash: string;
    submittedAt: string;
    savedBy: JsonText<Hand>;
    step: number;
    dismissed: JsonText<readonly string[]>;
  };
  draftSteps: {
    campaign: CampaignId;
    turn: number;
    empire: EmpireId;
    step: number;
    orders: JsonText<readonly Order[]>;
    hash: string;
  };
  receipts: {
    campaign: CampaignId;
    empire: EmpireId;
    number: number;
    turn: number;
    edition: number;
    act: Receipt['act'];
    orders: JsonText<readonly Order[]>;
    verdicts: JsonText<Receipt['verdicts']>;
    hash: string;
    at: string;
    by: JsonText<Hand>;
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
      seen: JsonText<Question['seen']>;
      until: string | null;
      atDesk: Flag;
      past: JsonText<readonly Wording[]> | null;
      next: JsonText<AskedAhead> | null;
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
  accounts: {
    id: AccountId;
    name: string;
    nameKey: string;
    password: string;
    createdAt: string;
  };
  seats: {
    id: SeatId;
    campaign: CampaignId;
    role: Role['kind'];
    /** Empty where the role has none. */
    empire: EmpireId | '';
    delay: number;
    account: AccountId | null;
    maySubmit: Flag;
    createdAt: string;
    endedAt: string | null;
  };
  links: { token: TokenHash; seat: SeatId; madeBy: LinkMaker; createdAt: string };
  sessions: {
    token: TokenHash;
    link: TokenHash | null;
    account: AccountId | null;
    createdAt: string;
    expiresAt: string;
    seenAt: string;
  };
  operators: Operator;
  setups: SetupRecord;
  setupSeats: SetupSeat;
  setupVersions: Omit<SetupVersionHead, 'by' | 'undone'> & {
    by: JsonText<SetupVersionHead['by']>;
    undone: Flag;
    text: Uint8Array;
  };
  operatorLinks: OperatorLink;
  backupSchedules: BackupSchedule & { id: number };
  truthOpenings: {
    id: Generated<number>;
    campaign: CampaignId;
    account: AccountId;
    issue: number;
    turn: number;
    at: string;
    reason: string;
    plays: JsonText<readonly string[]>;
  };
  audit: {
    id: Generated<number>;
    campaign: CampaignId;
    at: string;
    by: JsonText<Signature>;
    act: AuditAct;
    version: number;
    detail: string;
  };
  notes: OfCampaign & OfEntry & { edition: number; turn: number; phase: PhaseId; text: string };
  rulings: OfCampaign &
    OfEntry & {
      edition: number;
      turn: number;
      question: string;
      rule: string;
      decision: string;
      isPublic: Flag;
    };
  houseRules: OfCampaign & Omit<HouseRules, 'by'> & { by: JsonText<HouseRules['by']> };
  messages: OfCampaign & OfEntry & OfTalk;
  conversations: OfCampaign & {
    number: number;
    subject: string;
    members: JsonText<Conversation['members']>;
    desk: JsonText<NonNullable<Conversation['desk']>> | null;
  };
  letters: OfCampaign &
    OfEntry &
    OfTalk & {
      conversation: number;
      /** Empty: the moderators. */
      from: EmpireId | '';
      attachments: JsonText<Letter['attachments']>;
      mutedBy: JsonText<Letter['mutedBy']>;
    };
  letterMarks: OfCampaign & LetterMark;
  mutes: OfCampaign & Mute;
  notices: OfCampaign & OfEntry & OfTalk & { from: EmpireId | null; headline: string };
  proposals: OfCampaign &
    OfEntry & {
      turn: number;
      version: number;
      from: EmpireId;
      matter: JsonText<Proposal['matter']>;
      reason: string;
      settled: JsonText<NonNullable<Proposal['settled']>> | null;
    };
  votes: OfCampaign & {
    proposal: number;
    empire: EmpireId;
    inFavour: Flag;
    at: string;
    by: JsonText<Vote['by']>;
  };
  standIns: OfCampaign & Omit<StandIn, 'by'> & { by: JsonText<StandIn['by']> };
  machineTurns: OfCampaign & Omit<MachineTurn, 'noted'> & { noted: JsonText<MachineTurn['noted']> };
  tutorials: Omit<TutorialMark, 'skipped'> & { skipped: JsonText<TutorialMark['skipped']> };
  listVersions: ListVersion;
  delegations: OfRun & { empire: EmpireId; encounter: EncounterId; at: string };
  encounterWindows: OfRun & {
    encounter: EncounterId;
    windows: EncounterWindows['windows'];
    passed: JsonText<EncounterWindows['passed']>;
    at: string;
    by: JsonText<EncounterWindows['by']>;
  };
  windowHours: OfRun & { encounter: EncounterId; empire: EmpireId; until: string | null };
  rollRulings: OfRun & {
    roll: RollId;
    purpose: string;
    faces: number;
    values: JsonText<RollRuling['values']>;
    reason: string;
    at: string;
    by: JsonText<RollRuling['by']>;
  };
  foughtElsewhere: OfRun & {
    encounter: EncounterId;
    changes: JsonText<FoughtElsewhere['changes']>;
    at: string;
    by: JsonText<FoughtElsewhere['by']>;
  };
  guides: OfCampaign & { guide: JsonText<Guide> };
  deskSettings: OfCampaign & {
    goesOn: Flag;
    silent: Flag;
    standings: JsonText<DeskSettings['standings']>;
  };
  turnClocks: OfCampaign & TurnClockColumns;
};

/** One connection, in a transaction. The outer database must not be used beside it: it would wait for ever. */
export type Transaction = Kysely<Database>;

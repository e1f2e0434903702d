import type { Result } from '#kernel/result/result';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type {
  Access,
  AuditEntry,
  Campaign,
  CampaignId,
  Session,
  TokenHash,
} from './campaign-record.ts';
import type {
  CheckpointHead,
  OrderSheet,
  PhaseRun,
  Publication,
  PublicationHead,
  Question,
  RunRecord,
} from './turn-record.ts';

/** Reads that all see the same moment. */
export type StoreReader = Readonly<{
  campaigns: () => Promise<readonly Campaign[]>;
  campaign: (id: CampaignId) => Promise<Campaign | undefined>;
  campaignBySlug: (slug: string) => Promise<Campaign | undefined>;
  state: (id: CampaignId) => Promise<CampaignState>;
  /** The empires alone, for whoever needs no more of the state than their names. */
  empires: (id: CampaignId) => Promise<CampaignState['empires']>;
  /** Kept states, oldest first. */
  checkpoints: (id: CampaignId) => Promise<readonly CheckpointHead[]>;
  checkpoint: (id: CampaignId, version: number) => Promise<CampaignState | undefined>;
  /** Every phase that ran, oldest first, undone ones among them. */
  runs: (id: CampaignId) => Promise<readonly PhaseRun[]>;
  record: (id: CampaignId, version: number) => Promise<RunRecord>;
  sheets: (id: CampaignId, turn: number) => Promise<readonly OrderSheet[]>;
  sheet: (id: CampaignId, turn: number, empire: EmpireId) => Promise<OrderSheet | undefined>;
  /** The sheets of all turns, oldest turn first. */
  allSheets: (id: CampaignId) => Promise<readonly OrderSheet[]>;
  /** Questions of the phase that would make this version, in the order of asking. */
  questions: (id: CampaignId, version: number) => Promise<readonly Question[]>;
  /** The questions of all phases, oldest first. */
  allQuestions: (id: CampaignId) => Promise<readonly Question[]>;
  /** What was issued, oldest first. */
  publications: (id: CampaignId) => Promise<readonly PublicationHead[]>;
  publication: (
    id: CampaignId,
    which: Readonly<{ turn: number; edition: number; empire: EmpireId }>,
  ) => Promise<Publication | undefined>;
  /** What everybody was ever issued, oldest first. */
  allPublications: (id: CampaignId) => Promise<readonly Publication[]>;
  access: (token: TokenHash) => Promise<Access | undefined>;
  session: (token: TokenHash) => Promise<Session | undefined>;
  audit: (id: CampaignId) => Promise<readonly AuditEntry[]>;
}>;

/** One thing to write down, as plain data. */
export type Change =
  /** The row of a campaign; its revision is the store's own affair. */
  | Readonly<{ put: 'campaign'; campaign: Campaign }>
  /** The game tables: only rows that differ from `before` are written; null: there were none. */
  | Readonly<{ put: 'state'; before: CampaignState | null; after: CampaignState }>
  | Readonly<{ put: 'run'; run: PhaseRun; record: RunRecord }>
  /** Marks every run later than this version as undone. */
  | Readonly<{ put: 'runs-undone'; after: number }>
  | Readonly<{ put: 'checkpoint'; head: CheckpointHead; state: CampaignState }>
  | Readonly<{ put: 'checkpoints-dropped'; versions: readonly number[] }>
  | Readonly<{ put: 'sheet'; sheet: OrderSheet }>
  /** The sheets of this turn and later ones become drafts. */
  | Readonly<{ put: 'sheets-reopened'; fromTurn: number }>
  | Readonly<{ put: 'question'; question: Question }>
  | Readonly<{ put: 'publication'; publication: Publication }>
  /** A new link; an older one of the same role ends, and its sessions with it. */
  | Readonly<{ put: 'access'; access: Access }>
  | Readonly<{ put: 'session'; session: Session }>
  | Readonly<{ put: 'session-ended'; token: TokenHash }>
  | Readonly<{ put: 'audit'; entry: AuditEntry }>;
export type ChangeKind = Change['put'];
export type ChangeOf<K extends ChangeKind> = Extract<Change, { put: K }>;

/**
 * Changes that belong together. `revision` is the campaign's as it was read, 0 for a new campaign;
 * null for what depends on nothing in the game (sessions): it neither checks nor raises it.
 */
export type Commit = Readonly<{
  campaign: CampaignId;
  revision: number | null;
  changes: readonly Change[];
}>;

/** Somebody else wrote in between, and nothing of the commit was written. */
export type StaleCommit = Readonly<{ kind: 'stale' }>;

/** Where campaigns are kept. Failures throw a `StoreError`; whatever failed has changed nothing. */
export type CampaignStore = Readonly<{
  read: <T>(work: (reader: StoreReader) => Promise<T>) => Promise<T>;
  /** All of it or nothing. */
  commit: (commit: Commit) => Promise<Result<null, StaleCommit>>;
}>;

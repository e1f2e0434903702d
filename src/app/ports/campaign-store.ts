import { brandAs } from '#kernel/brand/brand';
import type { Result } from '#kernel/result/result';
import type { Guide } from '#model/campaign/guide';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { AccountId, AuditAct, AuditEntry, Campaign, CampaignId } from './campaign-record.ts';
import type {
  Account,
  Seat,
  SeatId,
  SeatLink,
  Session,
  TokenHash,
  TruthOpening,
} from './people-record.ts';
import type {
  Delegation,
  DeskSettings,
  EncounterWindows,
  FoughtElsewhere,
  HouseRules,
  Message,
  Note,
  RollRuling,
  Ruling,
  WindowHour,
} from './desk-record.ts';
import type { Conversation, Letter, LetterMark, Mute, Notice, TalkReads } from './letter-record.ts';
import type { ListHead, ListKey, ListVersion } from './list-record.ts';
import type { MachineTurn, StandIn, StandInReads } from './stand-in-record.ts';
import type { TutorialMark, TutorialReads } from './tutorial-record.ts';
import type { Proposal, Vote } from './vote-record.ts';
import type {
  SetupId,
  SetupRecord,
  SetupSeat,
  SetupVersion,
  SetupVersionHead,
} from './setup-record.ts';
import type { BackupSchedule, Operator, OperatorLink } from './operator-record.ts';
import type { TurnClock } from './turn-clock.ts';
import type {
  CheckpointHead,
  DraftStep,
  DraftStepKey,
  EventPage,
  EventsWanted,
  IssueHead,
  OrderSheet,
  PhaseRun,
  Publication,
  PublicationHead,
  Question,
  Receipt,
  RunRecord,
  SheetKey,
} from './turn-record.ts';

/** Reads that all see the store at the same moment. */
export type StoreReader = StandInReads &
  TalkReads &
  TutorialReads &
  Readonly<{
    campaigns: () => Promise<readonly Campaign[]>;
    campaign: (id: CampaignId) => Promise<Campaign | undefined>;
    campaignBySlug: (slug: string) => Promise<Campaign | undefined>;
    state: (id: CampaignId) => Promise<CampaignState>;
    /** The empires alone, for callers that need only their names. */
    empires: (id: CampaignId) => Promise<CampaignState['empires']>;
    /** Kept states, oldest first. */
    checkpoints: (id: CampaignId) => Promise<readonly CheckpointHead[]>;
    checkpoint: (id: CampaignId, version: number) => Promise<CampaignState | undefined>;
    /** Every phase that ran, including undone ones, oldest first. */
    runs: (id: CampaignId) => Promise<readonly PhaseRun[]>;
    /** The last one that was not undone; undefined: there is none. */
    lastRun: (id: CampaignId) => Promise<PhaseRun | undefined>;
    record: (id: CampaignId, version: number) => Promise<RunRecord>;
    /** True events of runs that were not undone, the last first, and how many there are. */
    eventPage: (id: CampaignId, wanted: EventsWanted) => Promise<EventPage>;
    sheets: (id: CampaignId, turn: number) => Promise<readonly OrderSheet[]>;
    sheet: (id: CampaignId, which: SheetKey) => Promise<OrderSheet | undefined>;
    /** The sheets of all turns, oldest turn first. */
    allSheets: (id: CampaignId) => Promise<readonly OrderSheet[]>;
    /** If several steps have the same hash, the last. */
    draftStep: (id: CampaignId, which: DraftStepKey) => Promise<DraftStep | undefined>;
    /** The receipts of what an empire submitted and withdrew, oldest first. */
    receipts: (id: CampaignId, empire: EmpireId) => Promise<readonly Receipt[]>;
    /** The receipts of all empires for one turn, each empire's oldest first. */
    receiptsOfTurn: (id: CampaignId, turn: number) => Promise<readonly Receipt[]>;
    /** The receipts of all empires. */
    allReceipts: (id: CampaignId) => Promise<readonly Receipt[]>;
    /** Questions of the phase that would make this version, in the order of asking. */
    questions: (id: CampaignId, version: number) => Promise<readonly Question[]>;
    /** The questions of all phases, oldest first. */
    allQuestions: (id: CampaignId) => Promise<readonly Question[]>;
    /** The issues of Openings to all empires, oldest first. */
    publications: (id: CampaignId) => Promise<readonly IssueHead[]>;
    /** All editions that were issued to one empire, oldest first. */
    issuedTo: (id: CampaignId, empire: EmpireId) => Promise<readonly PublicationHead[]>;
    publication: (
      id: CampaignId,
      which: Readonly<{ turn: number; edition: number; empire: EmpireId }>,
    ) => Promise<Publication | undefined>;
    /** All editions that were issued to any empire, oldest first. */
    allPublications: (id: CampaignId) => Promise<readonly Publication[]>;
    accounts: () => Promise<readonly Account[]>;
    account: (id: AccountId) => Promise<Account | undefined>;
    accountNamed: (nameKey: string) => Promise<Account | undefined>;
    /** The seats of a campaign, including ended ones, oldest first. */
    seats: (id: CampaignId) => Promise<readonly Seat[]>;
    seat: (id: SeatId) => Promise<Seat | undefined>;
    /** The open seats of an account in all campaigns, oldest first. */
    seatsOf: (account: AccountId) => Promise<readonly Seat[]>;
    link: (token: TokenHash) => Promise<SeatLink | undefined>;
    /** The links of a campaign's seats. */
    links: (id: CampaignId) => Promise<readonly SeatLink[]>;
    session: (token: TokenHash) => Promise<Session | undefined>;
    /** When each open seat of a campaign was last used. */
    lastSeen: (id: CampaignId) => Promise<Readonly<Record<SeatId, string>>>;
    /** The first first. */
    operators: () => Promise<readonly Operator[]>;
    operatorLink: () => Promise<OperatorLink | undefined>;
    /** Undefined: nobody has set it. */
    backupSchedule: () => Promise<BackupSchedule | undefined>;
    /** The last version of each force list that an account has saved, the last saved first. */
    savedLists: (account: AccountId) => Promise<readonly ListHead[]>;
    /** All kept versions of one of them, newest first. */
    listVersions: (which: ListKey) => Promise<readonly ListHead[]>;
    /** Without a revision: the last one. */
    listVersion: (
      which: ListKey & Readonly<{ revision?: number }>,
    ) => Promise<ListVersion | undefined>;
    /** The approximate size of a campaign's records. */
    bytes: (id: CampaignId) => Promise<number>;
    truthOpenings: (id: CampaignId) => Promise<readonly TruthOpening[]>;
    audit: (id: CampaignId) => Promise<readonly AuditEntry[]>;
    /** The journal, the last entry first. */
    auditPage: (id: CampaignId, which: AuditQuery) => Promise<AuditPage>;
    /** Notes and rulings with all their editions, by number and edition. */
    notes: (id: CampaignId) => Promise<readonly Note[]>;
    rulings: (id: CampaignId) => Promise<readonly Ruling[]>;
    /** Oldest first. */
    messages: (id: CampaignId) => Promise<readonly Message[]>;
    /** Oldest first. */
    proposals: (id: CampaignId) => Promise<readonly Proposal[]>;
    /** By proposal and empire. */
    votes: (id: CampaignId) => Promise<readonly Vote[]>;
    setupSlugs: () => Promise<readonly string[]>;
    setup: (id: SetupId) => Promise<SetupRecord | undefined>;
    setupBySlug: (slug: string) => Promise<SetupRecord | undefined>;
    /** The setups that an account moderates or has a seat in, oldest first. */
    setupsOf: (account: AccountId) => Promise<readonly SetupRecord[]>;
    /** By the number of the player. */
    setupSeats: (id: SetupId) => Promise<readonly SetupSeat[]>;
    setupSeatOfLink: (token: TokenHash) => Promise<SetupSeat | undefined>;
    /** Everything that was done in a setup, oldest first. */
    setupVersions: (id: SetupId) => Promise<readonly SetupVersionHead[]>;
    setupVersion: (id: SetupId, revision: number) => Promise<SetupVersion | undefined>;
    /** Of the phase that would make this version. */
    delegations: (id: CampaignId, version: number) => Promise<readonly Delegation[]>;
    /** Of the phase that would make this version. */
    encounterWindows: (id: CampaignId, version: number) => Promise<readonly EncounterWindows[]>;
    /** Of the phase that would make this version. */
    windowHours: (id: CampaignId, version: number) => Promise<readonly WindowHour[]>;
    /** Of the phase that would make this version. */
    rollRulings: (id: CampaignId, version: number) => Promise<readonly RollRuling[]>;
    /** Of the phase that would make this version. */
    foughtElsewhere: (id: CampaignId, version: number) => Promise<readonly FoughtElsewhere[]>;
    /** What the campaign’s scenario tells about itself; null: nothing. */
    guide: (id: CampaignId) => Promise<Guide | null>;
    deskSettings: (id: CampaignId) => Promise<DeskSettings>;
    /** Undefined: nobody has set it. */
    turnClock: (id: CampaignId) => Promise<TurnClock | undefined>;
  }>;

/** A filter for the journal: these acts, since this moment, from this entry on. */
export type AuditQuery = Readonly<{
  acts?: readonly AuditAct[];
  since?: string;
  skip: number;
  take: number;
}>;
export type AuditPage = Readonly<{ entries: readonly AuditEntry[]; total: number }>;

/** One change to write, as plain data. */
export type Change =
  /** The row of a campaign. The store sets its revision. */
  | Readonly<{ put: 'campaign'; campaign: Campaign }>
  /** The game tables: only rows that differ from `before` are written; null: there were none. */
  | Readonly<{ put: 'state'; before: CampaignState | null; after: CampaignState }>
  | Readonly<{ put: 'run'; run: PhaseRun; record: RunRecord }>
  /** Marks every run later than this version as undone. */
  | Readonly<{ put: 'runs-undone'; after: number }>
  | Readonly<{ put: 'checkpoint'; head: CheckpointHead; state: CampaignState }>
  | Readonly<{ put: 'checkpoints-dropped'; versions: readonly number[] }>
  | Readonly<{ put: 'sheet'; sheet: OrderSheet }>
  | Readonly<{ put: 'sheet-dropped'; which: SheetKey }>
  /** Submitted sheets of this turn and later ones become drafts. An existing draft stays. */
  | Readonly<{ put: 'sheets-reopened'; fromTurn: number }>
  /** A step of a draft, for undo. It drops later steps, and the oldest if there are too many. */
  | Readonly<{ put: 'draft-step'; step: DraftStep }>
  | Readonly<{ put: 'receipt'; receipt: Receipt }>
  | Readonly<{ put: 'question'; question: Question }>
  | Readonly<{ put: 'publication'; publication: Publication }>
  /** Deletes all sheets and draft steps of one empire for a turn. Its receipts stay. */
  | Readonly<{ put: 'sheets-of-empire-dropped'; turn: number; empire: EmpireId }>
  | Readonly<{ put: 'account'; account: Account }>
  /** A new name or password of an account. A field that is not given stays. */
  | Readonly<{
      put: 'account-changed';
      account: AccountId;
      set: Partial<Pick<Account, 'name' | 'nameKey' | 'password'>>;
    }>
  /** A new seat, or one that changed. */
  | Readonly<{ put: 'seat'; seat: Seat }>
  /** A new link; the older one of the same seat ends, and its sessions with it. */
  | Readonly<{ put: 'link'; link: SeatLink }>
  /** The link of a seat ends, and its sessions with it. */
  | Readonly<{ put: 'link-ended'; seat: SeatId }>
  | Readonly<{ put: 'session'; session: Session }>
  /** A session was used, so it lasts longer. One that has ended stays ended. */
  | Readonly<{ put: 'session-seen'; token: TokenHash; seenAt: string; expiresAt: string }>
  | Readonly<{ put: 'session-ended'; token: TokenHash }>
  /** Ends all sessions of an account. */
  | Readonly<{ put: 'account-sessions-ended'; account: AccountId }>
  /** Deletes sessions that ended before this moment. */
  | Readonly<{ put: 'sessions-purged'; before: string }>
  /** An account becomes an operator, and its link ends. */
  | Readonly<{ put: 'operator'; operator: Operator }>
  | Readonly<{ put: 'operator-ended'; account: AccountId }>
  /** A new link, or none; the older one ends. */
  | Readonly<{ put: 'operator-link'; link: OperatorLink | null }>
  /** A version of a force list; `keep`: the number of versions that are kept. A version that is there already stays. */
  | Readonly<{ put: 'list-version'; version: ListVersion; keep: number }>
  /** Deletes a force list with all its versions. */
  | Readonly<{ put: 'list-dropped'; which: ListKey }>
  | Readonly<{ put: 'backup-schedule'; schedule: BackupSchedule }>
  /** After a restore: everything read of the campaign before becomes stale, at any revision. */
  | Readonly<{ put: 'revision-raised'; above: number }>
  | Readonly<{ put: 'truth-opened'; opening: TruthOpening }>
  | Readonly<{ put: 'audit'; entry: AuditEntry }>
  | Readonly<{ put: 'note'; note: Note }>
  | Readonly<{ put: 'ruling'; ruling: Ruling }>
  | Readonly<{ put: 'house-rules'; rules: HouseRules }>
  | Readonly<{ put: 'message'; message: Message }>
  | Readonly<{ put: 'conversation'; conversation: Conversation }>
  | Readonly<{ put: 'letter'; letter: Letter }>
  | Readonly<{ put: 'letter-mark'; mark: LetterMark }>
  | Readonly<{ put: 'mute'; mute: Mute; isMuted: boolean }>
  | Readonly<{ put: 'notice'; notice: Notice }>
  /** A new proposal, or one that is settled. */
  | Readonly<{ put: 'proposal'; proposal: Proposal }>
  /** A vote, in place of the earlier one of the same empire. */
  | Readonly<{ put: 'vote'; vote: Vote }>
  /** Who plays for an absent player, in place of what was chosen before; null: nobody. */
  | Readonly<{ put: 'stand-in'; empire: EmpireId; standIn: StandIn | null }>
  | Readonly<{ put: 'machine-turn'; turn: MachineTurn }>
  | Readonly<{ put: 'machine-turns-dropped'; fromTurn: number }>
  | Readonly<{ put: 'tutorial-mark'; mark: TutorialMark }>
  /** The waiting messages, letters and notices are printed in these reports. `edition`: the issue of the turn, counted by its Openings. */
  | Readonly<{ put: 'messages-issued'; turn: number; edition: number }>
  | Readonly<{ put: 'delegation'; delegation: Delegation }>
  | Readonly<{ put: 'encounter-windows'; windows: EncounterWindows }>
  | Readonly<{ put: 'window-hour'; hour: WindowHour }>
  | Readonly<{ put: 'roll-ruling'; ruling: RollRuling }>
  | Readonly<{ put: 'fought-elsewhere'; word: FoughtElsewhere }>
  /** Of a new campaign. It never changes. */
  | Readonly<{ put: 'guide'; guide: Guide }>
  | Readonly<{ put: 'desk-settings'; settings: DeskSettings }>
  | Readonly<{ put: 'turn-clock'; clock: TurnClock }>
  /** The row of a setup. The store sets its revision. */
  | Readonly<{ put: 'setup'; setup: SetupRecord }>
  /** All seats of a setup, in place of the earlier ones. */
  | Readonly<{ put: 'setup-seats'; setup: SetupId; seats: readonly SetupSeat[] }>
  | Readonly<{ put: 'setup-version'; version: SetupVersion }>
  | Readonly<{ put: 'setup-version-undone'; setup: SetupId; revision: number }>;
export type ChangeKind = Change['put'];
export type ChangeOf<K extends ChangeKind> = Extract<Change, { put: K }>;

/** For what belongs to no campaign: accounts and their sessions. */
export const NO_CAMPAIGN = brandAs<CampaignId>('');

/** Changes that belong together. `revision`: the campaign’s as it was read, 0 for a new one; null for changes that don’t depend on the game (sessions). */
export type Commit = Readonly<{
  campaign: CampaignId;
  revision: number | null;
  /** The setup that is written, with its revision as it was read, 0 for a new one. */
  setup?: Readonly<{ id: SetupId; revision: number }>;
  changes: readonly Change[];
}>;

/** Somebody else wrote in between, so nothing of the commit was written. */
export type StaleCommit = Readonly<{ kind: 'stale' }>;

/** Stores campaigns. A failure throws a `StoreError` and changes nothing. */
export type CampaignStore = Readonly<{
  read: <T>(work: (reader: StoreReader) => Promise<T>) => Promise<T>;
  /** All of it or nothing. */
  commit: (commit: Commit) => Promise<Result<null, StaleCommit>>;
}>;

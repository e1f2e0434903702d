import type { CampaignSection } from '#content/campaign-files/campaign-file-schema';
import type { AuditEntry, Campaign } from '#app/ports/campaign-record';
import type {
  Delegation,
  DeskSettings,
  EncounterWindows,
  Message,
  Note,
  FoughtElsewhere,
  HouseRules,
  RollRuling,
  Ruling,
} from '#app/ports/desk-record';
import type { Conversation, Letter, LetterMark, Mute, Notice } from '#app/ports/letter-record';
import type { Proposal, Vote } from '#app/ports/vote-record';
import type { MachineTurn, StandIn } from '#app/ports/stand-in-record';
import type { Seat } from '#app/ports/people-record';
import type { ClockSettings } from '#app/ports/turn-clock';
import type {
  CheckpointHead,
  OrderSheet,
  PhaseRun,
  Publication,
  Question,
  Receipt,
  RunRecord,
} from '#app/ports/turn-record';
import type { Guide } from '#model/campaign/guide';
import type { CampaignState } from '#model/campaign/state';

/** Fields of a campaign's row that only the store needs, or that are elsewhere in the file. */
export const NOT_IN_ROW = ['id', 'revision', 'rules', 'turn', 'phase'] as const;
type NotInRow = (typeof NOT_IN_ROW)[number];

/** An open seat without its person and its link. */
export type FileSeat = Pick<Seat, 'role' | 'maySubmit' | 'createdAt'>;

/**
 * What the moderators wrote at the desk, and the players to each other. For the current phase also: battles left to standing orders, rulings on dice,
 * and battles fought elsewhere.
 */
export type DeskFile = Readonly<{
  settings: DeskSettings;
  /** What the campaign’s scenario tells about itself; null: nothing. */
  guide: Guide | null;
  notes: readonly Note[];
  rulings: readonly Ruling[];
  houseRules: readonly HouseRules[];
  messages: readonly Message[];
  conversations: readonly Conversation[];
  letters: readonly Letter[];
  letterMarks: readonly LetterMark[];
  mutes: readonly Mute[];
  notices: readonly Notice[];
  proposals: readonly Proposal[];
  votes: readonly Vote[];
  /** Of co-moderators, deputies, spectators and players of worlds; the owner and all other players have theirs in every campaign. */
  seats: readonly FileSeat[];
  standIns: readonly StandIn[];
  machineTurns: readonly MachineTurn[];
  delegations: readonly Delegation[];
  windows: readonly EncounterWindows[];
  rollRulings: readonly RollRuling[];
  foughtElsewhere: readonly FoughtElsewhere[];
}>;

/** Everything that is stored of a campaign, except its links and the sessions opened with them. */
export type CampaignFile = Readonly<{
  campaign: Omit<Campaign, NotInRow>;
  rules: Campaign['rules'];
  state: CampaignState;
  checkpoints: readonly Readonly<{ head: CheckpointHead; state: CampaignState }>[];
  runs: readonly Readonly<{ run: PhaseRun; record: RunRecord }>[];
  sheets: readonly OrderSheet[];
  receipts: readonly Receipt[];
  questions: readonly Question[];
  publications: readonly Publication[];
  audit: readonly AuditEntry[];
  desk: DeskFile;
  /** The settings of the clock; null: never set. */
  clock: ClockSettings | null;
}> &
  Readonly<Record<CampaignSection, unknown>>;

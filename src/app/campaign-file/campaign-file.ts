import type { CampaignSection } from '#content/campaign-files/campaign-file-schema';
import type { AuditEntry, Campaign } from '#app/ports/campaign-record';
import type {
  Delegation,
  DeskSettings,
  EncounterWindows,
  Message,
  Note,
  FoughtElsewhere,
  RollRuling,
  Ruling,
} from '#app/ports/desk-record';
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
import type { CampaignState } from '#model/campaign/state';

/** What of a campaign's row is a store's own affair, or stands elsewhere in the file. */
export const NOT_IN_ROW = ['id', 'revision', 'rules', 'turn', 'phase'] as const;
type NotInRow = (typeof NOT_IN_ROW)[number];

/** What is written down at its desk, and in the phase that is due what players left to standing orders, dice that are ruled on and battles elsewhere. */
export type DeskFile = Readonly<{
  settings: DeskSettings;
  notes: readonly Note[];
  rulings: readonly Ruling[];
  messages: readonly Message[];
  delegations: readonly Delegation[];
  windows: readonly EncounterWindows[];
  rollRulings: readonly RollRuling[];
  foughtElsewhere: readonly FoughtElsewhere[];
}>;

/** All that is kept of a campaign but its links, and who is signed in by them. */
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
  /** How turns were timed; null: nobody chose. */
  clock: ClockSettings | null;
}> &
  Readonly<Record<CampaignSection, unknown>>;

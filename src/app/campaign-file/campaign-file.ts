import type { CampaignSection } from '#content/campaign-files/campaign-file-schema';
import type { AuditEntry, Campaign } from '#app/ports/campaign-record';
import type {
  CheckpointHead,
  OrderSheet,
  PhaseRun,
  Publication,
  Question,
  RunRecord,
} from '#app/ports/turn-record';
import type { CampaignState } from '#model/campaign/state';

/** What of a campaign's row is a store's own affair, or stands elsewhere in the file. */
export const NOT_IN_ROW = ['id', 'revision', 'rules', 'turn', 'phase'] as const;
type NotInRow = (typeof NOT_IN_ROW)[number];

/** All that is kept of a campaign but its links, and who is signed in by them. */
export type CampaignFile = Readonly<{
  campaign: Omit<Campaign, NotInRow>;
  rules: Campaign['rules'];
  state: CampaignState;
  checkpoints: readonly Readonly<{ head: CheckpointHead; state: CampaignState }>[];
  runs: readonly Readonly<{ run: PhaseRun; record: RunRecord }>[];
  sheets: readonly OrderSheet[];
  questions: readonly Question[];
  publications: readonly Publication[];
  audit: readonly AuditEntry[];
}> &
  Readonly<Record<CampaignSection, unknown>>;

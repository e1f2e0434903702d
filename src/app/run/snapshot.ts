import type { EmpireView } from '#fog/views/empire-view';
import type { Campaign, CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Delegation } from '#app/ports/desk-record';
import type {
  CheckpointHead,
  OrderSheet,
  PhaseRun,
  PublicationHead,
  Question,
  RunRecord,
} from '#app/ports/turn-record';
import type { TurnClock } from '#app/ports/turn-clock';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { currentPublication } from './current-publication.ts';

/** All that the next phase of a campaign depends on, as it is at one moment. */
export type Snapshot = Readonly<{
  campaign: Campaign;
  state: CampaignState;
  runs: readonly PhaseRun[];
  checkpoints: readonly CheckpointHead[];
  publications: readonly PublicationHead[];
  sheets: readonly OrderSheet[];
  views: ReadonlyMap<EmpireId, EmpireView>;
  /** Those of the phase that runs next. */
  questions: readonly Question[];
  delegations: readonly Delegation[];
  /** What happened since the last issue; read only when there is something to be issued. */
  unpublished: readonly RunRecord[];
  /** Undefined: nobody has set it. */
  clock: TurnClock | undefined;
}>;

/** Reads it; undefined when there is no such campaign. */
export async function readSnapshot(
  reader: StoreReader,
  id: CampaignId,
): Promise<Snapshot | undefined> {
  const campaign = await reader.campaign(id);
  if (campaign === undefined) return undefined;
  const runs = await reader.runs(id);
  const publications = await reader.publications(id);
  const isOpening = campaign.phase === 'opening';
  const sheets = isOpening ? [] : await reader.sheets(id, campaign.turn);
  const head = currentPublication(publications);
  return {
    campaign,
    state: await reader.state(id),
    runs,
    checkpoints: await reader.checkpoints(id),
    publications,
    sheets,
    views: await readViews(reader, id, { head, sheets }),
    questions: await reader.questions(id, campaign.version + 1),
    delegations: await reader.delegations(id, campaign.version + 1),
    unpublished: isOpening ? await recordsSince(reader, id, { runs, head }) : [],
    clock: await reader.turnClock(id),
  };
}

type Head = PublicationHead | undefined;

/** What those who sent orders were issued. */
export async function readViews(
  reader: StoreReader,
  id: CampaignId,
  { head, sheets }: Readonly<{ head: Head; sheets: readonly OrderSheet[] }>,
): Promise<ReadonlyMap<EmpireId, EmpireView>> {
  const views = new Map<EmpireId, EmpireView>();
  if (head === undefined) return views;
  for (const empire of new Set(sheets.map((sheet) => sheet.empire))) {
    const issued = await reader.publication(id, { ...head, empire });
    if (issued !== undefined) views.set(empire, issued.view);
  }
  return views;
}

async function recordsSince(
  reader: StoreReader,
  id: CampaignId,
  { runs, head }: Readonly<{ runs: readonly PhaseRun[]; head: Head }>,
): Promise<readonly RunRecord[]> {
  const records: RunRecord[] = [];
  for (const { version, undone } of runs) {
    if (!undone && version > (head?.version ?? 0)) records.push(await reader.record(id, version));
  }
  return records;
}

import { keysById, valuesById } from '#kernel/collections/tables';
import type { EmpireView } from '#fog/views/empire-view';
import type { Campaign, CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type {
  Delegation,
  EncounterWindows,
  FoughtElsewhere,
  RollRuling,
  WindowHour,
} from '#app/ports/desk-record';
import type {
  CheckpointHead,
  IssueHead,
  OrderSheet,
  PhaseRun,
  PublicationHead,
  Question,
  RunRecord,
} from '#app/ports/turn-record';
import type { TurnClock } from '#app/ports/turn-clock';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { isOfOlderBaseline } from './baseline.ts';
import { readUnasked } from '#app/machine/read-unasked';
import { currentPublication } from '#app/editions/current-publication';
import type { PhaseCache } from './phase-cache.ts';
import { issueInForce } from '#app/editions/issued-now';
import { stageOf } from './stage-of.ts';

export type Editions = ReadonlyMap<EmpireId, readonly PublicationHead[]>;

/** A run that some empires have not been told about, and its record. */
export type Unpublished = Readonly<{ version: number; record: RunRecord }>;

/** Everything that the next phase of a campaign depends on, at one moment. */
export type Snapshot = Readonly<{
  campaign: Campaign;
  state: CampaignState;
  runs: readonly PhaseRun[];
  checkpoints: readonly CheckpointHead[];
  publications: readonly IssueHead[];
  /** All editions of each empire. */
  editions: Editions;
  sheets: readonly OrderSheet[];
  views: ReadonlyMap<EmpireId, EmpireView>;
  /** Those of the phase that runs next. */
  questions: readonly Question[];
  delegations: readonly Delegation[];
  /** The empires that nobody is asked for, because a machine or nobody plays them. */
  unasked: readonly EmpireId[];
  windows: readonly EncounterWindows[];
  hours: readonly WindowHour[];
  rollRulings: readonly RollRuling[];
  foughtElsewhere: readonly FoughtElsewhere[];
  /** The events since the last issue to all empires. They are read only if reports will be issued. */
  unpublished: readonly Unpublished[];
  /** Undefined: nobody has set it. */
  clock: TurnClock | undefined;
}>;

/** Reads the snapshot, except data that is cached; undefined: there is no such campaign. */
export async function readSnapshot(
  reader: StoreReader,
  id: CampaignId,
  cache?: PhaseCache,
): Promise<Snapshot | undefined> {
  const campaign = await reader.campaign(id);
  if (campaign === undefined) return undefined;
  const runs = await reader.runs(id);
  const publications = await reader.publications(id);
  const isOpening = campaign.phase === 'opening';
  // An amendment issues reports while orders are open.
  const tells = isOpening || stageOf(campaign) === 'orders';
  const sheets = isOpening ? [] : await reader.sheets(id, campaign.turn);
  const head = currentPublication(publications);
  return {
    campaign,
    state: stateAfterLast(runs, cache) ?? (await reader.state(id)),
    runs,
    checkpoints: await reader.checkpoints(id),
    publications,
    editions: await readEditions(reader, id),
    sheets,
    views: await readViews(reader, id, { sheets, ...(cache && { cache }) }),
    questions: await reader.questions(id, campaign.version + 1),
    delegations: await reader.delegations(id, campaign.version + 1),
    unasked: await readUnasked(reader, campaign),
    windows: await reader.encounterWindows(id, campaign.version + 1),
    hours: await reader.windowHours(id, campaign.version + 1),
    rollRulings: await reader.rollRulings(id, campaign.version + 1),
    foughtElsewhere: await reader.foughtElsewhere(id, campaign.version + 1),
    unpublished: tells ? await recordsSince(reader, id, { runs, head }) : [],
    clock: await reader.turnClock(id),
  };
}

/** The state that the last run left, if the cache has it. */
function stateAfterLast(runs: readonly PhaseRun[], cache?: PhaseCache): CampaignState | undefined {
  const last = runs.findLast((run) => !run.undone);
  return last === undefined || isOfOlderBaseline(last) ? undefined : cache?.state(last.hashAfter);
}

async function readEditions(reader: StoreReader, id: CampaignId): Promise<Editions> {
  const editions = new Map<EmpireId, readonly PublicationHead[]>();
  for (const empire of keysById(await reader.empires(id))) {
    editions.set(empire, await reader.issuedTo(id, empire));
  }
  return editions;
}

type Wanted = Readonly<{ sheets: readonly OrderSheet[]; before?: number; cache?: PhaseCache }>;

/** The last editions of the empires that sent orders, and of non-aligned worlds, or the last ones before a version. */
export async function readViews(
  reader: StoreReader,
  id: CampaignId,
  { sheets, cache, ...which }: Wanted,
): Promise<ReadonlyMap<EmpireId, EmpireView>> {
  const views = new Map<EmpireId, EmpireView>();
  const worlds = valuesById(await reader.empires(id)).filter(({ nonAligned }) => nonAligned);
  const readers = [...sheets.map(({ empire }) => empire), ...worlds.map((world) => world.id)];
  for (const empire of new Set(readers)) {
    const head = await issueInForce(reader, id, { empire, ...which });
    if (head === undefined) continue;
    const edition = `${empire}/${String(head.turn)}/${String(head.edition)}/${String(head.version)}`;
    const view = cache?.view(edition) ?? (await reader.publication(id, { ...head, empire }))?.view;
    if (view === undefined) continue;
    cache?.keepView(edition, view);
    views.set(empire, view);
  }
  return views;
}

async function recordsSince(
  reader: StoreReader,
  id: CampaignId,
  { runs, head }: Readonly<{ runs: readonly PhaseRun[]; head: IssueHead | undefined }>,
): Promise<readonly Unpublished[]> {
  const records: Unpublished[] = [];
  for (const { version, undone } of runs) {
    if (undone || version <= (head?.version ?? 0)) continue;
    records.push({ version, record: await reader.record(id, version) });
  }
  return records;
}

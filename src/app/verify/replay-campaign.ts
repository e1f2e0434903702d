import { InvariantError } from '#kernel/result/invariant';
import { groupBy } from '#kernel/collections/group-by';
import { isOfOlderBaseline } from '#app/run/phase/baseline';
import { stateHashOf } from '#app/run/phase/state-hash';
import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { CheckpointHead, PhaseRun, RunRecord } from '#app/ports/turn-record';
import type { CampaignState } from '#model/campaign/state';
import { type ChangedSettings, readSettingChanges, rulesBefore } from '#app/settings/rules-at';
import type { Fault } from './fault.ts';
import { keptFaults } from './kept-faults.ts';
import { comesOutTheSame } from './recompute.ts';
import { runFault } from './run-fault.ts';
import { playedOn, stateAt } from './state-at.ts';
import { takenFaults } from './taken-faults.ts';

/** The number of phases of a version that are accepted as they are, because this program can't replay them. */
export type TakenPhases = Readonly<{ engineVersion: string; phases: number }>;

export type ReplayResult = Readonly<{
  taken: readonly TakenPhases[];
  /** The phases whose events were replayed, and those that were also computed again. */
  replayed: number;
  recomputed: number;
  faults: readonly Fault[];
}>;

/** One phase of the record, with its number and the total. */
export type ReplayedPhase = Readonly<{
  run: PhaseRun;
  number: number;
  of: number;
  /** Accepted as it is; its events replayed; or also computed again, from orders and secret. */
  how: 'taken' | 'replayed' | 'recomputed';
  faults: readonly Fault[];
}>;

export type ReplayOptions = Readonly<{
  /** Phases that this version ran are also computed again; null: none. */
  engineVersion: string | null;
  /** Only the phases of this turn. */
  turn?: number;
  /** Called for each phase. */
  progress?: (phase: ReplayedPhase) => void;
}>;

type Played = Readonly<{ state: CampaignState; hash: string }>;
type Replay = Readonly<{
  reader: StoreReader;
  campaign: Campaign;
  engineVersion: string | null;
  kept: ReadonlyMap<number, CheckpointHead>;
  /** Changes of settings: a phase before one ran by the settings of then. */
  settings: readonly ChangedSettings[];
  tell: (run: PhaseRun, one: Pick<ReplayedPhase, 'how' | 'faults'>) => void;
}>;
type Replayed = Readonly<{
  after: Played | null;
  how: 'replayed' | 'recomputed';
  faults: readonly Fault[];
}>;

/** Runs of older baselines come first, because only the end of a record is ever undone. */
type Plan = Readonly<{
  older: readonly PhaseRun[];
  since: readonly PhaseRun[];
  /** The version from which to replay. */
  base: number;
  /** It ends with the campaign's present version. */
  isWhole: boolean;
}>;

const playedTo = (state: CampaignState): Played => ({ state, hash: stateHashOf(state) });

/**
 * Replays the stored events and compares every hash on the way. It begins at the start, or at the last state that an
 * older baseline left; a single turn begins at its own stored state.
 */
export async function replayCampaign(
  reader: StoreReader,
  campaign: Campaign,
  { engineVersion, turn, progress }: ReplayOptions,
): Promise<ReplayResult> {
  const all = (await reader.runs(campaign.id)).filter((run) => !run.undone);
  const runs = all.filter((run) => turn === undefined || run.turn === turn);
  const plan = planOf(all, runs);
  const kept = new Map((await reader.checkpoints(campaign.id)).map((head) => [head.version, head]));
  const faults: Fault[] = [];
  const tell: Replay['tell'] = (run, one) => {
    faults.push(...one.faults);
    progress?.({ ...one, run, number: runs.indexOf(run) + 1, of: runs.length });
  };
  const settings = await readSettingChanges(reader, campaign.id, all);
  const replay = { reader, campaign, engineVersion, kept, settings, tell };
  await takeAsTheyStand(replay, plan, all);
  const played = await playOn(replay, plan);
  const { replayed, recomputed } = played;
  return {
    taken: countedByVersion(plan.older),
    replayed,
    recomputed,
    faults: [...faults, ...played.faults],
  };
}

function planOf(all: readonly PhaseRun[], runs: readonly PhaseRun[]): Plan {
  const older = runs.filter(isOfOlderBaseline);
  const since = runs.slice(older.length);
  const [first] = since;
  const before = first === undefined ? older.at(-1) : all[all.indexOf(first) - 1];
  const isWhole = runs.at(-1) === all.at(-1);
  return { older, since, base: before?.version ?? 0, isWhole };
}

function countedByVersion(older: readonly PhaseRun[]): readonly TakenPhases[] {
  const byVersion = groupBy(older, (run) => run.engineVersion);
  return [...byVersion].map(([engineVersion, { length: phases }]) => ({ engineVersion, phases }));
}

async function takeAsTheyStand(
  { reader, campaign, kept, tell }: Replay,
  { older }: Plan,
  all: readonly PhaseRun[],
): Promise<void> {
  for (const run of older) {
    const before = all[all.indexOf(run) - 1];
    const versions = before === undefined ? [0, run.version] : [run.version];
    const heads = versions.map((version) => kept.get(version));
    const faults = await takenFaults(reader, campaign.id, { run, before, heads });
    tell(run, { how: 'taken', faults });
  }
}

type PlayedOn = Readonly<{ replayed: number; recomputed: number; faults: readonly Fault[] }>;

async function playOn(replay: Replay, plan: Plan): Promise<PlayedOn> {
  const { since, base, isWhole } = plan;
  const { reader, campaign, tell } = replay;
  const { id } = campaign;
  // A past turn that an older version ran is not replayed.
  if (since.length === 0 && !isWhole) return { replayed: 0, recomputed: 0, faults: [] };
  const start = await stateAt(reader, id, base);
  if (start === undefined) {
    const text = 'The first state is missing, or an older version of Farlane stored it.';
    return { replayed: 0, recomputed: 0, faults: [{ version: base, text }] };
  }
  let played = playedTo(start);
  let recomputed = 0;
  const faults = [...(await startFaults(replay, plan, played))];
  for (const [index, run] of since.entries()) {
    const one = await replayRun(replay, run, played);
    if (one.how === 'recomputed') recomputed += 1;
    tell(run, one);
    if (one.after === null) return { replayed: index, recomputed, faults };
    played = one.after;
  }
  if (isWhole && stateHashOf(await reader.state(id)) !== played.hash) {
    faults.push({
      version: 0,
      text: 'The current state differs from the state that its events lead to.',
    });
  }
  return { replayed: since.length, recomputed, faults };
}

/** The last state of an older version was checked with its phase. */
async function startFaults(
  { reader, campaign, kept }: Replay,
  { older, base }: Plan,
  { hash }: Played,
): Promise<readonly Fault[]> {
  if (older.at(-1)?.version === base) return [];
  return keptFaults(reader, campaign.id, { head: kept.get(base), hash });
}

async function replayRun(replay: Replay, run: PhaseRun, before: Played): Promise<Replayed> {
  const { reader, engineVersion, kept, settings } = replay;
  const since = settings.filter(({ version }) => version > run.version);
  const rules = rulesBefore(replay.campaign.rules, since);
  const campaign = { ...replay.campaign, rules };
  const record = await reader.record(campaign.id, run.version);
  const faults = [...chainFaults(run, record, before)];
  const how = run.engineVersion === engineVersion ? 'recomputed' : 'replayed';
  if (how === 'recomputed') {
    const past = { campaign, run, state: before.state, record };
    const isSame = await sound(() => comesOutTheSame(reader, past));
    if (isSame !== true) {
      faults.push(
        runFault(run, 'gives another result when it is computed again from orders and secret'),
      );
    }
  }
  const after = await sound(() => Promise.resolve(playedTo(playedOn(before.state, record))));
  if (after === undefined) {
    faults.push(runFault(run, 'has events that cannot be applied'));
    return { after: null, how, faults };
  }
  const { hash } = after;
  if (hash !== run.hashAfter) faults.push(runFault(run, 'led to another state'));
  const head = kept.get(run.version);
  faults.push(...(await keptFaults(reader, campaign.id, { head, hash })));
  return { after, how, faults };
}

function chainFaults(run: PhaseRun, record: RunRecord, { hash }: Played): readonly Fault[] {
  const faults: Fault[] = [];
  if (run.hashBefore !== hash)
    faults.push(runFault(run, 'does not begin where the one before it ended'));
  if (run.events !== record.events.length) faults.push(runFault(run, 'has lost events'));
  return faults;
}

/** Broken data make a rule throw an invariant error. Here that is a finding, not a bug. */
async function sound<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InvariantError) return undefined;
    throw error;
  }
}

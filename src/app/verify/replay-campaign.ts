import { recorderOf } from '#engine/record/recorder';
import { InvariantError } from '#kernel/result/invariant';
import { stateHashOf } from '#app/run/state-hash';
import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { CheckpointHead, PhaseRun, RunRecord } from '#app/ports/turn-record';
import type { CampaignState } from '#model/campaign/state';
import type { Fault } from './fault.ts';
import { comesOutTheSame } from './recompute.ts';

export type ReplayResult = Readonly<{
  /** Phases whose events were played again, and those that were also worked out again. */
  replayed: number;
  recomputed: number;
  faults: readonly Fault[];
}>;

type Played = Readonly<{ state: CampaignState; hash: string }>;

/** Plays the stored events again from the start and compares every hash on the way. */
export async function replayCampaign(
  reader: StoreReader,
  campaign: Campaign,
  engineVersion: string,
): Promise<ReplayResult> {
  const { id } = campaign;
  const start = await reader.checkpoint(id, 0);
  if (start === undefined) {
    return { replayed: 0, recomputed: 0, faults: [{ version: 0, text: 'The start is missing.' }] };
  }
  const faults: Fault[] = [];
  const kept = new Map((await reader.checkpoints(id)).map((head) => [head.version, head]));
  const runs = (await reader.runs(id)).filter((run) => !run.undone);
  let played: Played = { state: start, hash: stateHashOf(start) };
  let recomputed = 0;
  faults.push(...(await checkpointFaults(reader, campaign, { head: kept.get(0), played })));
  for (const run of runs) {
    const record = await reader.record(id, run.version);
    faults.push(...chainFaults(run, record, played));
    if (run.engineVersion === engineVersion) {
      const past = { campaign, run, state: played.state, record };
      const isSame = await sound(() => comesOutTheSame(reader, past));
      if (isSame !== true)
        faults.push(fault(run, 'does not come out the same from orders and secret'));
      recomputed += 1;
    }
    const next = await sound(() => Promise.resolve(playedOn(played.state, record)));
    if (next === undefined) {
      faults.push(fault(run, 'has events that cannot be applied'));
      return { replayed: runs.indexOf(run), recomputed, faults };
    }
    played = next;
    if (played.hash !== run.hashAfter) faults.push(fault(run, 'led to another state'));
    const head = kept.get(run.version);
    faults.push(...(await checkpointFaults(reader, campaign, { head, played })));
  }
  if (stateHashOf(await reader.state(id)) !== played.hash) {
    faults.push({ version: 0, text: 'The game as it stands is not what its events lead to.' });
  }
  return { replayed: runs.length, recomputed, faults };
}

const fault = ({ version, turn, phase }: PhaseRun, what: string): Fault => ({
  version,
  text: `Turn ${turn}, ${phase}: the phase ${what}.`,
});

function chainFaults(run: PhaseRun, record: RunRecord, { hash }: Played): readonly Fault[] {
  const faults: Fault[] = [];
  if (run.hashBefore !== hash) faults.push(fault(run, 'did not begin where the one before ended'));
  if (run.events !== record.events.length) faults.push(fault(run, 'has lost events'));
  return faults;
}

function playedOn(before: CampaignState, { events }: RunRecord): Played {
  const recorder = recorderOf(before);
  for (const event of events) recorder.emit(event);
  const { state } = recorder.result();
  return { state, hash: stateHashOf(state) };
}

async function checkpointFaults(
  reader: StoreReader,
  { id }: Campaign,
  { head, played }: Readonly<{ head: CheckpointHead | undefined; played: Played }>,
): Promise<readonly Fault[]> {
  if (head === undefined) return [];
  const state = await reader.checkpoint(id, head.version);
  const isSound =
    state !== undefined && head.hash === played.hash && stateHashOf(state) === played.hash;
  const { version } = head;
  return isSound ? [] : [{ version, text: `The kept state of version ${version} is another.` }];
}

/** What broken data make of a rule is an invariant error; here it is a finding, not a bug. */
async function sound<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InvariantError) return undefined;
    throw error;
  }
}

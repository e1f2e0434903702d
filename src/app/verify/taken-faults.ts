import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { CheckpointHead, PhaseRun } from '#app/ports/turn-record';
import type { Fault } from './fault.ts';
import { keptFaults } from './kept-faults.ts';
import { runFault } from './run-fault.ts';

type Taken = Readonly<{
  run: PhaseRun;
  /** The one before it. */
  before: PhaseRun | undefined;
  /** What is kept of the state that it left, and of the start if it is the first. */
  heads: readonly (CheckpointHead | undefined)[];
}>;

/** What can be said of a phase of an older baseline without playing it: its place in the record, its events’ number, its kept state. */
export async function takenFaults(
  reader: StoreReader,
  id: CampaignId,
  { run, before, heads }: Taken,
): Promise<readonly Fault[]> {
  const { events } = await reader.record(id, run.version);
  const faults: Fault[] = [];
  if (before !== undefined && run.hashBefore !== before.hashAfter) {
    faults.push(runFault(run, 'did not begin where the one before ended'));
  }
  if (run.events !== events.length) faults.push(runFault(run, 'has lost events'));
  for (const head of heads) faults.push(...(await keptFaults(reader, id, { head })));
  return faults;
}

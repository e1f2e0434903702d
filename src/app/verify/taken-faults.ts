import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { CheckpointHead, PhaseRun } from '#app/ports/turn-record';
import type { Fault } from './fault.ts';
import { keptFaults } from './kept-faults.ts';
import { runFault } from './run-fault.ts';

type Taken = Readonly<{
  run: PhaseRun;
  /** The run before it. */
  before: PhaseRun | undefined;
  /** The stored state that it left, and the first state if it is the first run. */
  heads: readonly (CheckpointHead | undefined)[];
}>;

/**
 * The faults of an older baseline's phase that show without a replay: in its place in the record, its number of events
 * and its stored state.
 */
export async function takenFaults(
  reader: StoreReader,
  id: CampaignId,
  { run, before, heads }: Taken,
): Promise<readonly Fault[]> {
  const { events } = await reader.record(id, run.version);
  const faults: Fault[] = [];
  if (before !== undefined && run.hashBefore !== before.hashAfter) {
    faults.push(runFault(run, 'does not begin where the one before it ended'));
  }
  if (run.events !== events.length) faults.push(runFault(run, 'has lost events'));
  for (const head of heads) faults.push(...(await keptFaults(reader, id, { head })));
  return faults;
}

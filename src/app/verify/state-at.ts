import { recorderOf } from '#engine/record/recorder';
import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { RunRecord } from '#app/ports/turn-record';
import { isOfOlderBaseline } from '#app/run/phase/baseline';
import { type CampaignState, TABLE_NAMES } from '#model/campaign/state';

/** A state that was stored before a table was added to the game can't be replayed from. */
const hasAllTables = (state: CampaignState): boolean =>
  TABLE_NAMES.every((name) => Object.hasOwn(state, name));

/** The state after these events. */
export function playedOn(before: CampaignState, { events }: RunRecord): CampaignState {
  const recorder = recorderOf(before);
  for (const event of events) recorder.emit(event);
  return recorder.result().state;
}

/**
 * The state that a version left, from the last stored state before it and the events since. Undefined: there was no
 * such version or it was undone, the stored state is missing or of an older form, or an older version of Farlane ran
 * phases since then.
 */
export async function stateAt(
  reader: StoreReader,
  id: CampaignId,
  version: number,
): Promise<CampaignState | undefined> {
  const runs = (await reader.runs(id)).filter((run) => !run.undone);
  const isKnown = version === 0 || runs.some((run) => run.version === version);
  if (!isKnown) return undefined;
  const kept = (await reader.checkpoints(id)).findLast((head) => head.version <= version);
  let state = kept && (await reader.checkpoint(id, kept.version));
  if (kept === undefined || state === undefined || !hasAllTables(state)) return undefined;
  const since = runs.filter((run) => run.version > kept.version && run.version <= version);
  if (since.some(isOfOlderBaseline)) return undefined;
  for (const run of since) state = playedOn(state, await reader.record(id, run.version));
  return state;
}

import { stateHashOf } from '#app/run/phase/state-hash';
import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { CheckpointHead } from '#app/ports/turn-record';
import type { Fault } from './fault.ts';

/** Checks that a stored state, if there is one, has this hash; without a hash, the hash in its own head. */
export async function keptFaults(
  reader: StoreReader,
  id: CampaignId,
  { head, hash = head?.hash }: Readonly<{ head: CheckpointHead | undefined; hash?: string }>,
): Promise<readonly Fault[]> {
  if (head === undefined) return [];
  const { version } = head;
  const state = await reader.checkpoint(id, version);
  const isSound = state !== undefined && head.hash === hash && stateHashOf(state) === hash;
  return isSound ? [] : [{ version, text: `The stored state of version ${version} differs.` }];
}

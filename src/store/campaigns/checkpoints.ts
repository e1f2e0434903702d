import type { CampaignId } from '#app/ports/campaign-record';
import type { CheckpointHead } from '#app/ports/turn-record';
import type { CampaignState } from '#model/campaign/state';
import type { Transaction } from '#store/schema/database';
import { PACKED_FORMAT } from '#store/schema/packed';
import { readKept } from '#store/schema/upgrades/read-kept';
import { packState } from './pack-state.ts';

/** Keeps a whole state. */
export async function saveCheckpoint(
  trx: Transaction,
  campaign: CampaignId,
  { head, state }: Readonly<{ head: CheckpointHead; state: CampaignState }>,
): Promise<void> {
  const row = { ...head, campaign, format: PACKED_FORMAT, state: packState(state) };
  await trx.insertInto('checkpoints').values(row).execute();
}

/** What is kept, oldest first. */
export async function loadCheckpoints(
  trx: Transaction,
  campaign: CampaignId,
): Promise<readonly CheckpointHead[]> {
  return trx
    .selectFrom('checkpoints')
    .select(['version', 'turn', 'phase', 'attempt', 'hash'])
    .where('campaign', '=', campaign)
    .orderBy('version')
    .execute();
}

/** A kept state. */
export async function loadCheckpoint(
  trx: Transaction,
  campaign: CampaignId,
  version: number,
): Promise<CampaignState | undefined> {
  const row = await trx
    .selectFrom('checkpoints')
    .select(['state', 'format'])
    .where('campaign', '=', campaign)
    .where('version', '=', version)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return readKept<CampaignState>('state', { bytes: row.state, format: row.format });
}

/** Gives up kept states. */
export async function dropCheckpoints(
  trx: Transaction,
  campaign: CampaignId,
  versions: readonly number[],
): Promise<void> {
  if (versions.length === 0) return;
  await trx
    .deleteFrom('checkpoints')
    .where('campaign', '=', campaign)
    .where('version', 'in', versions)
    .execute();
}

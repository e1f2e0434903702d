import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';

/** The time when a backup was restored since the last phase ran; null: none was. */
export async function restoredAt(
  reader: StoreReader,
  { id, version }: Pick<Campaign, 'id' | 'version'>,
): Promise<string | null> {
  const { entries } = await reader.auditPage(id, { acts: ['backup-restored'], skip: 0, take: 1 });
  const [last] = entries;
  return last?.version === version ? last.at : null;
}

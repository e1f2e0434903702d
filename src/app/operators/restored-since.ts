import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';

/** A restore of a backup; `madeAt`: the time of the backup, if its name tells it. */
export type Restore = Readonly<{ at: string; madeAt: string | null }>;

/** Backups are named after their time: `farlane-backup-2026-11-24T20-35-49Z.db`. */
const TIME = /(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z/;

/** The last restore of a backup after this time; null: there was none. */
export async function restoredSince(
  reader: StoreReader,
  { id }: Pick<Campaign, 'id'>,
  since: string,
): Promise<Restore | null> {
  const query = { acts: ['backup-restored'], since, skip: 0, take: 1 } as const;
  const { entries } = await reader.auditPage(id, query);
  const [last] = entries;
  if (last === undefined) return null;
  const [, day, hours, minutes, seconds] = TIME.exec(last.detail) ?? [];
  const madeAt =
    day === undefined ? null : `${day}T${hours ?? ''}:${minutes ?? ''}:${seconds ?? ''}Z`;
  return { at: last.at, madeAt };
}

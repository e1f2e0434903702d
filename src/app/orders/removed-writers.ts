import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { EmpireId } from '#model/campaign/ids';
import { removedAt } from './removed-at.ts';

/** A turn for which an empire has a sheet. */
export type Written = Readonly<{ turn: number; empire: EmpireId }>;

/** The sheets for these turns whose authors were removed later. They no longer belong to anybody. */
export async function removedWriters(
  reader: StoreReader,
  id: CampaignId,
  isAsked: (turn: number) => boolean,
): Promise<readonly Written[]> {
  const found = new Map<string, Written>();
  for (const { turn, empire, submittedAt } of await reader.allSheets(id)) {
    if (!isAsked(turn) || submittedAt > (await removedAt(reader, id, empire))) continue;
    found.set(`${String(turn)} ${empire}`, { turn, empire });
  }
  return [...found.values()];
}

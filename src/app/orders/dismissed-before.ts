import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import { readOwnSheets } from './own-sheets.ts';
import { removedAt } from './removed-at.ts';
import type { Written } from './removed-writers.ts';

/** What a player dismissed the turn before: it stays so while the same is said. A predecessor’s is not his. */
export async function dismissedBefore(
  reader: StoreReader,
  id: CampaignId,
  { turn, empire }: Written,
): Promise<readonly string[]> {
  const { draft } = await readOwnSheets(reader, id, { turn: turn - 1, empire });
  if (draft === undefined || draft.submittedAt <= (await removedAt(reader, id, empire))) return [];
  return draft.dismissed;
}

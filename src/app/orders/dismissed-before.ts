import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import { readOwnSheets } from './own-sheets.ts';
import { removedAt } from './removed-at.ts';
import type { Written } from './removed-writers.ts';

/**
 * The doubts that a player dismissed in the previous turn. They stay dismissed as long as they say the same. Those that
 * a predecessor dismissed don't count.
 */
export async function dismissedBefore(
  reader: StoreReader,
  id: CampaignId,
  { turn, empire }: Written,
): Promise<readonly string[]> {
  const { draft } = await readOwnSheets(reader, id, { turn: turn - 1, empire });
  if (draft === undefined || draft.submittedAt <= (await removedAt(reader, id, empire))) return [];
  return draft.dismissed;
}

import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { TurnClock } from '#app/ports/turn-clock';
import { newClock } from './new-clock.ts';

/** The clock of a campaign, set or not. */
export async function clockOf(
  reader: Pick<StoreReader, 'turnClock'>,
  id: CampaignId,
): Promise<TurnClock> {
  return (await reader.turnClock(id)) ?? newClock();
}

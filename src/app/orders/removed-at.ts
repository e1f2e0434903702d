import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { EmpireId } from '#model/campaign/ids';

/**
 * The time when the last player of an empire was removed. Sheets from before then no longer belong to anybody. Empty:
 * no player was removed.
 */
export async function removedAt(
  reader: Pick<StoreReader, 'seats'>,
  id: CampaignId,
  empire: EmpireId,
): Promise<string> {
  const seats = await reader.seats(id);
  return seats
    .filter(({ role }) => role.kind === 'player' && role.empire === empire)
    .map(({ endedAt }) => endedAt ?? '')
    .reduce((last, at) => (at > last ? at : last), '');
}

import { unique } from '#kernel/collections/unique';
import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { EmpireId } from '#model/campaign/ids';

/** The empires whose players were removed after they had written for a turn: what they wrote is nobody's any more. */
export async function removedWriters(
  reader: StoreReader,
  id: CampaignId,
  turn: number,
): Promise<readonly EmpireId[]> {
  const seats = await reader.seats(id);
  const isNobodys = (empire: EmpireId, writtenAt: string): boolean =>
    seats.some(
      ({ role, endedAt }) =>
        role.kind === 'player' &&
        role.empire === empire &&
        endedAt !== null &&
        endedAt >= writtenAt,
    );
  const sheets = await reader.sheets(id, turn);
  return unique(
    sheets
      .filter(({ empire, submittedAt }) => isNobodys(empire, submittedAt))
      .map(({ empire }) => empire),
  );
}

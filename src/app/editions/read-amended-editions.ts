import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { PublicationHead } from '#app/ports/turn-record';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireId } from '#model/campaign/ids';

/** An edition that an amendment issued, with its empire. */
export type AmendedEdition = PublicationHead & Readonly<{ empire: EmpireId; name: string }>;

/**
 * The editions that amendments issued while orders were open. They show which empires were touched, so only readers who
 * see the truth may get them.
 */
export async function readAmendedEditions(
  reader: StoreReader,
  id: CampaignId,
): Promise<readonly AmendedEdition[]> {
  const amended: AmendedEdition[] = [];
  for (const { id: empire, name } of valuesById(await reader.empires(id))) {
    const heads = await reader.issuedTo(id, empire);
    const own = heads.filter(({ kind }) => kind === 'amendment');
    amended.push(...own.map((head) => ({ ...head, empire, name })));
  }
  return amended;
}

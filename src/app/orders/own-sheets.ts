import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { OrderSheet, SheetKey } from '#app/ports/turn-record';

/** Both sheets of an empire for a turn. */
export type OwnSheets = Readonly<{
  draft: OrderSheet | undefined;
  submitted: OrderSheet | undefined;
}>;

/** Reads both sheets. Data from an older version may have no draft. Then the submitted orders are the draft. */
export async function readOwnSheets(
  reader: StoreReader,
  id: CampaignId,
  which: Omit<SheetKey, 'status'>,
): Promise<OwnSheets> {
  const submitted = await reader.sheet(id, { ...which, status: 'submitted' });
  const draft = await reader.sheet(id, { ...which, status: 'draft' });
  return { draft: draft ?? submitted, submitted };
}

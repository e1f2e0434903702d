import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Publication } from '#app/ports/turn-record';
import type { EmpireId } from '#model/campaign/ids';
import { currentPublication } from './current-publication.ts';

type Which = Readonly<{
  empire: EmpireId;
  /** Of the editions that came before this version; else of all. */
  before?: number;
}>;

/** What an empire goes by: its last edition that was not undone. Undefined before the first opening. */
export async function issuedNow(
  reader: StoreReader,
  id: CampaignId,
  { empire, before = Infinity }: Which,
): Promise<Publication | undefined> {
  const heads = await reader.issuedTo(id, empire);
  const head = currentPublication(heads.filter((one) => one.version < before));
  return head && reader.publication(id, { ...head, empire });
}

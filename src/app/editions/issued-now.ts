import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Publication, PublicationHead } from '#app/ports/turn-record';
import type { EmpireId } from '#model/campaign/ids';
import { currentPublication } from './current-publication.ts';

type Which = Readonly<{
  empire: EmpireId;
  /** Only editions from before this version; otherwise all. */
  before?: number;
}>;

/** The edition in force for an empire: its last one that was not undone. Undefined before the first Opening. */
export async function issueInForce(
  reader: StoreReader,
  id: CampaignId,
  { empire, before = Infinity }: Which,
): Promise<PublicationHead | undefined> {
  const heads = await reader.issuedTo(id, empire);
  return currentPublication(heads.filter((one) => one.version < before));
}

/** The edition in force for an empire, with its content. */
export async function issuedNow(
  reader: StoreReader,
  id: CampaignId,
  which: Which,
): Promise<Publication | undefined> {
  const head = await issueInForce(reader, id, which);
  return head && reader.publication(id, { ...head, empire: which.empire });
}

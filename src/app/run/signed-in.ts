import type { Actor } from '#app/actor';
import type { Access } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';

/** Who somebody is, and where. */
export type SignedIn = Readonly<{
  actor: Actor;
  campaign: Readonly<{ slug: string; name: string }>;
  version: number;
}>;

/** Whom a link lets in. */
export async function signedInBy(
  reader: StoreReader,
  { campaign: id, role }: Access,
): Promise<SignedIn | undefined> {
  const campaign = await reader.campaign(id);
  if (campaign === undefined) return undefined;
  const { slug, name, version } = campaign;
  return { actor: { ...role, campaign: id }, campaign: { slug, name }, version };
}

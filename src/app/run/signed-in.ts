import type { Actor } from '#app/actor';
import type { Access } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';

/** Who somebody is, and where. */
export type SignedIn = Readonly<{
  actor: Actor;
  /** What his seat is called: the name of his empire, or `Moderator`. */
  name: string;
  campaign: Readonly<{ slug: string; name: string }>;
  version: number;
}>;

async function seatName(reader: StoreReader, actor: Actor): Promise<string> {
  if (actor.kind === 'moderator') return 'Moderator';
  const empires = await reader.empires(actor.campaign);
  return empires[actor.empire]?.name ?? actor.empire;
}

/** Whom a link lets in. */
export async function signedInBy(
  reader: StoreReader,
  { campaign: id, role }: Access,
): Promise<SignedIn | undefined> {
  const campaign = await reader.campaign(id);
  if (campaign === undefined) return undefined;
  const { slug, name, version } = campaign;
  const actor: Actor = { ...role, campaign: id };
  return { actor, name: await seatName(reader, actor), campaign: { slug, name }, version };
}

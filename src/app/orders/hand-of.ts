import { type Actor, roleOf } from '#app/actor';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Hand } from '#app/ports/turn-record';

/** The author, with the present name of their account. */
export async function handOf(reader: Pick<StoreReader, 'account'>, actor: Actor): Promise<Hand> {
  const { person, ...role } = roleOf(actor);
  const account = person === undefined ? undefined : await reader.account(person);
  return { role, person: account?.name ?? null };
}

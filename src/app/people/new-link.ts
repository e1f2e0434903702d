import type { SeatLink } from '#app/ports/people-record';
import type { Ports } from '#app/ports/ports';
import { tokenHash } from './token-hash.ts';

/** A new link: the token for its user, and the stored form. */
export function newLink(
  { secrets }: Pick<Ports, 'secrets'>,
  about: Omit<SeatLink, 'token'>,
): Readonly<{ token: string; link: SeatLink }> {
  const token = secrets.token();
  return { token, link: { ...about, token: tokenHash(token) } };
}

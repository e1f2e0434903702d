import { brandAs } from '#kernel/brand/brand';
import { hashText } from '#kernel/result/hash';
import type { Access, TokenHash } from '#app/ports/campaign-record';
import type { Ports } from '#app/ports/ports';

/** What is kept of a token. */
export const tokenHash = (token: string): TokenHash => brandAs<TokenHash>(hashText(token));

/** A new link: its token for whom it is made, and what is kept of it. */
export function newAccess(
  { secrets }: Pick<Ports, 'secrets'>,
  about: Omit<Access, 'token'>,
): Readonly<{ token: string; access: Access }> {
  const token = secrets.token();
  return { token, access: { ...about, token: tokenHash(token) } };
}

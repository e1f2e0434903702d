import type { StoreReader } from '#app/ports/campaign-store';
import { tokenHash } from '#app/people/token-hash';

/** Whether a token belongs to the link that makes an operator. */
export async function isOperatorLink(
  reader: Pick<StoreReader, 'operatorLink'>,
  token: string,
): Promise<boolean> {
  return (await reader.operatorLink())?.token === tokenHash(token);
}

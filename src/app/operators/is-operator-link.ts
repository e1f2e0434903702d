import type { StoreReader } from '#app/ports/campaign-store';
import { tokenHash } from '#app/run/token-hash';

/** Whether a token is that of the link which makes an operator. */
export async function isOperatorLink(
  reader: Pick<StoreReader, 'operatorLink'>,
  token: string,
): Promise<boolean> {
  return (await reader.operatorLink())?.token === tokenHash(token);
}

import { hashText } from '#kernel/result/hash';
import type { Account } from '#app/ports/people-record';

const FORM = /^([\w-]{1,200}):[0-9a-f]{64}$/;

/**
 * A mark that shows that an account has signed in with this browser before. Only this server can make it, and a new
 * password invalidates it.
 */
export const browserMark = (
  { id, password }: Pick<Account, 'id' | 'password'>,
  browser: string,
): string => `${browser}:${hashText(`farlane browser ${browser} ${id} ${password}`)}`;

/** Whether a mark was made for this account. */
export function isMarkOf(account: Pick<Account, 'id' | 'password'>, mark: string): boolean {
  const [, browser] = FORM.exec(mark) ?? [];
  // Compare hashes, so that the time it takes does not show where two marks differ.
  return browser !== undefined && hashText(mark) === hashText(browserMark(account, browser));
}

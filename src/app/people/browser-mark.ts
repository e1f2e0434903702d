import { hashText } from '#kernel/result/hash';
import type { Account } from '#app/ports/people-record';

const FORM = /^([\w-]{1,200}):[0-9a-f]{64}$/;

/**
 * What says of a browser that its user has signed in to an account there: only this server can make it, and another password makes it
 * worthless.
 */
export const browserMark = (
  { id, password }: Pick<Account, 'id' | 'password'>,
  browser: string,
): string => `${browser}:${hashText(`farlane browser ${browser} ${id} ${password}`)}`;

/** Whether a mark was made for this account. */
export function isMarkOf(account: Pick<Account, 'id' | 'password'>, mark: string): boolean {
  const [, browser] = FORM.exec(mark) ?? [];
  // Hashes are compared, not marks: how long it takes tells nothing of where they differ.
  return browser !== undefined && hashText(mark) === hashText(browserMark(account, browser));
}

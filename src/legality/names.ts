import { cite } from '#kernel/reasons/cite';
import type { OrderIssue } from '#model/orders/order-issue';
import { refusal } from './issue.ts';

const MAX_LENGTH = 40;
/** Control characters, lone surrogates, line ends, and marks that turn the direction of other text. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/**
 * The reasons against a name that a player gives.
 * @ruling A name has 1 to 40 characters and no blanks at its ends. It has no quotation marks, and no characters that can't be printed or
 *   that change the direction of text.
 */
export function nameIssues(name: string, path: string): readonly OrderIssue[] {
  const about = { code: 'NAME_UNFIT', cite: cite('MOV-9'), path };
  if (name.trim() === '' || name !== name.trim()) {
    return [refusal(about, 'Give a name without blanks at its ends.')];
  }
  if ([...name].length > MAX_LENGTH) {
    return [refusal(about, `The name is too long: at most ${String(MAX_LENGTH)} characters.`)];
  }
  if (UNPRINTABLE.test(name) || name.includes('"')) {
    return [
      refusal(about, 'The name has a character that cannot be printed, or a quotation mark.'),
    ];
  }
  return [];
}

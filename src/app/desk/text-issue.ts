import type { InputIssue } from '#app/use-case-error';
import { counted } from '#kernel/words/counted';

type Wanted = Readonly<{ path: string; what: string; most: number }>;

/** The fault in a text: it is empty, or too long. */
export function textIssue(text: string, { path, what, most }: Wanted): readonly InputIssue[] {
  if (text !== '' && text.length <= most) return [];
  return [{ code: 'TEXT', path, text: `Give ${what} of 1 to ${counted(most, 'character')}.` }];
}

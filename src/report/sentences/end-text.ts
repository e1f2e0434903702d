import type { ContactEnd } from '#model/campaign/knowledge';
import { plainEndMark } from '#report/document/end-mark';
import { type Names, shortId } from './names.ts';

type Plain = Exclude<ContactEnd['how'], 'merged'>;

const SENTENCES: { readonly [H in Plain]: string } = {
  destroyed: 'was destroyed',
  captured: 'was captured',
  beaten: 'was destroyed or captured',
  gone: 'is no longer',
  replaced: 'is no longer',
};

/** How a contact ended, after its name: `was destroyed at Sol`. @rule FOG-12 */
export function endText(ended: ContactEnd, at: string, names: Names): string {
  const what =
    ended.how === 'merged' ? `joined ${names.contact(ended.into)}` : SENTENCES[ended.how];
  return `${what} ${at}`;
}

/** The same in a table: `destroyed in turn 3`. */
export const endMark = (ended: ContactEnd): string =>
  ended.how === 'merged'
    ? `joined ${shortId(ended.into)} in turn ${String(ended.turn)}`
    : plainEndMark(ended);

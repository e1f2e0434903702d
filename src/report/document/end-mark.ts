import type { ContactEnd } from '#model/campaign/knowledge';

/** A contact that ended otherwise than by joining another. */
type PlainEnd = Exclude<ContactEnd, Readonly<{ how: 'merged' }>>;

const MARKS: { readonly [H in PlainEnd['how']]: string } = {
  destroyed: 'destroyed in',
  captured: 'captured in',
  beaten: 'destroyed or captured in',
  gone: 'gone since',
  replaced: 'gone since',
};

/** How it ended, beside its name: `destroyed in turn 3`. @rule FOG-12 */
export const plainEndMark = ({ how, turn }: PlainEnd): string =>
  `${MARKS[how]} turn ${String(turn)}`;

import { canonicalJsonWith, type KnownTexts } from '#kernel/result/canonical-json';

// By the row itself: a row of a state never changes, and most of a turn's rows are in every state and in somebody's view.
const ROW_TEXTS: KnownTexts = new WeakMap();

// By the table itself: what is hashed is then kept, and a table that no event touched is the same object.
const TABLE_TEXTS = new WeakMap<object, string>();

/** The canonical text of views and of what was seen; each row is written down once, however often it is in one. */
export const rowsText = (value: unknown): string => canonicalJsonWith(ROW_TEXTS, value);

/** The canonical text of a table of a state, for its hash and for its checkpoint. */
export function tableText(table: object): string {
  const known = TABLE_TEXTS.get(table);
  if (known !== undefined) return known;
  const text = rowsText(table);
  TABLE_TEXTS.set(table, text);
  return text;
}

import { canonicalJsonWith, type KnownTexts } from '#kernel/result/canonical-json';
import { type HashText, hashText } from '#kernel/result/hash';

// By the row itself: a row of a state never changes, and most of a turn's rows are in every state and in somebody's view.
const ROW_TEXTS: KnownTexts = new WeakMap();

/** The hash of tables or views of a state, which is that of `hashOf`; each row is written down once, however often it is in one. */
export function hashOfRows(value: unknown, hash: HashText = hashText): string {
  return hash(canonicalJsonWith(ROW_TEXTS, value));
}

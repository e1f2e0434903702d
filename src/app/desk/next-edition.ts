import { type Outcome, refuse } from '#app/use-case-error';
import { ok } from '#kernel/result/result';

type Edition = Readonly<{ number: number; edition: number }>;

/** The edition that the author looked at; null: a new text. */
export type Looked = Edition | null;

/** The number and edition for a text. A newer edition by another author is not overwritten. */
export function nextEdition(rows: readonly Edition[], looked: Looked): Outcome<Edition> {
  if (looked === null) {
    const last = Math.max(0, ...rows.map(({ number }) => number));
    return ok({ number: last + 1, edition: 1 });
  }
  const editions = rows.filter(({ number }) => number === looked.number);
  const newest = Math.max(0, ...editions.map(({ edition }) => edition));
  return newest === looked.edition && newest > 0
    ? ok({ number: looked.number, edition: newest + 1 })
    : refuse('STALE');
}

import type { OwnerMark } from './scene.ts';

const COLOURS = 8;
const SPARE = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');

/** The first letter of the name that nobody has yet, else any free sign. */
function letterFor(name: string, taken: ReadonlySet<string>): string {
  const own = [...name.toUpperCase()].filter((sign) => /[\p{L}\p{N}]/u.test(sign));
  return [...own, ...SPARE].find((sign) => !taken.has(sign)) ?? '*';
}

/** Colours and letters of empires in the order given; the first is the reader's own. */
export function ownerMarksOf<K extends string>(
  empires: readonly Readonly<{ id: K; name: string }>[],
): ReadonlyMap<K, OwnerMark> {
  const taken = new Set<string>();
  const marks = new Map<K, OwnerMark>();
  for (const { id, name } of empires) {
    const letter = letterFor(name, taken);
    taken.add(letter);
    marks.set(id, { colour: (marks.size % COLOURS) + 1, letter });
  }
  return marks;
}

/** A power that nobody has met: no colour, a question mark. */
export const UNKNOWN_OWNER: OwnerMark = { colour: null, letter: '?' };

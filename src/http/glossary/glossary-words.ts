import { sortBy } from '#kernel/collections/sort-by';
import { compareText } from '#kernel/result/compare-text';
import { REALM_TERMS } from './realm-words.ts';
import type { Term } from './term.ts';
import { WAR_TERMS } from './war-words.ts';

const nameOf = ({ name }: Term): string => name.toLowerCase();

/** The words of the game, by the alphabet. Their ids are part of addresses. */
export const TERMS: readonly Term[] = sortBy([...REALM_TERMS, ...WAR_TERMS], (a, b) =>
  compareText(nameOf(a), nameOf(b)),
);

import { LANGUAGE } from './language.ts';

const ALL = new Intl.ListFormat(LANGUAGE, { type: 'conjunction' });
const ANY = new Intl.ListFormat(LANGUAGE, { type: 'disjunction' });

/** `a, b and c`. */
export const listed = (parts: readonly string[]): string => ALL.format(parts);

/** `a, b or c`. */
export const listedOr = (parts: readonly string[]): string => ANY.format(parts);

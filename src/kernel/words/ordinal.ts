import { LANGUAGE } from './language.ts';

const RULES = new Intl.PluralRules(LANGUAGE, { type: 'ordinal' });

const ENDINGS: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  zero: 'th',
  many: 'th',
  other: 'th',
};

/** `7th`, `12th`, `22nd`: the place of something in a row, in words. */
export const ordinal = (place: number): string => `${String(place)}${ENDINGS[RULES.select(place)]}`;

import { formatNumber } from './format-number.ts';
import { LANGUAGE } from './language.ts';

const RULES = new Intl.PluralRules(LANGUAGE);

/** What goes with a number of things: `plural(ships.length, 'is', 'are')`. */
export const plural = <const T>(count: number, one: T, several: T): T =>
  RULES.select(count) === 'one' ? one : several;

/** `1 round`, `3 rounds`; less than nothing is told as its amount: `−1 round`, `−3 rounds`. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${formatNumber(count)} ${plural(count, one, several)}`;

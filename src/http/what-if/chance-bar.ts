import type { Chance } from '#app/what-if/own-odds';
import { divide } from '#kernel/numbers/divide';
import { TEXTS } from './texts.ts';

/** A chance as a bar and in words. */
export type ChanceBar = Readonly<{
  label: string;
  percent: string;
  /** Of a thousand. */
  width: number;
  battles: string;
}>;

const THOUSAND = 1000;
const TEN = 10;

/** A chance as a bar; `name`: what all of them are called. */
export function chanceBar(
  { label, count }: Chance,
  { all, name }: Readonly<{ all: number; name: string }>,
): ChanceBar {
  const width = divide(count * THOUSAND, all, 'nearest');
  const whole = divide(width, TEN, 'down');
  const percent = `${String(whole)}.${String(width - whole * TEN)} %`;
  return { label, percent, width, battles: TEXTS.someOfAllUnits(count, all, name) };
}

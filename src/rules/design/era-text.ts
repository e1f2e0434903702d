import { divide } from '#kernel/numbers/divide';

const TENS = ['', 'X', 'XX', 'XXX', 'XL', 'L', 'LX', 'LXX', 'LXXX', 'XC'];
const ONES = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
const TEN = 10;
/** Numbers from here on are written as they are. */
const HUNDRED = 100;

/** `Starting Forces`, `Era I`, `Era X`: as the rules number the eras. @rule U-1 */
export function eraText(era: number): string {
  if (era === 0) return 'Starting Forces';
  const ones = era % TEN;
  const roman = `${TENS[divide(era, TEN, 'down')] ?? ''}${ONES[ones] ?? ''}`;
  return `Era ${era < HUNDRED && roman !== '' ? roman : String(era)}`;
}

import type { Roll } from './document.ts';
import { formatNumber } from './format-number.ts';

/** A roll in the words of the table: `2d10` and `7 + 3 = 10`. A total beyond the dice is named as such: modifiers are in it. */
export function describeRoll(roll: Roll): Readonly<{ dice: string; result: string }> {
  const sum = roll.values.reduce((total, value) => total + value, 0);
  const shown = roll.values.map(formatNumber).join(' + ');
  const dice = `${String(roll.values.length)}d${String(roll.faces)}`;
  if (sum !== roll.total) return { dice, result: `${shown}, total ${formatNumber(roll.total)}` };
  if (roll.values.length === 1) return { dice, result: shown };
  return { dice, result: `${shown} = ${formatNumber(roll.total)}` };
}

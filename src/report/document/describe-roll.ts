import type { Roll } from './document.ts';
import { formatNumber } from '#kernel/words/format-number';

/** A roll in the words of the table: `2d10` and `7 + 3 = 10`. A total beyond the dice is named as such: modifiers are in it. */
export function describeRoll(roll: Roll): Readonly<{ dice: string; result: string }> {
  const dice = `${String(roll.values.length)}d${String(roll.faces)}`;
  const ruled = roll.ruled === true ? ', ruled by the moderator' : '';
  return { dice, result: `${resultOf(roll)}${ruled}` };
}

function resultOf({ values, total }: Roll): string {
  const sum = values.reduce((all, value) => all + value, 0);
  const shown = values.map(formatNumber).join(' + ');
  if (sum !== total) return `${shown}, total ${formatNumber(total)}`;
  return values.length === 1 ? shown : `${shown} = ${formatNumber(total)}`;
}

import { modifiedFireRoll } from '#rules/combat/fire-damage';
import { formatNumber, signed } from '#kernel/words/format-number';

export type FireFigures = Readonly<{
  roll: number;
  readiness: number;
  total: number;
  damage: number;
}>;

/** How a fire roll came to its damage. @rule CSC-7 */
export function fireWhy({ roll, readiness, total, damage }: FireFigures): string {
  const modified = modifiedFireRoll(roll, readiness);
  const least = modified === roll + readiness ? '' : ', at least 1';
  const rounded = (total * modified) % 10 === 0 ? '' : ', rounded,';
  return (
    `Die ${formatNumber(roll)}, readiness ${signed(readiness)}${least}: ${formatNumber(modified)}; ` +
    `${formatNumber(total)} × ${formatNumber(modified)} ÷ 10${rounded} makes ${formatNumber(damage)} damage`
  );
}

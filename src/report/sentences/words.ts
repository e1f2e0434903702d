import { formatNumber } from '#kernel/words/format-number';
import type { SeenGroup } from '#model/campaign/knowledge';
import type { Names } from './names.ts';

/** `3 Tirelon, 1 Kestral (crippled)`: as far as an observer can tell them apart. */
export function groupsText(groups: readonly SeenGroup[], names: Names): string {
  if (groups.length === 0) return 'nothing';
  return groups
    .map(({ design, condition, count }) => {
      const crippled = condition === 'crippled' ? ' (crippled)' : '';
      return `${String(count)} ${names.design(design)}${crippled}`;
    })
    .join(', ');
}

/** Economic points. */
export const points = (amount: number): string => `${formatNumber(amount)} EP`;

import { formatNumber } from '#report/document/format-number';
import type { SeenGroup } from '#model/campaign/knowledge';
import type { Names } from './names.ts';

/** `a, b and c`. */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}

/** `1 round`, `3 rounds`. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : several}`;

/** `+2`, `−1`, `±0`. */
export function signed(value: number): string {
  if (value === 0) return '±0';
  return value > 0 ? `+${String(value)}` : formatNumber(value);
}

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

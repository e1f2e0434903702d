import type { Importance } from '#model/campaign/system';

const BY_DIE: readonly Importance[] = [
  'unimportant',
  'unimportant',
  'minor',
  'minor',
  'major',
  'major',
];

/** How important a system is, by a d6. @rule MAP-3 */
export function importanceOf(die: number): Importance {
  return BY_DIE[die - 1] ?? 'major';
}

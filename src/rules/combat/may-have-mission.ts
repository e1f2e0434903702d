import type { Fighter } from './fighter.ts';

/**
 * Whether a unit can be told what to do for a round.
 * @rule CSC-6
 * @ruling Units in reserve take no missions, as crippled ones take none; minefields take none at all.
 */
export function mayHaveMission({
  kind,
  condition,
  status,
}: Pick<Fighter, 'kind' | 'condition' | 'status'>): boolean {
  return kind !== 'minefield' && kind !== 'ground' && condition === 'sound' && status === 'active';
}

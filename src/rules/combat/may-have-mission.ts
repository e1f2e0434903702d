import type { Fighter } from './fighter.ts';

/**
 * Whether a unit can be told what to do for a round.
 * @rule CSC-6
 * @rule CSC-10
 * @ruling Units in reserve can't have missions, and neither can crippled units, prizes and units under repair. Minefields never have any.
 */
export function mayHaveMission({
  kind,
  condition,
  status,
  nonCombatant,
}: Pick<Fighter, 'kind' | 'condition' | 'status' | 'nonCombatant'>): boolean {
  if (nonCombatant) return false;
  return kind !== 'minefield' && kind !== 'ground' && condition === 'sound' && status === 'active';
}

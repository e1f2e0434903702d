import type { Ability } from '#model/forces/design';
import { abilityRowOf } from './ability-table.ts';

/** `Scout 2`, `Atmospheric`: the rating of those that have one. @rule ABL-1 */
export function abilityText({ id, rating }: Ability): string {
  const row = abilityRowOf(id);
  if (row === undefined) return id;
  return row.rated ? `${row.name} ${String(rating)}` : row.name;
}

/** `Scout`, without its rating. @rule ABL-1 */
export const abilityName = (id: string): string => abilityRowOf(id)?.name ?? id;

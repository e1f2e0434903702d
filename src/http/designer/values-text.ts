import type { HouseUnit } from '#content/force-lists/house-list-schema';

import { TEXTS } from './texts.ts';

/** `DV 6, AS 2, AF 2`: the values of a unit. */
export function valuesText(unit: HouseUnit): string {
  if (unit.kind === 'ground') {
    const { attrition, attack, defense, die } = unit.values;
    return TEXTS.groundValues({ attrition, attack, defense, die });
  }
  return Object.entries(unit.values)
    .map(([name, value]) => `${name.toUpperCase()} ${String(value)}`)
    .join(', ');
}

import type { HullClass } from '#model/forces/design';
import type { UnitKind } from '#model/forces/unit';
import { ABILITY_TABLE } from './ability-table.ts';
import { checkListedDesign } from './check-listed-design.ts';
import { hullRowFor } from './hull-table.ts';

/** The unit design rules as the reader of house force lists is handed them. @rule U-9 */
export const DESIGN_RULES = {
  abilities: ABILITY_TABLE,
  ccOf: (kind: UnitKind, hull: HullClass): number => hullRowFor(kind, hull)?.cc ?? 0,
  check: checkListedDesign,
} as const;

import type { WorkSource } from '#model/campaign/work';
import type { UnitDesign } from '#model/forces/design';
import { isFitForSystem } from './built-by.ts';

/**
 * Economic points, and as much capacity, that a unit takes: its printed cost, or twice that when a
 * system without a shipyard builds a ship or flight that is not Atmospheric; of a shipyard’s, the share that the
 * system builds counts twice. @rule CON-1
 */
export function workCostOf(
  design: Pick<UnitDesign, 'kind' | 'abilities' | 'cost'>,
  source: WorkSource,
  share = 0,
): number {
  const isDouble = source === 'system' && !isFitForSystem(design);
  return isDouble ? 2 * design.cost : design.cost + share;
}

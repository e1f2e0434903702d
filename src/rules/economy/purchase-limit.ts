import type { StarSystem } from '#model/campaign/system';
import { outputOf } from './output-of.ts';

/** What may be bought in a system in one turn, all together: its output while it is blockaded; null: anything. @rule ECO-7 */
export function purchaseLimitOf(
  system: Pick<StarSystem, 'utilized' | 'raw' | 'blockaded'>,
): number | null {
  return system.blockaded ? outputOf(system) : null;
}

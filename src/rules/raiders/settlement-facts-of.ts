import type { StarSystem } from '#model/campaign/system';
import { orderStateOf } from '#rules/economy/order-state';
import type { RaidFacts } from './raid-chance-of.ts';

type Settled = Pick<StarSystem, 'census' | 'morale' | 'intel'>;

/** What of the system itself counts in the chance of raids: its Intel, and a colony in rebellion. @rule SUP-1 */
export function settlementFactsOf(system: Settled): Pick<RaidFacts, 'intel' | 'rebels'> {
  return { intel: system.intel, rebels: orderStateOf(system) === 'rebellion' };
}

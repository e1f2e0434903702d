import type { GalaxySystem } from '#model/campaign/galaxy';
import type { Natives } from '#model/campaign/system';

const NOBODY: Natives = { census: 0, morale: 0, productivity: 0 };

type Facts = Pick<GalaxySystem, 'native' | 'traits' | 'anomalies'>;

/**
 * What of its natives a system has when it is found: homeworlds and splinter colonies all, an
 * abandoned colony its Productivity, the others nothing.
 * @rule MAP-6
 * @rule MAP-7
 */
export function startingNatives({ native, traits, anomalies }: Facts): Natives {
  if (traits.includes('Homeworld') || anomalies.includes('Splinter Colony')) return native;
  if (!anomalies.includes('Abandoned Colony')) return NOBODY;
  return { ...NOBODY, productivity: native.productivity };
}

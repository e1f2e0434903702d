import type { GalaxySystem } from '#model/campaign/galaxy';
import { startingNatives } from '#rules/galaxy/starting-natives';
import { valuesOf } from '#rules/galaxy/values-of';

/**
 * A system that is found as it shows before anybody has surveyed it: by its importance, with its anomalies and lanes.
 * @rule OPT-3 @rule MAP-6
 * @ruling The table of traits is still rolled when a system is found, so that the rest of the system comes out as in other campaigns, but
 *   only its anomalies and a homeworld count. The trait is rolled when the survey is done.
 */
export function withoutTraits(system: GalaxySystem): GalaxySystem {
  const { importance, anomalies } = system;
  const traits = system.traits.filter((trait) => trait === 'Homeworld');
  const { capacity, raw, ...native } = valuesOf(importance, traits, 'nobody');
  const start = startingNatives({ native, traits, anomalies });
  return { ...system, traits, capacity, raw, native, start };
}

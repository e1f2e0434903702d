import type { Anomaly, StarSystem } from '#model/campaign/system';
import type { RuleSet } from '#model/settings/rule-set';

/** The anomalies that wait for the first empire at a system (MAP-8). */
export const FINDS: readonly Anomaly[] = [
  'Derelict',
  'Ruins',
  'Splinter Colony',
  'Mysterious Encounter',
];

/**
 * Whether a find waits for the first empire in a system.
 * @rule MAP-8 @rule OPT-12
 * @ruling The first empire at a Mysterious Encounter is told of it, and so is the moderator. The moderator brings about its effect by a
 *   correction.
 */
export const hasFinds = (
  { found, anomalies }: Pick<StarSystem, 'found' | 'anomalies'>,
  { explorationEncounters }: Pick<RuleSet, 'explorationEncounters'>,
): boolean =>
  !found && (explorationEncounters === 'on' || FINDS.some((one) => anomalies.includes(one)));

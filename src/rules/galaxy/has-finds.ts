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
 * Whether something waits for the first empire that comes to a system.
 * @rule MAP-8 @rule OPT-12
 * @ruling Who is first at a Mysterious Encounter is told so, and the moderator; what comes of it he makes by a correction.
 */
export const hasFinds = (
  { found, anomalies }: Pick<StarSystem, 'found' | 'anomalies'>,
  { explorationEncounters }: Pick<RuleSet, 'explorationEncounters'>,
): boolean =>
  !found && (explorationEncounters === 'on' || FINDS.some((one) => anomalies.includes(one)));

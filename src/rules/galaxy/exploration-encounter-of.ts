import type { ExplorationEncounter } from '#model/events/discovery-events';

const LEAST = 4;
const BY_DIE: readonly ExplorationEncounter[] = [
  ...(['pirate-cache', 'pirate-base', 'raiders'] as const),
  ...(['trading-post', 'datacore', 'artifact'] as const),
];

/**
 * Whether a d6 brings an exploration encounter.
 * @rule OPT-12
 * @ruling The die that decides whether there is an encounter is rolled first, and the die for its kind only if there is one. The order
 *   changes no chances, and players don't read what they missed.
 */
export const isSomethingThere = (rolled: number): boolean => rolled >= LEAST;

/**
 * The exploration encounter that a d6 brings.
 * @rule OPT-12
 * @ruling In campaigns without raiders, a result of raiders or a pirate base brings nothing.
 */
export function explorationEncounterOf(rolled: number, hasRaiders: boolean): ExplorationEncounter {
  const encounter = BY_DIE[rolled - 1] ?? 'nothing';
  const isRaiders = encounter === 'pirate-base' || encounter === 'raiders';
  return isRaiders && !hasRaiders ? 'nothing' : encounter;
}

import type { ExplorationEncounter } from '#model/events/discovery-events';

const LEAST = 4;
const BY_DIE: readonly ExplorationEncounter[] = [
  ...(['pirate-cache', 'pirate-base', 'raiders'] as const),
  ...(['trading-post', 'datacore', 'artifact'] as const),
];

/**
 * Whether a d6 lets explorers come upon something.
 * @rule OPT-12
 * @ruling This die is thrown first and the other only if there is something: the order changes no chance, and nobody reads
 *   what he missed.
 */
export const isSomethingThere = (rolled: number): boolean => rolled >= LEAST;

/**
 * What a d6 lets explorers come upon.
 * @rule OPT-12
 * @ruling Where no raiders are played by, nobody is where they would have been.
 */
export function explorationEncounterOf(rolled: number, hasRaiders: boolean): ExplorationEncounter {
  const encounter = BY_DIE[rolled - 1] ?? 'nothing';
  const isRaiders = encounter === 'pirate-base' || encounter === 'raiders';
  return isRaiders && !hasRaiders ? 'nothing' : encounter;
}

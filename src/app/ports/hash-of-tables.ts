import { hashOf } from '#kernel/result/hash';
import type { PhaseId } from '#model/campaign/phase-ids';

/**
 * Tables that states had once. They were always empty, so a state still hashes as if they were there: the hashes of phases, kept states
 * and campaign files that were recorded while they existed stay valid, and replay needs no new baseline.
 */
const RETIRED_TABLES = [['optionState', hashOf({})]] as const;

/** The hash of a game: of its turn, its next phase, and the hash of each of its tables, by their names. */
export function hashOfTables(
  { turn, phase }: Readonly<{ turn: number; phase: PhaseId }>,
  hashes: readonly (readonly [name: string, hash: string])[],
): string {
  return hashOf([turn, phase, [...hashes, ...RETIRED_TABLES]]);
}

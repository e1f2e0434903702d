import { hashOf } from '#kernel/result/hash';
import type { PhaseId } from '#model/campaign/phase-ids';

/**
 * Tables that states used to have. They were always empty, so a state is still hashed as if it had them. So the hashes
 * that were recorded while they existed (of phases, stored states and campaign files) stay valid, and replay needs no
 * new baseline.
 */
const RETIRED_TABLES = [['optionState', hashOf({})]] as const;

/** The hash of a game: of its turn, its next phase, and the hash of each table, by name. */
export function hashOfTables(
  { turn, phase }: Readonly<{ turn: number; phase: PhaseId }>,
  hashes: readonly (readonly [name: string, hash: string])[],
): string {
  return hashOf([turn, phase, [...hashes, ...RETIRED_TABLES]]);
}

import { hashOf } from '#kernel/result/hash';
import type { PhaseId } from '#model/campaign/phase-ids';

/** The hash of a game: of its turn, its next phase, and the hash of each of its tables, by their names. */
export function hashOfTables(
  { turn, phase }: Readonly<{ turn: number; phase: PhaseId }>,
  hashes: readonly (readonly [name: string, hash: string])[],
): string {
  return hashOf([turn, phase, hashes]);
}

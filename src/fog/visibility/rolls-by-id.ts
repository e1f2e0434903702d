import type { RollId } from '#kernel/dice/dice';
import type { Roll } from '#model/rolls/roll-purpose';

/** The rolls of a log by their ids. */
export function rollsById(log: readonly Roll[]): ReadonlyMap<RollId, Roll> {
  return new Map(log.map((roll) => [roll.id, roll]));
}

import type { StoreReader } from '#app/ports/campaign-store';
import type { Roll } from '#model/rolls/roll-purpose';
import { computeDue } from './compute-due.ts';
import type { Computed } from './compute-phase.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * The dice of the phase that is due which may be looked at: those that it rolled before it waited, or those of the run that was taken
 * back, if the same will be rolled. Of a phase that nobody has begun there are none: nobody rolls ahead. @rule TURN-3
 */
export async function rollsSoFar(
  reader: StoreReader,
  snapshot: Snapshot,
): Promise<readonly Roll[]> {
  const { campaign, questions, runs } = snapshot;
  if (questions.some(({ status }) => status !== 'withdrawn')) return rollsOf(computeDue(snapshot));
  const { id, turn, phase, attempt } = campaign;
  const before = runs.findLast(
    (run) =>
      run.undone &&
      run.kind === 'phase' &&
      run.turn === turn &&
      run.phase === phase &&
      run.attempt === attempt,
  );
  if (before === undefined) return [];
  const seen = new Set((await reader.record(id, before.version)).rolls.map((roll) => roll.id));
  return rollsOf(computeDue(snapshot)).filter((roll) => seen.has(roll.id));
}

const rollsOf = (computed: Computed): readonly Roll[] =>
  computed.done ? computed.record.rolls : computed.rolls;

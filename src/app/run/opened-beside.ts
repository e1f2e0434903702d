import type { Computed, Opened } from './compute-phase.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * What would be asked by now beside what is asked already: battles that wait for nobody can go on. `computed`: what the phase comes to as it
 * stands.
 * @rule ENC-1
 */
export function openedBeside(
  { questions }: Pick<Snapshot, 'questions'>,
  computed: Computed,
): readonly Opened[] {
  if (computed.done) return [];
  const isPut = ({ decision: { id } }: Opened): boolean =>
    questions.some(({ decision, status }) => decision.id === id && status !== 'withdrawn');
  return computed.open.filter((one) => !isPut(one));
}

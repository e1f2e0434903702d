import type { Computed, Opened } from '#app/run/phase/compute-phase';
import type { Snapshot } from '#app/run/phase/snapshot';

/**
 * New questions that could be asked besides the open ones, because battles that wait for nobody can continue.
 * `computed`: the result of the phase so far.
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

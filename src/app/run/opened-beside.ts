import { computeDue } from './compute-due.ts';
import type { Opened } from './compute-phase.ts';
import type { Snapshot } from './snapshot.ts';

/** What would be asked by now beside what is asked already: battles that wait for nobody can go on. @rule ENC-1 */
export function openedBeside(snapshot: Snapshot): readonly Opened[] {
  const computed = computeDue(snapshot);
  if (computed.done) return [];
  const { questions } = snapshot;
  const isPut = ({ decision: { id } }: Opened): boolean =>
    questions.some(({ decision, status }) => decision.id === id && status !== 'withdrawn');
  return computed.open.filter((one) => !isPut(one));
}

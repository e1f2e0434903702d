import { isSameData } from '#kernel/result/is-same-data';
import type { Question } from '#app/ports/turn-record';
import type { Opened } from '#app/run/phase/compute-phase';
import type { Snapshot } from '#app/run/phase/snapshot';
import { newQuestion } from './new-question.ts';

/**
 * The new questions that their players have answered already, together with the question before: those that are asked in the very words
 * that were foreseen. @rule TURN-4
 */
export function answeredAhead(
  snapshot: Snapshot,
  opened: readonly Opened[],
  at: string,
): readonly Question[] {
  return opened.flatMap((one): readonly Question[] => {
    const { decision } = one;
    const answer = snapshot.questions
      .filter(({ status }) => status === 'answered')
      .find(({ next }) => next !== undefined && isSameData(next.decision, decision))?.next?.answer;
    if (answer === undefined || answer === null) return [];
    const question = newQuestion(snapshot, one, at);
    // The moderator who runs the battle answers everything in it.
    return question.atDesk ? [] : [{ ...question, status: 'answered', answer, settledAt: at }];
  });
}

/** A snapshot after these questions. */
export const withQuestions = (snapshot: Snapshot, put: readonly Question[]): Snapshot => {
  const ids = new Set(put.map(({ decision }) => decision.id));
  const others = snapshot.questions.filter(({ decision }) => !ids.has(decision.id));
  return { ...snapshot, questions: [...others, ...put] };
};

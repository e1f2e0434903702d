import type { Question } from '#app/ports/turn-record';
import type { DecisionId } from '#model/campaign/ids';
import { isSameData } from '#kernel/result/is-same-data';
import { computeDue, dueDecider } from './compute-due.ts';
import { newQuestion } from './new-question.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * What becomes of the questions of a phase that waits when a die shows something else: those that are still asked in the same words
 * stand with their answers, others are withdrawn or put anew. @rule TURN-4
 */
export function questionsAnew(snapshot: Snapshot, at: string): readonly Question[] {
  const asked = snapshot.questions.filter(({ status }) => status !== 'withdrawn');
  if (asked.length === 0) return [];
  const byId = new Map(asked.map((question) => [question.decision.id, question]));
  const kept = new Set<DecisionId>();
  const decide = dueDecider(snapshot, { anew: true });
  const computed = computeDue(snapshot, (decision, standing) => {
    const before = byId.get(decision.id);
    if (before !== undefined && isSameData(before.decision, decision)) kept.add(decision.id);
    return decide(decision, standing);
  });
  const opened = computed.done ? [] : computed.open.filter(({ decision: { id } }) => !kept.has(id));
  const put = opened.map((one) => newQuestion(snapshot.campaign, one, at));
  const isPut = ({ decision }: Question): boolean =>
    put.some((one) => one.decision.id === decision.id);
  const gone = asked.filter((one) => !kept.has(one.decision.id) && !isPut(one));
  return [
    ...gone.map((question): Question => ({ ...question, status: 'withdrawn', settledAt: at })),
    ...put,
  ];
}

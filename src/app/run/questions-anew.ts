import type { Question } from '#app/ports/turn-record';
import type { DecisionId } from '#model/campaign/ids';
import { isSameData } from '#kernel/result/is-same-data';
import { computeDue, dueDecider } from './compute-due.ts';
import type { Opened } from './compute-phase.ts';
import { newQuestion } from './new-question.ts';
import type { Snapshot } from './snapshot.ts';

/** Questions that are withdrawn or put anew, and those that stand in the same words after something else. */
type QuestionsAnew = Readonly<{ anew: readonly Question[]; told: readonly Question[] }>;

/**
 * What becomes of the questions of a phase that waits when a die shows something else: those that are still asked in the same words
 * stand with their answers, others are withdrawn or put anew. @rule TURN-4
 */
export function questionsAnew(snapshot: Snapshot, at: string): QuestionsAnew {
  const asked = snapshot.questions.filter(({ status }) => status !== 'withdrawn');
  if (asked.length === 0) return { anew: [], told: [] };
  const byId = new Map(asked.map((question) => [question.decision.id, question]));
  const kept = new Set<DecisionId>();
  const decide = dueDecider(snapshot, { anew: true });
  const computed = computeDue(snapshot, (decision, standing) => {
    const before = byId.get(decision.id);
    if (before !== undefined && isSameData(before.decision, decision)) kept.add(decision.id);
    return decide(decision, standing);
  });
  const open = computed.done ? [] : computed.open;
  const opened = open.filter(({ decision: { id } }) => !kept.has(id));
  const put = opened.map((one) => newQuestion(snapshot, one, at));
  const isPut = ({ decision }: Question): boolean =>
    put.some((one) => one.decision.id === decision.id);
  const gone = asked.filter((one) => !kept.has(one.decision.id) && !isPut(one));
  const withdrawn = gone.map((question): Question => {
    return { ...question, status: 'withdrawn', settledAt: at };
  });
  return { anew: [...withdrawn, ...put], told: toldAnew(asked, open) };
}

const toldAnew = (asked: readonly Question[], open: readonly Opened[]): readonly Question[] =>
  asked.flatMap((question) => {
    const again = open.find(({ decision }) => isSameData(decision, question.decision));
    return again === undefined || isSameData(again.seen, question.seen)
      ? []
      : [{ ...question, seen: again.seen }];
  });

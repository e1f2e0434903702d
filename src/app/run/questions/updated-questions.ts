import type { Question, Wording } from '#app/ports/turn-record';
import type { DecisionId } from '#model/campaign/ids';
import { isSameData } from '#kernel/result/is-same-data';
import { computeDue, dueDecider } from '#app/run/phase/compute-due';
import type { Opened } from '#app/run/phase/compute-phase';
import { hasBegun } from '#app/run/phase/has-begun';
import { newQuestion } from './new-question.ts';
import type { Snapshot } from '#app/run/phase/snapshot';

/** `changed`: questions that are withdrawn or asked again. `moved`: questions that stay the same but follow another event. */
type UpdatedQuestions = Readonly<{ changed: readonly Question[]; moved: readonly Question[] }>;

/**
 * Updates the questions of a waiting phase after a roll has changed. Questions that stay the same keep their answers;
 * others are withdrawn or asked again. A question that returns to an earlier form gets back the status that it had
 * then. @rule TURN-4
 */
export function updatedQuestions(snapshot: Snapshot, at: string): UpdatedQuestions {
  const { questions } = snapshot;
  const { met, open } = questionsIn(snapshot, at);
  const different = questions.flatMap(({ past = [], ...before }): readonly Question[] => {
    const now = met.get(before.decision.id) ?? withdrawn(before, at);
    if (isSameData(now, before)) return [];
    const others = wordingsOf({ ...before, past }).filter(
      ({ decision }) => now.status === 'withdrawn' || !isSameData(decision, now.decision),
    );
    return [{ ...now, past: others }];
  });
  const known = new Set(questions.map(({ decision }) => decision.id));
  const first = [...met.values()].filter(({ decision }) => !known.has(decision.id));
  const changed = [...different, ...first];
  const isChanged = new Set(changed.map(({ decision }) => decision.id));
  const same = questions.filter(({ decision }) => !isChanged.has(decision.id));
  return { changed, moved: movedAmong(same, open) };
}

/** The open questions among these that now follow another event. */
const movedAmong = (same: readonly Question[], open: readonly Opened[]): readonly Question[] =>
  same.flatMap((question) => {
    const again = open.find(({ decision }) => isSameData(decision, question.decision));
    return again === undefined || isSameData(again.seen, question.seen)
      ? []
      : [{ ...question, seen: again.seen }];
  });

/** The questions that the phase passes, in their present form, and those at which it stops. */
type Met = Readonly<{ met: ReadonlyMap<DecisionId, Wording>; open: readonly Opened[] }>;

function questionsIn(snapshot: Snapshot, at: string): Met {
  const { questions } = snapshot;
  const met = new Map<DecisionId, Wording>();
  if (!hasBegun(questions)) return { met, open: [] };
  const wordings = questions.flatMap(wordingsOf);
  const decide = dueDecider({ ...snapshot, questions: wordings }, { asksAgain: true });
  const computed = computeDue(snapshot, (decision, standing) => {
    const known = wordings.find((one) => isSameData(one.decision, decision));
    const decided = decide(decision, standing);
    // Its battle was left to standing orders in the meantime.
    const isLeft = decided !== undefined && known?.status === 'open';
    const now = isLeft ? ({ ...known, status: 'closed', settledAt: at } as const) : known;
    if (now !== undefined) met.set(decision.id, now);
    return decided;
  });
  const open = computed.done ? [] : computed.open;
  for (const one of open) {
    const { id } = one.decision;
    if (!met.has(id)) met.set(id, newQuestion(snapshot, one, at));
  }
  return { met, open };
}

/** All forms of a question, each with its status. */
const wordingsOf = ({ past = [], ...now }: Question): readonly Wording[] =>
  now.status === 'withdrawn' ? past : [now, ...past];

const withdrawn = (question: Wording, at: string): Wording =>
  question.status === 'withdrawn' ? question : { ...question, status: 'withdrawn', settledAt: at };

import type { Ask, Asking } from '#engine/tactical/contract';
import { RAIDERS } from '#model/campaign/raiders';
import type {
  Answer,
  AnsweredDecision,
  Decider,
  Decision,
  DecisionKind,
  DecisionOf,
  AnswerOf,
} from '#model/decisions/decision';

/** A computation driven as far as the answers go. */
export type Driven<R> = Readonly<{
  /** Its result, or nothing while questions stand open. */
  result: Readonly<{ value: R }> | null;
  open: readonly Decision[];
  decided: readonly AnsweredDecision[];
}>;

/** The decider ties question to answer by kind; a question out of a list has lost that tie. */
type AnyDecider = (
  decision: DecisionOf<DecisionKind>,
  standing: AnswerOf<DecisionKind>,
) => ReturnType<Decider>;

function answered(ask: Ask, decide: Decider): AnsweredDecision | null {
  const { decision, standing } = ask;
  // Nobody plays raiders: nobody is asked for them.
  const given =
    decision.asked === RAIDERS
      ? { answer: standing, by: 'standing' as const }
      : (decide as AnyDecider)(decision, standing);
  if (given === undefined) return null;
  const { id, asked, kind } = decision;
  return { decision: id, asked, kind, answer: given.answer, by: given.by };
}

/**
 * Runs a computation to its end, or to the first questions that nobody has answered: those are
 * opened together, and what the others answered meanwhile stays blind (TURN-4).
 */
export function drive<R>(asking: Asking<R>, decide: Decider): Driven<R> {
  const decided: AnsweredDecision[] = [];
  let step = asking.next([]);
  while (step.done !== true) {
    const open: Decision[] = [];
    const answers: Answer[] = [];
    for (const ask of step.value) {
      const given = answered(ask, decide);
      if (given === null) open.push(ask.decision);
      else {
        decided.push(given);
        answers.push(given.answer);
      }
    }
    if (open.length > 0) return { result: null, open, decided };
    step = asking.next(answers);
  }
  return { result: { value: step.value }, open: [], decided };
}

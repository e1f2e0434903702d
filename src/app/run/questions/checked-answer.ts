import type { Result } from '#kernel/result/result';
import { readAnswer } from '#content/answers/parse-answer';
import { checkAnswer } from '#legality/answers/check-answer';
import type { Question } from '#app/ports/turn-record';
import type { InputIssue } from '#app/use-case-error';
import type { Answer } from '#model/decisions/decision';

/** An answer as it was sent, if the question allows it. */
export function checkedAnswer(
  { decision }: Pick<Question, 'decision'>,
  input: unknown,
): Result<Answer, readonly InputIssue[]> {
  return readAnswer(decision.kind, input, {
    faultsOf: (answer) =>
      checkAnswer(decision, answer).filter(({ severity }) => severity === 'refused'),
    guesses: [],
  });
}

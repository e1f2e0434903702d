import { err, type Result } from '#kernel/result/result';
import { parseAnswer } from '#content/answers/parse-answer';
import { checkAnswer } from '#legality/check-answer';
import type { Question } from '#app/ports/turn-record';
import type { InputIssue } from '#app/use-case-error';
import type { Answer } from '#model/decisions/decision';

/** What somebody sent as an answer, if it is one that the question allows. */
export function checkedAnswer(
  { decision }: Question,
  input: unknown,
): Result<Answer, readonly InputIssue[]> {
  const parsed = parseAnswer(decision.kind, input);
  if (!parsed.ok) return parsed;
  const refused = checkAnswer(decision, parsed.value).filter(
    (issue) => issue.severity === 'refused',
  );
  return refused.length === 0 ? parsed : err(refused);
}

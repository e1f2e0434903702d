import { type ContentIssue, placeText, withPlace } from '#content/issue';
import { isDecisionKind, parseAnswer } from './parse-answer.ts';

/** What is wrong with an answer to a question of a kind, at its place in a file; nothing, if it can be read. */
export function answerFaults(
  kind: string,
  answer: unknown,
  path: readonly (string | number)[],
): readonly ContentIssue[] {
  if (!isDecisionKind(kind)) {
    const text = `There is no kind of question called “${kind}”.`;
    return [{ path: placeText(path), code: 'SHAPE', text }];
  }
  const parsed = parseAnswer(kind, answer);
  return parsed.ok ? [] : parsed.error.map((issue) => withPlace(issue, path));
}

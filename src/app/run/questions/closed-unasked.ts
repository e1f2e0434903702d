import type { Question } from '#app/ports/turn-record';
import type { EmpireId } from '#model/campaign/ids';
import { MODERATOR } from '#model/decisions/outcome';

/** The open questions to empires that nobody is asked for, closed: a machine plays them since, or nobody does. @rule TURN-5 */
export const closedUnasked = (
  questions: readonly Question[],
  unasked: readonly EmpireId[],
  at: string,
): readonly Question[] =>
  questions
    .filter(
      ({ status, decision: { asked } }) =>
        status === 'open' && asked !== MODERATOR && unasked.includes(asked),
    )
    .map((question) => ({ ...question, status: 'closed', settledAt: at }));

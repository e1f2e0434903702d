import type { Actor } from '#app/actor';
import type { UseCases } from '#app/use-cases';
import type { GivenAnswer } from '#app/usecases/encounters/answer-decisions';

/** Answers one question of a player. */
export const answerOne = (
  { answerDecisions }: Pick<UseCases, 'answerDecisions'>,
  { actor, ...answer }: GivenAnswer & Readonly<{ actor: Actor }>,
): ReturnType<UseCases['answerDecisions']> => answerDecisions({ actor, answers: [answer] });

import { hashOf } from '#kernel/result/hash';
import type { Campaign } from '#app/ports/campaign-record';
import type { Question } from '#app/ports/turn-record';
import type { Decision, DecisionOf } from '#model/decisions/decision';

/** A battle that is fought elsewhere and waits for its outcome. */
export type WaitingOutcome = Readonly<{
  question: Question;
  decision: DecisionOf<'battle-outcome'>;
  /** The mark of its forces in this turn of this campaign. An outcome with another mark is refused. */
  forces: string;
  isOpen: boolean;
}>;

const isOutcome = (decision: Decision): decision is DecisionOf<'battle-outcome'> =>
  decision.kind === 'battle-outcome';

/**
 * The battles of the current phase that are fought elsewhere, in the order of asking, including those whose outcomes
 * are entered. @rule ENC-1
 */
export function waitingOutcomes(
  { id }: Pick<Campaign, 'id'>,
  questions: readonly Question[],
): readonly WaitingOutcome[] {
  return questions.flatMap((question): readonly WaitingOutcome[] => {
    const { decision, turn, attempt, status } = question;
    if (!isOutcome(decision) || status === 'withdrawn') return [];
    const forces = hashOf([id, turn, attempt, decision]);
    return [{ question, decision, forces, isOpen: status === 'open' }];
  });
}

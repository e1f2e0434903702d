import { randomAnswer } from '#ai/battle/random-answers';
import { runPhase } from '#engine/turn/run-phase';
import { type DiceSeed, seededDice } from '#kernel/dice/seeded-dice';
import { invariant } from '#kernel/result/invariant';
import type { DecisionId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Answer, AnswerOf, AnsweredDecision, Decider } from '#model/decisions/decision';
import type { DecisionKind, DecisionOf } from '#model/decisions/decision';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { OrdersByEmpire } from '#model/orders/order';
import type { Dice, Roll, RollPurpose } from '#model/rolls/roll-purpose';
import type { RuleSet } from '#model/settings/rule-set';

export type PhaseToPlay = Readonly<{
  state: CampaignState;
  orders: OrdersByEmpire;
  rules: RuleSet;
  seed: DiceSeed;
  /** The dice of players who answer at random; null: their standing orders answer. */
  players: Dice | null;
}>;

export type PlayedPhase = Readonly<{
  state: CampaignState;
  events: readonly CampaignEvent[];
  rolls: readonly Roll[];
  decided: readonly AnsweredDecision[];
  /** Kinds of questions that players answered differently from their standing orders. */
  beyond: readonly DecisionKind[];
}>;

/** A phase that asks more often than this would never end. */
const MOST_ROUNDS_OF_QUESTIONS = 1000;

/** Null: the player was asked, and leaves the answer to their standing orders. */
type Answers = Map<DecisionId, Answer | null>;

const answeredBy =
  (answers: Answers, isOpen: boolean, beyond: Map<DecisionId, DecisionKind>): Decider =>
  <K extends DecisionKind>(decision: DecisionOf<K>, standing: AnswerOf<K>) => {
    const answer = answers.get(decision.id);
    if (answer === undefined) return isOpen ? undefined : { answer: standing, by: 'standing' };
    if (answer === null) return { answer: standing, by: 'standing' };
    if (JSON.stringify(answer) !== JSON.stringify(standing)) beyond.set(decision.id, decision.kind);
    // It was checked against this question before it was stored.
    return { answer: answer as AnswerOf<K>, by: 'window' };
  };

/** Runs a phase until it ends, again after each answer of players. @rule TURN-4 */
export function playPhase({ seed, players, ...input }: PhaseToPlay): PlayedPhase {
  const answers: Answers = new Map();
  const beyond = new Map<DecisionId, DecisionKind>();
  for (let round = 0; round < MOST_ROUNDS_OF_QUESTIONS; round += 1) {
    const dice = seededDice<RollPurpose>(seed);
    const decide = answeredBy(answers, players !== null, beyond);
    const result = runPhase({ ...input, dice, decide });
    if (result.done) return { ...result, rolls: dice.log(), beyond: [...beyond.values()] };
    for (const question of result.open) {
      answers.set(question.id, players === null ? null : randomAnswer(question, players));
    }
  }
  invariant(false, 'QUESTIONS_WITHOUT_END', input.state.phase);
}

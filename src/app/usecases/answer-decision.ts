import { type Result, err, ok } from '#kernel/result/result';
import { parseAnswer } from '#content/answers/parse-answer';
import { checkAnswer } from '#legality/check-answer';
import type { Campaign } from '#app/ports/campaign-record';
import type { Change } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { Question } from '#app/ports/turn-record';
import { type Actor, type Player, roleOf } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { retrying } from '#app/run/retrying';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import type { DecisionId } from '#model/campaign/ids';
import type { PhaseId } from '#model/campaign/phase-ids';
import type { Answer, Decision } from '#model/decisions/decision';

export type AnswerDecisionInput = Readonly<{
  actor: Actor;
  decision: DecisionId;
  /** As the question gave them: an answer to an older question must not meet a newer one. */
  turn: number;
  attempt: number;
  phase: PhaseId;
  answer: unknown;
}>;

/** Stores a player's answer. The phase runs again when the moderator goes on. @rule TURN-4 */
export const answerDecision = (ports: Ports): UseCase<AnswerDecisionInput, Question> =>
  guarded(async (input) => {
    const { actor } = input;
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    return retrying(async () => {
      const found = await findQuestion(ports, actor, input);
      if (!found.ok) return found;
      const { campaign, question } = found.value;
      const answer = answerTo(question.decision, input.answer);
      if (!answer.ok) return refuse('ANSWER_REFUSED', answer.error);
      const at = ports.clock.now();
      const settled = { status: 'answered', answer: answer.value, settledAt: at } as const;
      const answered: Question = { ...question, ...settled };
      const { revision } = campaign;
      const changes = changesOf(answered, { actor, at, version: campaign.version });
      const written = await ports.store.commit({ campaign: campaign.id, revision, changes });
      return written.ok ? ok(answered) : 'again';
    });
  });

async function findQuestion(
  { store }: Ports,
  actor: Player,
  { decision, turn, attempt, phase }: AnswerDecisionInput,
): Promise<Outcome<Readonly<{ campaign: Campaign; question: Question }>>> {
  return store.read(async (reader) => {
    const campaign = await reader.campaign(actor.campaign);
    if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
    const isNow =
      campaign.turn === turn && campaign.attempt === attempt && campaign.phase === phase;
    if (!isNow) return refuse('STALE');
    const questions = await reader.questions(campaign.id, campaign.version + 1);
    const question = questions.find(
      (one) => one.decision.id === decision && one.decision.asked === actor.empire,
    );
    // Somebody else's question and none at all look the same.
    if (question === undefined) return refuse('QUESTION_UNKNOWN');
    if (question.status === 'answered') return refuse('QUESTION_ANSWERED');
    if (question.status !== 'open') return refuse('QUESTION_CLOSED');
    return ok({ campaign, question });
  });
}

function answerTo(decision: Decision, input: unknown): Result<Answer, readonly InputIssue[]> {
  const parsed = parseAnswer(decision.kind, input);
  if (!parsed.ok) return parsed;
  const refused = checkAnswer(decision, parsed.value).filter(
    (issue) => issue.severity === 'refused',
  );
  return refused.length === 0 ? parsed : err(refused);
}

function changesOf(
  question: Question,
  { actor, at, version }: Readonly<{ actor: Player; at: string; version: number }>,
): readonly Change[] {
  const by = roleOf(actor);
  const detail = question.decision.id;
  return [
    { put: 'question', question },
    { put: 'audit', entry: { at, by, act: 'question-answered', version, detail } },
  ];
}

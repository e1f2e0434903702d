import { err, ok, type Result } from '#kernel/result/result';
import type { Campaign } from '#app/ports/campaign-record';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { Question } from '#app/ports/turn-record';
import { type Actor, maySubmit, type Player, roleOf } from '#app/actor';
import { clockOf } from '#app/clock/clock-of';
import { isOver } from '#app/clock/is-over';
import { type UseCase, guarded } from '#app/guarded';
import { checkedAnswer } from '#app/run/questions/checked-answer';
import { questionsTo } from '#app/run/questions/questions-to';
import { retrying } from '#app/retrying';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import type { DecisionId, EncounterId } from '#model/campaign/ids';
import type { PhaseId } from '#model/campaign/phase-ids';
import type { Answer } from '#model/decisions/decision';

export type GivenAnswer = Readonly<{
  decision: DecisionId;
  /** As in the question, so that an answer to an older question can't go to a newer one. */
  turn: number;
  attempt: number;
  phase: PhaseId;
  askedAt: string;
  answer: unknown;
  /** The answer to the question that follows it, where that is asked together with it; left out: it is left for later. */
  ahead?: unknown;
}>;

export type AnswerDecisionsInput = Readonly<{
  actor: Actor;
  answers: readonly GivenAnswer[];
  /** Encounters in which the player is asked now and that they leave to their standing orders for the rest of this phase. */
  leaveToStanding?: readonly EncounterId[];
}>;

type Answered = Readonly<{ question: Question; answer: Answer; ahead?: Answer }>;
type Found = Readonly<{ campaign: Campaign; answered: readonly Answered[] }>;

/**
 * Stores a player's answers, all or none. Questions without an answer stay open. An encounter without open questions
 * may continue by itself. @rule TURN-4
 */
export const answerDecisions = (ports: Ports): UseCase<AnswerDecisionsInput, readonly Question[]> =>
  guarded(async (input) => {
    const { actor, leaveToStanding = [] } = input;
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    if (!maySubmit(actor)) return refuse('DEPUTY_MAY_NOT');
    const outcome = await retrying(async () => {
      const at = ports.clock.now();
      const found = await ports.store.read((reader) => find(reader, actor, { ...input, at }));
      if (!found.ok) return found;
      const { campaign } = found.value;
      const answered = found.value.answered.map(({ question, answer, ahead }): Question => {
        const settled = { ...question, status: 'answered', answer, settledAt: at } as const;
        const { next } = question;
        return next === undefined
          ? settled
          : { ...settled, next: { ...next, answer: ahead ?? null } };
      });
      const changes = [
        ...changesOf(answered, { actor, at, campaign }),
        ...delegationsOf(leaveToStanding, { actor, at, campaign }),
      ];
      const { id, revision } = campaign;
      const written = await ports.store.commit({ campaign: id, revision, changes });
      return written.ok ? ok(answered) : 'again';
    });
    if (outcome.ok) ports.wake();
    return outcome;
  });

async function find(
  reader: StoreReader,
  actor: Player,
  { answers, leaveToStanding = [], at }: AnswerDecisionsInput & Readonly<{ at: string }>,
): Promise<Outcome<Found>> {
  const campaign = await reader.campaign(actor.campaign);
  if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
  const clock = await clockOf(reader, campaign.id);
  // It is decided in the read that the commit is checked against, so that exactly one side wins at the last second.
  const asked = (await questionsTo(reader, campaign, actor.empire)).map((one): Question => {
    return isOver(one, clock, at) ? { ...one, status: 'closed' } : one;
  });
  const given: Answered[] = [];
  const issues: InputIssue[] = [];
  for (const [index, one] of answers.entries()) {
    const question = openQuestion(asked, campaign, one);
    if (!question.ok) return question;
    const checked = checkedBoth(question.value, one);
    if (checked.ok) given.push({ question: question.value, ...checked.value });
    else issues.push(...checked.error.map((issue) => placed(issue, index)));
  }
  if (issues.length > 0) return refuse('ANSWER_REFUSED', issues);
  const left = asked.filter(
    (question) =>
      question.status === 'open' &&
      leaveToStanding.includes(question.decision.encounter) &&
      !given.some((one) => one.question === question),
  );
  const answered = [...given, ...left.map((question) => ({ question, answer: question.standing }))];
  const isHis = (encounter: EncounterId): boolean =>
    answered.some(({ question }) => question.decision.encounter === encounter);
  if (answered.length === 0 || !leaveToStanding.every(isHis)) return refuse('QUESTION_UNKNOWN');
  return ok({ campaign, answered });
}

/** The answer to a question, and to the one that is asked together with it, if it was given. */
function checkedBoth(
  question: Question,
  given: GivenAnswer,
): Result<Omit<Answered, 'question'>, readonly InputIssue[]> {
  const answer = checkedAnswer(question, given.answer);
  if (question.next === undefined || given.ahead === undefined) {
    return answer.ok ? ok({ answer: answer.value }) : answer;
  }
  const ahead = checkedAnswer(question.next, given.ahead);
  if (answer.ok && ahead.ok) return ok({ answer: answer.value, ahead: ahead.value });
  return err([answer, ahead].flatMap((one) => (one.ok ? [] : one.error)));
}

const placed = (issue: InputIssue, index: number): InputIssue => ({
  ...issue,
  path: `answers[${String(index)}]${issue.path === '' ? '' : `.${issue.path}`}`,
});

/** Another player's question looks the same as none. An answered question looks the same no matter how far the turn has come since. */
function openQuestion(
  asked: readonly Question[],
  now: Pick<Campaign, 'turn' | 'attempt'>,
  given: GivenAnswer,
): Outcome<Question> {
  const question = asked.find((one) => one.decision.id === given.decision);
  if (question === undefined) {
    const isNow = now.turn === given.turn && now.attempt === given.attempt;
    return refuse(isNow ? 'QUESTION_UNKNOWN' : 'STALE');
  }
  if (!isMeant(question, given)) return refuse('STALE');
  if (question.status === 'answered') return refuse('QUESTION_ANSWERED');
  if (question.status === 'ruled') return refuse('QUESTION_DECIDED');
  return question.status === 'open' ? ok(question) : refuse('QUESTION_CLOSED');
}

/** Whether an answer belongs to this question: a ruling on a die may have changed the question since. */
const isMeant = (question: Question, given: GivenAnswer): boolean =>
  question.turn === given.turn &&
  question.attempt === given.attempt &&
  question.phase === given.phase &&
  question.askedAt === given.askedAt;

type Act = Readonly<{ actor: Player; at: string; campaign: Campaign }>;

function changesOf(
  answered: readonly Question[],
  { actor, at, campaign: { version } }: Act,
): readonly Change[] {
  const by = roleOf(actor);
  return answered.flatMap((question): readonly Change[] => {
    const { next, decision } = question;
    const isAhead = next !== undefined && next.answer !== null;
    const detail = isAhead ? `${decision.id} ${next.decision.id}` : decision.id;
    return [
      { put: 'question', question },
      { put: 'audit', entry: { at, by, act: 'question-answered', version, detail } },
    ];
  });
}

function delegationsOf(
  encounters: readonly EncounterId[],
  { actor: { empire }, at, campaign: { version } }: Act,
): readonly Change[] {
  return encounters.map((encounter) => {
    const delegation = { version: version + 1, empire, encounter, at };
    return { put: 'delegation', delegation };
  });
}

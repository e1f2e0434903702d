import { ok } from '#kernel/result/result';
import { namesOf } from '#fog/moderator-log/names';
import type { Campaign } from '#app/ports/campaign-record';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { Message } from '#app/ports/desk-record';
import type { Question } from '#app/ports/turn-record';
import { type Actor, type Moderator, roleOf, seesTruth } from '#app/actor';
import { newMessage } from '#app/desk/new-message';
import { questionWords } from '#app/desk/question-words';
import { reasonIssue } from '#app/desk/reason-issue';
import { type UseCase, guarded } from '#app/guarded';
import { checkedAnswer } from '#app/run/questions/checked-answer';
import { retrying } from '#app/retrying';
import { type Outcome, refuse } from '#app/use-case-error';
import type { DecisionId } from '#model/campaign/ids';
import { MODERATOR } from '#model/decisions/outcome';
import { isDecidedByVote } from '#rules/voting/is-decided-by-vote';

/** An answer for a player. `tellsWhy`: the player reads the reason too. */
type GivenInPlace = Readonly<{
  kind: 'answer';
  answer: unknown;
  reason: string;
  tellsWhy: boolean;
}>;

export type DecideQuestionInput = Readonly<{
  actor: Actor;
  /** The version that the moderator looked at. */
  version: number;
  decision: DecisionId;
  /** The time when it was asked, because it may have changed since. */
  askedAt: string;
  /** `standing`: the standing orders answer this question only. */
  how: Readonly<{ kind: 'standing' }> | GivenInPlace;
}>;

type Found = Readonly<{
  campaign: Campaign;
  question: Question;
  messages: readonly Message[];
  place: string;
}>;

/**
 * Settles one open question of a battle: by its player's standing orders, or by the moderator's own answer with a
 * reason, which is logged. The player reads that the moderator decided, and the reason only if the moderator chooses
 * so. @rule TURN-4
 */
export const decideQuestion = ({ store, clock }: Ports): UseCase<DecideQuestionInput, Question> =>
  guarded(async (input) => {
    const { actor, how } = input;
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return retrying(async () => {
      const found = await store.read((reader) => find(reader, actor, input));
      if (!found.ok) return found;
      const { campaign } = found.value;
      if (how.kind !== 'standing' && isDecidedByVote(campaign)) return refuse('DECIDED_BY_VOTE');
      const act = { actor, at: clock.now() };
      const settled =
        how.kind === 'standing' ? closed(found.value, act) : ruled(found.value, how, act);
      if (!settled.ok) return settled;
      const { question, changes } = settled.value;
      const written = await store.commit({
        campaign: campaign.id,
        revision: campaign.revision,
        changes: [{ put: 'question', question }, ...changes],
      });
      return written.ok ? ok(question) : 'again';
    });
  });

async function find(
  reader: StoreReader,
  actor: Moderator,
  { version, decision, askedAt }: DecideQuestionInput,
): Promise<Outcome<Found>> {
  const campaign = await reader.campaign(actor.campaign);
  if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
  if (campaign.version !== version) return refuse('STALE');
  const { id } = campaign;
  const questions = await reader.questions(id, version + 1);
  const question = questions.find(
    (one) => one.decision.id === decision && one.askedAt === askedAt && one.status === 'open',
  );
  // Outcomes of battles fought elsewhere have a page of their own.
  if (question === undefined || question.decision.asked === MODERATOR)
    return refuse('QUESTION_GONE');
  const place = namesOf(await reader.state(id)).place(question.decision.place);
  return ok({ campaign, question, messages: await reader.messages(id), place });
}

type Act = Readonly<{ actor: Moderator; at: string }>;
type Settled = Readonly<{ question: Question; changes: readonly Change[] }>;

function closed({ campaign, question }: Found, { actor, at }: Act): Outcome<Settled> {
  const { version } = campaign;
  const entry = { at, by: roleOf(actor), act: 'windows-closed', version } as const;
  return ok({
    question: { ...question, status: 'closed', settledAt: at },
    changes: [{ put: 'audit', entry: { ...entry, detail: question.decision.id } }],
  });
}

function ruled(
  { campaign, question, messages, place }: Found,
  { answer, reason: given, tellsWhy }: GivenInPlace,
  { actor, at }: Act,
): Outcome<Settled> {
  const reason = given.trim();
  const checked = checkedAnswer(question, answer);
  const issues = [...(checked.ok ? [] : checked.error), ...reasonIssue(reason)];
  if (!checked.ok || issues.length > 0) return refuse('DECISION_REFUSED', issues);
  const by = roleOf(actor);
  const { id, asked, kind } = question.decision;
  const why = tellsWhy ? ` Why: ${reason}` : '';
  const text = `The moderator decided in your place: ${questionWords(kind)}, ${place}.${why}`;
  const message = newMessage(messages, campaign, { to: [asked], text, at, by });
  const { version } = campaign;
  const detail = `${id}: ${reason}`;
  return ok({
    question: { ...question, status: 'ruled', answer: checked.value, settledAt: at },
    changes: [
      { put: 'message', message },
      { put: 'audit', entry: { at, by, act: 'question-decided', version, detail } },
    ],
  });
}

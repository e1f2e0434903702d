import { counted } from '#kernel/words/counted';
import { groupBy } from '#kernel/collections/group-by';
import { isSameData } from '#kernel/result/is-same-data';
import { ok } from '#kernel/result/result';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { Message, RollRuling } from '#app/ports/desk-record';
import type { Ports } from '#app/ports/ports';
import type { Question } from '#app/ports/turn-record';
import { type Actor, type Moderator, roleOf, seesTruth } from '#app/actor';
import { newMessage } from '#app/desk/new-message';
import { reasonIssue } from '#app/desk/reason-issue';
import { type UseCase, guarded } from '#app/guarded';
import { updatedQuestions } from '#app/run/questions/updated-questions';
import { retrying } from '#app/retrying';
import { soFar } from '#app/run/phase/so-far';
import { ruledRolls } from '#app/run/questions/ruled-rolls';
import { type Snapshot, readSnapshot } from '#app/run/phase/snapshot';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import { MODERATOR } from '#model/decisions/outcome';
import type { Roll } from '#model/rolls/roll-purpose';
import { isDecidedByVote } from '#rules/voting/is-decided-by-vote';

export type RuleOnRollInput = Readonly<{
  actor: Actor;
  /** The version that the moderator looked at. */
  version: number;
  /** The id of a roll of the current phase. */
  roll: string;
  /** The values of its dice; null: as they were rolled. */
  values: readonly number[] | null;
  reason: string;
  /** The roll as the moderator saw it, because another roll may have its id since. */
  shown?: Readonly<{ purpose: string; values: readonly number[] }>;
  /** If answers would no longer count, the moderator is told so first, and nothing changes. */
  asksFirst?: boolean;
}>;

/** A roll with a new ruling, or with a ruling that is taken back. */
type Rolled = Pick<Roll, 'id' | 'faces' | 'values'> & Readonly<{ purpose: string }>;
type Found = Readonly<{ snapshot: Snapshot; roll: Rolled; messages: readonly Message[] }>;

/** The ruling, and the questions that it withdrew, asked again or brought back. */
export type RuledOnRoll = Readonly<{ ruling: RollRuling; asked: readonly Question[] }>;

/**
 * Rules on a roll of the current phase, with a reason, which is logged. The ruling takes effect when the phase is run
 * again from its start and makes that roll. Answers to questions that stay the same count, including those that an
 * earlier ruling withdrew. Players who are asked again are told.
 * @rule TURN-3
 * @ruling After a ruling on a roll, the later dice of the same stream stay as they would have been.
 */
export const ruleOnRoll = ({ store, clock }: Ports): UseCase<RuleOnRollInput, RuledOnRoll> =>
  guarded(async (input) => {
    const { actor } = input;
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return retrying(async () => {
      const found = await store.read((reader) => find(reader, actor, input));
      if (!found.ok) return found;
      const { snapshot, roll } = found.value;
      const ruling = rulingOf(found.value, { ...input, actor }, clock.now());
      const issues = [...valueIssues(roll, input.values), ...reasonIssue(ruling.reason)];
      if (issues.length > 0) return refuse('ROLL_RULING_REFUSED', issues);
      const others = snapshot.rollRulings.filter((one) => one.roll !== roll.id);
      const inForce = { ...snapshot, rollRulings: [...others, ruling] };
      const { changed, moved } = updatedQuestions(inForce, ruling.at);
      const lost = input.asksFirst === true ? answersLost(snapshot, changed) : [];
      if (lost.length > 0) return refuse('ANSWERS_WITHDRAWN', lost);
      const changes = [
        ...changesOf(found.value, ruling, changed),
        ...moved.map((question): Change => ({ put: 'question', question })),
      ];
      const { id, revision } = snapshot.campaign;
      const written = await store.commit({ campaign: id, revision, changes });
      return written.ok ? ok({ ruling, asked: changed }) : 'again';
    });
  });

async function find(
  reader: StoreReader,
  actor: Moderator,
  input: RuleOnRollInput,
): Promise<Outcome<Found>> {
  const snapshot = await readSnapshot(reader, actor.campaign);
  if (snapshot === undefined) return refuse('CAMPAIGN_UNKNOWN');
  if (snapshot.campaign.version !== input.version) return refuse('STALE');
  if (isDecidedByVote(snapshot.campaign)) return refuse('DECIDED_BY_VOTE');
  const { rolls } = await soFar(reader, snapshot);
  const fallen = rolls.find(({ id }) => id === input.roll);
  const roll =
    fallen === undefined
      ? ruledBefore(snapshot, input)
      : { ...fallen, purpose: fallen.purpose.text };
  if (roll === undefined) return refuse('ROLL_UNKNOWN');
  const { shown } = input;
  const isSeen =
    shown === undefined ||
    (shown.purpose === roll.purpose && isSameData(shown.values, roll.values));
  if (!isSeen) return refuse('STALE');
  return ok({ snapshot, roll, messages: await reader.messages(actor.campaign) });
}

/** A ruling in force whose roll no longer happens. It can still be taken back. */
function ruledBefore(
  { rollRulings }: Snapshot,
  { roll, values }: RuleOnRollInput,
): Rolled | undefined {
  const ruled = ruledRolls(rollRulings).find(({ id }) => id === roll);
  return values === null ? ruled : undefined;
}

const rulingOf = (
  { snapshot, roll }: Found,
  { actor, values, reason }: RuleOnRollInput & Readonly<{ actor: Moderator }>,
  at: string,
): RollRuling => ({
  version: snapshot.campaign.version + 1,
  roll: roll.id,
  purpose: roll.purpose,
  faces: roll.faces,
  values,
  reason: reason.trim(),
  at,
  by: roleOf(actor),
});

function valueIssues(
  { values: fallen, faces }: Rolled,
  values: readonly number[] | null,
): readonly InputIssue[] {
  if (values === null) return [];
  const areFaces = values.every((one) => Number.isInteger(one) && one >= 1 && one <= faces);
  if (areFaces && values.length === fallen.length) return [];
  const text = `Give ${counted(fallen.length, 'whole number')} from 1 to ${String(faces)}.`;
  return [{ code: 'DICE', path: 'values', text }];
}

/** The players whose answers would no longer count, with their number. */
function answersLost(
  { state, questions }: Snapshot,
  asked: readonly Question[],
): readonly InputIssue[] {
  const lost = questions.filter(
    ({ decision, status }) =>
      (status === 'answered' || status === 'ruled') &&
      asked.some((one) => one.decision.id === decision.id),
  );
  return [...groupBy(lost, ({ decision }) => decision.asked)].map(([empire, own]) => {
    const count = counted(own.length, 'answer');
    const name = state.empires[empire]?.name ?? 'The moderator';
    return { code: 'ANSWERS', path: 'roll', text: `${name}: ${count} would not count.` };
  });
}

const ROLL_CHANGED =
  'The moderator changed a die roll in a battle where you were asked. Look at your questions: answers that still count are shown there, and some questions may need a new answer.';

function changesOf(
  { snapshot, roll, messages }: Found,
  ruling: RollRuling,
  asked: readonly Question[],
): readonly Change[] {
  const { campaign, questions } = snapshot;
  const { at, by } = ruling;
  const touched = questions.filter(
    ({ decision, atDesk }) =>
      !atDesk &&
      decision.asked !== MODERATOR &&
      asked.some((one) => one.decision.id === decision.id),
  );
  const to = [...new Set(touched.map(({ decision }) => decision.asked))];
  const said = ruling.values === null ? 'as it fell' : ruling.values.join(' ');
  const detail = `${roll.id}: ${roll.values.join(' ')}, now ${said}: ${ruling.reason}`;
  const { version } = campaign;
  return [
    { put: 'roll-ruling', ruling },
    ...asked.map((question): Change => ({ put: 'question', question })),
    ...to.map((empire, index): Change => {
      const message = newMessage(messages, campaign, { to: [empire], text: ROLL_CHANGED, at, by });
      return { put: 'message', message: { ...message, number: message.number + index } };
    }),
    { put: 'audit', entry: { at, by, act: 'die-ruled', version, detail } },
  ];
}

import type { EmpireView } from '#fog/views/empire-view';
import type { DeskSettings } from '#app/ports/desk-record';
import { textIssue } from '#app/desk/text-issue';
import type { Verdict } from '#app/orders/judge-sheet';
import type { InputIssue } from '#app/use-case-error';
import type { EmpireId } from '#model/campaign/ids';
import type { Order } from '#model/orders/order';
import { counted } from '#kernel/words/counted';
import { isAttachable, receiverOf } from './attachment-of.ts';
import { TALK_LIMITS } from './talk-limits.ts';

const issue = (path: string, code: string, text: string): InputIssue => ({ code, path, text });

/** Why an empire may not write anything. @rule DIP-13 @rule FOG-13 */
export function silenceIssues(
  { rules, empire }: EmpireView,
  { silent }: DeskSettings,
): readonly InputIssue[] {
  const off =
    rules.talk === 'off' || silent
      ? [issue('', 'TALK_OFF', 'Letters and notices are switched off in this campaign.')]
      : [];
  const fallen =
    empire.fellIn === undefined
      ? []
      : [issue('', 'EMPIRE_FELL', 'Your empire has left the game, so it can’t write any more.')];
  return [...off, ...fallen];
}

const tooMany = (what: string, most: number): InputIssue =>
  issue(
    '',
    'TOO_MANY',
    `You have written ${counted(most, what)} this turn already. Wait for the next turn.`,
  );

/** A letter as it was written, before anybody has said that it can be sent. */
export type Written = Readonly<{
  /** Null: an answer in a conversation. */
  subject: string | null;
  /** The readers that the writer named. */
  named: readonly EmpireId[];
  /** Those of the conversation that the writer has met. */
  reached: readonly EmpireId[];
  text: string;
  /** The writer's letters of this turn so far. */
  before: number;
  /** The verdicts on what is attached. */
  attached: readonly Verdict[];
  desk: DeskSettings;
}>;

const nobodyIssues = ({ subject, named, reached }: Written): readonly InputIssue[] => {
  const strange = named.filter((one) => !reached.includes(one));
  if (strange.length > 0)
    return [
      issue(
        'to',
        'EMPIRE_UNKNOWN',
        'You can only write to empires that you have met and that are still in the game.',
      ),
    ];
  if (reached.length > 0) return [];
  return subject === null
    ? [issue('to', 'NOBODY', 'No member of this conversation is in the game and known to you.')]
    : [issue('to', 'NOBODY', 'Choose at least one empire to write to.')];
};

function attachmentIssues(order: Order, reached: readonly EmpireId[]): readonly InputIssue[] {
  if (!isAttachable(order))
    return [issue('attach', 'NOT_ATTACHABLE', 'This order can’t be attached to a letter.')];
  if (reached.includes(receiverOf(order))) return [];
  return [
    issue(
      'attach',
      'NOT_A_READER',
      'What you attach goes to an empire that doesn’t get this letter.',
    ),
  ];
}

/** Everything that is wrong with a letter. @rule DIP-13 */
export function letterIssues(view: EmpireView, written: Written): readonly InputIssue[] {
  const { subject, reached, text, before, attached } = written;
  const { lettersInTurn, letter } = TALK_LIMITS;
  return [
    ...silenceIssues(view, written.desk),
    ...(before < lettersInTurn ? [] : [tooMany('letter', lettersInTurn)]),
    ...nobodyIssues(written),
    ...(subject === null
      ? []
      : textIssue(subject, { path: 'subject', what: 'a subject', most: TALK_LIMITS.subject })),
    ...textIssue(text, { path: 'text', what: 'a text', most: letter }),
    ...attached.flatMap(({ order, accepted, issues }) => [
      ...attachmentIssues(order, reached),
      ...(accepted ? [] : issues.map((one) => issue('attach', one.code, one.text))),
    ]),
  ];
}

/** Everything that is wrong with a notice. `before`: those of the same writer in this turn. */
export function noticeIssues(
  { headline, text }: Readonly<{ headline: string; text: string }>,
  before: number,
): readonly InputIssue[] {
  const { noticesInTurn } = TALK_LIMITS;
  return [
    ...(before < noticesInTurn ? [] : [tooMany('notice', noticesInTurn)]),
    ...textIssue(headline, { path: 'headline', what: 'a headline', most: TALK_LIMITS.headline }),
    ...textIssue(text, { path: 'text', what: 'a text', most: TALK_LIMITS.notice }),
  ];
}

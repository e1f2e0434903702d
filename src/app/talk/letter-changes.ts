import { unique } from '#kernel/collections/unique';
import { compareText } from '#kernel/result/compare-text';
import { ok } from '#kernel/result/result';
import { type Player, roleOf } from '#app/actor';
import type { CampaignId } from '#app/ports/campaign-record';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { Conversation, Letter } from '#app/ports/letter-record';
import type { Publication } from '#app/ports/turn-record';
import type { Verdict } from '#app/orders/judge-sheet';
import { type Outcome, refuse } from '#app/use-case-error';
import type { EmpireId } from '#model/campaign/ids';
import { attachmentOf, isAttachable } from './attachment-of.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { inReach } from './in-reach.ts';
import { letterIssues } from './letter-issues.ts';
import { readStoredTalk, type StoredTalk } from './own-letters.ts';

/** What a player writes. */
export type LetterDraft = Readonly<{
  /** The conversation that it answers in, as the writer counts them; null: a new one. */
  conversation: number | null;
  /** Of a new conversation. */
  subject: string;
  to: readonly EmpireId[];
  text: string;
}>;

/** The letter, and the place of its conversation among those that the writer sees. */
export type WrittenLetter = Readonly<{ conversation: number; to: readonly EmpireId[] }>;

type Writing = Readonly<{
  actor: Player;
  draft: LetterDraft;
  issued: Publication;
  at: string;
  /** The verdicts on the orders that are attached. */
  attached: readonly Verdict[];
}>;

type Sent = Readonly<{ value: WrittenLetter; changes: readonly Change[] }>;

const nextAfter = (rows: readonly Readonly<{ number: number }>[]): number =>
  Math.max(0, ...rows.map(({ number }) => number)) + 1;

/** Readers in an order that tells nothing. */
const membersOf = (actor: Player, to: readonly EmpireId[]): Conversation['members'] => [
  actor.empire,
  ...unique(to)
    .filter((one) => one !== actor.empire)
    .toSorted(compareText),
];

type Found = Readonly<{ members: readonly EmpireId[]; answered: Conversation | undefined }>;

function conversationIn(
  { conversations }: StoredTalk,
  { actor, draft }: Writing,
): Found | undefined {
  if (draft.conversation === null)
    return { members: membersOf(actor, draft.to), answered: undefined };
  const answered = conversations[draft.conversation - 1];
  return answered && { members: answered.members, answered };
}

/** The changes that send a letter, or everything that is wrong with it. @rule DIP-13 */
export async function letterChanges(
  reader: StoreReader,
  id: CampaignId,
  writing: Writing,
): Promise<Outcome<Sent>> {
  const { actor, draft, issued, at, attached } = writing;
  const { view, turn } = issued;
  const stored = await readStoredTalk(reader, id, actor.empire);
  const found = conversationIn(stored, writing);
  if (found === undefined) return refuse('CONVERSATION_UNKNOWN');
  const { members, answered } = found;
  const met = inReach(view).map(({ id: other }) => other);
  const reached = members.filter((one) => one !== actor.empire && met.includes(one));
  const own = stored.letters.filter((one) => one.from === actor.empire && one.turn === turn);
  const text = cleanText(draft.text);
  const subject = cleanLine(draft.subject);
  const issues = letterIssues(view, {
    subject: answered === undefined ? subject : null,
    named: answered === undefined ? draft.to : [],
    ...{ reached, text, before: own.length, attached },
    desk: await reader.deskSettings(id),
  });
  if (issues.length > 0) return refuse('LETTER_REFUSED', issues);
  const number = nextAfter(await reader.letters(id));
  const conversation = answered ?? {
    ...{ number: nextAfter(await reader.conversations(id)), subject, members },
  };
  const orders = attached.map(({ order }) => order).filter(isAttachable);
  const mutes = await reader.mutes(id);
  const letter: Letter = {
    ...{ number, conversation: conversation.number, turn, from: actor.empire, to: reached, text },
    attachments: orders.map((order) => attachmentOf(order, view)),
    mutedBy: reached.filter((one) =>
      mutes.some(({ empire, of }) => empire === one && of === actor.empire),
    ),
    ...{ at, by: roleOf(actor), issued: null },
  };
  const place =
    answered === undefined ? stored.conversations.length + 1 : (draft.conversation ?? 0);
  const opened = answered === undefined ? [{ put: 'conversation' as const, conversation }] : [];
  return ok({
    value: { conversation: place, to: reached },
    changes: [...opened, { put: 'letter', letter }],
  });
}

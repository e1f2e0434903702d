import { ok } from '#kernel/result/result';
import { later } from '#app/clock/later';
import { clockOf } from '#app/clock/clock-of';
import { lateFrom } from '#app/clock/closing';
import { textIssue } from '#app/desk/text-issue';
import { stageOf } from '#app/run/phase/stage-of';
import { type Player, roleOf } from '#app/actor';
import type { Campaign } from '#app/ports/campaign-record';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type {
  AskedTime,
  Conversation,
  DeskThread,
  Letter,
  ThreadAbout,
} from '#app/ports/letter-record';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import { cleanLine, cleanText } from './clean-text.ts';
import { readStoredTalk, type StoredTalk } from './own-letters.ts';
import { TALK_LIMITS } from './talk-limits.ts';

/** What a player writes to the moderators. */
export type ThreadDraft = Readonly<{
  /** The thread that it goes on in, as the player counts conversations; null: a new one. */
  conversation: number | null;
  /** Of a new thread. */
  subject: string;
  about: ThreadAbout | null;
  /** The hours that the player asks for beyond their deadline; 0: none. */
  hours: number;
  text: string;
}>;

type Writing = Readonly<{
  actor: Player;
  campaign: Campaign;
  draft: ThreadDraft;
  /** The turn of the player’s report. */
  turn: number;
  at: string;
}>;

/** The most hours that a player can ask for. */
const MOST_HOURS = 21 * 24;
const HOUR_MS = 3_600_000;

const nextAfter = (rows: readonly Readonly<{ number: number }>[]): number =>
  Math.max(0, ...rows.map(({ number }) => number)) + 1;

const issue = (path: string, code: string, text: string): InputIssue => ({ code, path, text });

/** How many letters of this turn an empire has written to the moderators. */
function writtenBefore({ conversations, letters }: StoredTalk, { actor, turn }: Writing): number {
  const threads = new Set(
    conversations.filter(({ desk }) => desk !== undefined).map(({ number }) => number),
  );
  return letters.filter(
    (one) => one.from === actor.empire && one.turn === turn && threads.has(one.conversation),
  ).length;
}

function issuesOf(stored: StoredTalk, writing: Writing): readonly InputIssue[] {
  const { draft } = writing;
  const { lettersInTurn, letter, subject } = TALK_LIMITS;
  const isFull = writtenBefore(stored, writing) >= lettersInTurn;
  const full = `You have written ${lettersInTurn} letters to the moderators this turn already. Wait for the next turn.`;
  return [
    ...(isFull ? [issue('', 'TOO_MANY', full)] : []),
    ...(draft.conversation === null
      ? textIssue(cleanLine(draft.subject), { path: 'subject', what: 'a subject', most: subject })
      : []),
    ...textIssue(cleanText(draft.text), { path: 'text', what: 'a text', most: letter }),
    ...(draft.hours >= 0 && draft.hours <= MOST_HOURS
      ? []
      : [issue('hours', 'HOURS', `Ask for at most ${MOST_HOURS} hours.`)]),
  ];
}

/** The time that a player asks for; null: none. A turn without a deadline needs no extension. @rule TURN-5 */
async function askedTime(
  reader: StoreReader,
  { campaign, actor, draft, at }: Writing,
): Promise<Outcome<AskedTime | null>> {
  if (draft.hours === 0) return ok(null);
  const clock = await clockOf(reader, campaign.id);
  const due = lateFrom(clock, actor.empire);
  if (stageOf(campaign) !== 'orders' || due === null || clock.pausedAt !== null) {
    const text = 'There is no deadline now, so you need no extension. Choose no extension.';
    return refuse('LETTER_REFUSED', [issue('hours', 'NO_DEADLINE', text)]);
  }
  const from = due > at ? due : at;
  return ok({ turn: campaign.turn, until: later(from, draft.hours * HOUR_MS), granted: null });
}

type Sent = Readonly<{ value: Readonly<{ conversation: number }>; changes: readonly Change[] }>;

/** The changes that send a letter to the moderators, or everything that is wrong with it. @rule DIP-13 */
export async function threadChanges(reader: StoreReader, writing: Writing): Promise<Outcome<Sent>> {
  const { actor, campaign, draft, turn, at } = writing;
  const { id } = campaign;
  const stored = await readStoredTalk(reader, id, actor.empire);
  const answered =
    draft.conversation === null ? null : stored.conversations[draft.conversation - 1];
  if (answered === undefined || (answered !== null && answered.desk === undefined))
    return refuse('CONVERSATION_UNKNOWN');
  const issues = issuesOf(stored, writing);
  if (issues.length > 0) return refuse('LETTER_REFUSED', issues);
  const asks = await askedTime(reader, writing);
  if (!asks.ok) return asks;
  const conversation: Conversation = answered ?? {
    number: nextAfter(await reader.conversations(id)),
    subject: cleanLine(draft.subject),
    members: [actor.empire],
    desk: { about: draft.about, asks: asks.value, done: 0 },
  };
  const letter: Letter = {
    number: nextAfter(await reader.letters(id)),
    conversation: conversation.number,
    ...{ turn, from: actor.empire, to: [], text: cleanText(draft.text), attachments: [] },
    ...{ mutedBy: [], at, by: roleOf(actor), issued: null },
  };
  const place = draft.conversation ?? stored.conversations.length + 1;
  const opened = answered === null ? [{ put: 'conversation' as const, conversation }] : [];
  return ok({ value: { conversation: place }, changes: [...opened, { put: 'letter', letter }] });
}

/** The conversations with the moderators, with their threads. */
export type Thread = Conversation & Readonly<{ desk: DeskThread }>;
export const isThread = (one: Conversation): one is Thread => one.desk !== undefined;

/** Whether a letter of the player waits for the moderators. */
export const waitsIn = ({ number, desk }: Thread, letters: readonly Letter[]): boolean =>
  letters.some((one) => one.conversation === number && one.from !== null && one.number > desk.done);

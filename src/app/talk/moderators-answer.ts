import { cleanText } from '#app/talk/clean-text';
import { type Moderator, roleOf } from '#app/actor';
import type { CampaignId } from '#app/ports/campaign-record';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { DeskThread } from '#app/ports/letter-record';
import { isThread, type Thread } from './thread-changes.ts';

/** A thread by its number, with the number of its last letter and the next one of the campaign. */
export type FoundThread = Readonly<{ thread: Thread; last: number; next: number }>;

/** Finds a thread; undefined: there is none with this number. */
export async function findThread(
  reader: StoreReader,
  id: CampaignId,
  number: number,
): Promise<FoundThread | undefined> {
  const thread = (await reader.conversations(id))
    .filter(isThread)
    .find((one) => one.number === number);
  if (thread === undefined) return undefined;
  const letters = await reader.letters(id);
  const lastOf = (of: typeof letters): number => Math.max(0, ...of.map((one) => one.number));
  const own = letters.filter((one) => one.conversation === number);
  return { thread, last: lastOf(own), next: lastOf(letters) + 1 };
}

type Answer = Readonly<{
  actor: Moderator;
  turn: number;
  at: string;
  /** Empty: the thread is closed without an answer. */
  text: string;
  /** Granted with it. */
  granted?: NonNullable<NonNullable<DeskThread['asks']>['granted']>;
}>;

/** The changes by which the moderators answer in a thread, or close it. */
export function answerChanges(
  { thread: { desk, ...thread }, last, next }: FoundThread,
  { actor, turn, at, text, granted }: Answer,
): readonly Change[] {
  const answer = cleanText(text);
  const asks = granted === undefined || desk.asks === null ? desk.asks : { ...desk.asks, granted };
  const done = answer === '' ? last : next;
  const conversation = { ...thread, desk: { ...desk, asks, done } };
  const letter = {
    ...{ number: next, conversation: thread.number, turn, from: null, to: thread.members },
    ...{ text: answer, attachments: [], mutedBy: [], at, by: roleOf(actor), issued: null },
  };
  return [
    { put: 'conversation', conversation },
    ...(answer === '' ? [] : [{ put: 'letter', letter } as const]),
  ];
}

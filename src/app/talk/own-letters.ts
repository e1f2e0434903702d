import type { EmpireView } from '#fog/views/empire-view';
import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Conversation, DeskThread, Letter } from '#app/ports/letter-record';
import type { Agreement } from '#model/campaign/dealings';
import type { EmpireId } from '#model/campaign/ids';
import type { Order } from '#model/orders/order';

/** The empires that a player has met, by their own report. */
export type Met = EmpireView['neighbours'];

/** What is attached to a letter, for the reader that it is for, or its writer. */
export type OwnAttachment = Readonly<{
  /** Its place among the attachments that the reader sees, from 1. */
  place: number;
  to: EmpireId;
  text: string;
  /** The treaty that it offers; null: it is something else. */
  treaty: Agreement | null;
  /** What its reader can do about it: accept by an order that is ready, or by one that asks for units of theirs. */
  answer: 'ready' | 'choose' | null;
  /** The form of the order in which the reader chooses units, filled in as far as the letter says it. */
  form: Readonly<Record<string, string>>;
}>;

/** A letter as one of its readers sees it. */
export type OwnLetter = Readonly<{
  /** Its place among the letters of the conversation that the reader sees, from 1. */
  place: number;
  /** Null: the moderators. */
  from: EmpireId | null;
  isOwn: boolean;
  /** Of the reader's own letter: who got it. Of others' letters it is not told. */
  to: readonly EmpireId[];
  turn: number;
  at: string;
  text: string;
  attachments: readonly OwnAttachment[];
  isUnread: boolean;
  /** Its writer is muted. */
  isMuted: boolean;
}>;

/** A conversation as one of its members sees it. */
export type OwnConversation = Readonly<{
  /** Its place among the conversations that the reader sees, from 1: its address. */
  place: number;
  subject: string;
  /** The other members that the reader has met. */
  members: readonly EmpireId[];
  letters: readonly OwnLetter[];
  unread: number;
  /** With the moderators; null: between empires. */
  thread: Pick<DeskThread, 'about' | 'asks'> | null;
}>;

/** What is stored of a reader's letters. */
export type StoredTalk = Readonly<{
  conversations: readonly Conversation[];
  /** Only letters that the reader wrote or got. */
  letters: readonly Letter[];
  /** The number of the last letter that the reader has read, by conversation. */
  read: ReadonlyMap<number, number>;
  muted: ReadonlySet<EmpireId>;
}>;

/** Reads what one empire wrote and got, and nothing else. */
export async function readStoredTalk(
  reader: StoreReader,
  id: CampaignId,
  empire: EmpireId,
): Promise<StoredTalk> {
  const letters = await reader.letters(id, empire);
  const own = new Set(letters.map(({ conversation }) => conversation));
  const marks = (await reader.letterMarks(id)).filter((mark) => mark.empire === empire);
  const mutes = (await reader.mutes(id)).filter((mute) => mute.empire === empire);
  return {
    conversations: (await reader.conversations(id)).filter(({ number }) => own.has(number)),
    letters,
    read: new Map(marks.map(({ conversation, read }) => [conversation, read])),
    muted: new Set(mutes.map(({ of }) => of)),
  };
}

type Reader = Readonly<{ empire: EmpireId; met: Met }>;

/** An exchange as its form has it; of several classes only the first. */
function filledForm(answer: Order | null): OwnAttachment['form'] {
  if (answer?.kind !== 'ExchangeUnits') return {};
  const { with: other, gives, takes } = answer;
  const [first] = takes.classes;
  const taken = first === undefined ? {} : { design: first.design, count: String(first.count) };
  return { with: other, paid: String(gives.points), price: String(takes.points), ...taken };
}

const attachmentsOf = ({ attachments, from }: Letter, empire: EmpireId): OwnLetter['attachments'] =>
  attachments
    .filter(({ to }) => to === empire || from === empire)
    .map(({ to, text, answer, chooses }, index) => {
      const treaty = answer?.kind === 'OfferTreaty' ? answer.offer : null;
      const said = { place: index + 1, to, text, treaty };
      if (to !== empire || answer === null) return { ...said, answer: null, form: {} };
      const form = chooses ? filledForm(answer) : {};
      return { ...said, answer: chooses ? 'choose' : 'ready', form };
    });

function ownLetter(
  letter: Letter,
  place: number,
  { empire, stored: { read, muted } }: Reader & Readonly<{ stored: StoredTalk }>,
): OwnLetter {
  const { from, to, turn, at, text, conversation, number } = letter;
  const isOwn = from === empire;
  const isMuted = from !== null && muted.has(from);
  return {
    ...{ place, from, isOwn, turn, at, text, isMuted },
    to: isOwn ? to : [],
    attachments: attachmentsOf(letter, empire),
    isUnread: !isOwn && !isMuted && number > (read.get(conversation) ?? 0),
  };
}

/**
 * A reader's conversations, oldest first. All that they show is counted over the letters that this reader wrote or got, and a member whom
 * the reader has not met is not named: what others write to each other changes nothing here. @rule DIP-13 @rule FOG-15
 * @ruling A letter goes to those members of its conversation whom its writer has met. Each reader sees as members only the empires that
 * they have met themselves. So nobody learns of an empire, or whether two others have met, from letters.
 */
export function ownConversations(stored: StoredTalk, reader: Reader): readonly OwnConversation[] {
  const { empire, met } = reader;
  return stored.conversations.map(({ number, subject, members, desk }, index) => {
    const letters = stored.letters
      .filter(({ conversation }) => conversation === number)
      .map((letter, at) => ownLetter(letter, at + 1, { ...reader, stored }));
    return {
      place: index + 1,
      subject,
      members: members.filter((one) => one !== empire && Object.hasOwn(met, one)),
      letters,
      unread: letters.filter(({ isUnread }) => isUnread).length,
      thread: desk === undefined ? null : { about: desk.about, asks: desk.asks },
    };
  });
}

import type { OwnAttachment, OwnConversation, OwnLetter } from '#app/talk/own-letters';
import type { OwnLetters } from '#app/usecases/talk/read-letters';
import type { FoundOrders } from '#http/orders/found-orders';
import { timeText } from '#http/words/times';
import type { EmpireId } from '#model/campaign/ids';
import type {
  AttachedLine,
  ConversationContent,
  LetterLine,
  LettersContent,
} from './letters-contents.ts';
import { correspondents, letterForm, type ReturnedLetter } from './letter-form.ts';
import { aboutLink, askedText } from './thread-words.ts';
import { TEXTS } from './texts.ts';

type NameOf = (empire: EmpireId) => string;

const namesIn =
  ({ desk }: FoundOrders): NameOf =>
  (empire) =>
    desk.issued.view.neighbours[empire]?.name ?? TEXTS.unknownEmpire;

function membersText({ members, thread }: OwnConversation, nameOf: NameOf): string {
  if (thread !== null) return TEXTS.withModerators;
  return members.length === 0 ? TEXTS.withNobodyMet : TEXTS.with(members.map(nameOf));
}

/** Where the letters of a player are. */
export const lettersPath = ({ visit }: FoundOrders): string => `${visit.seat.base}/letters`;

const lastText = ({ letters }: OwnConversation): string => {
  const last = letters.at(-1);
  return last === undefined ? '' : TEXTS.turnAnd(last.turn, timeText(last.at));
};

const lastAt = ({ letters }: OwnConversation): string => letters.at(-1)?.at ?? '';

/** Conversations, the one with the last letter first. */
const lastFirst = (conversations: readonly OwnConversation[]): readonly OwnConversation[] =>
  conversations
    .toReversed()
    .toSorted((a, b) => Number(lastAt(a) < lastAt(b)) - Number(lastAt(a) > lastAt(b)));

/** The list of a player's conversations. */
export function lettersPage(found: FoundOrders, letters: OwnLetters): LettersContent {
  const path = lettersPath(found);
  const nameOf = namesIn(found);
  return {
    newHref: `${path}/new`,
    moderatorsHref: letters.hasModerators ? `${path}/moderators` : '',
    silence: letters.silence,
    mutePath: `${path}/mute`,
    formToken: found.visit.seat.formToken,
    empires: correspondents(found, letters, []),
    conversations: lastFirst(letters.conversations).map((one) => ({
      href: `${path}/${String(one.place)}`,
      subject: one.subject,
      members: membersText(one, nameOf),
      count: TEXTS.lettersIn(one.letters.length),
      last: lastText(one),
      unread: one.unread === 0 ? '' : TEXTS.unread(one.unread),
    })),
  };
}

/** Offers stay open until the turn after they were made. */
const TURNS_OPEN = 1;

function attachedLine(found: FoundOrders, letter: OwnLetter, nameOf: NameOf) {
  const { turn } = found.desk.issued;
  const isLate = turn > letter.turn + TURNS_OPEN;
  return ({ place, to, text, answer, form }: OwnAttachment): AttachedLine => {
    if (letter.isOwn)
      return { text: TEXTS.youAttached(nameOf(to), text), accept: null, choose: null, note: '' };
    const isReady = answer === 'ready' && !isLate && found.desk.stage === 'orders';
    return {
      text: TEXTS.theyAttached(text),
      accept: isReady ? { letter: letter.place, attachment: place } : null,
      choose:
        answer === 'choose' && !isLate
          ? {
              href: `${found.visit.seat.base}/orders?${new URLSearchParams({ form: 'ExchangeUnits', ...form }).toString()}#add-ExchangeUnits`,
              label: TEXTS.chooseUnits,
            }
          : null,
      note: answer !== null && isLate ? TEXTS.tooLate(letter.turn) : '',
    };
  };
}

function writerText({ isOwn, from, to }: OwnLetter, nameOf: NameOf): string {
  if (isOwn) return to.length === 0 ? TEXTS.you : TEXTS.youTo(to.map(nameOf));
  return from === null ? TEXTS.theModerators : nameOf(from);
}

function letterLine(found: FoundOrders, nameOf: NameOf) {
  return (letter: OwnLetter): LetterLine => ({
    anchor: `letter-${String(letter.place)}`,
    from: writerText(letter, nameOf),
    isOwn: letter.isOwn,
    isUnread: letter.isUnread,
    isMuted: letter.isMuted,
    when: TEXTS.turnAnd(letter.turn, timeText(letter.at)),
    text: letter.text,
    attached: letter.attachments.map(attachedLine(found, letter, nameOf)),
  });
}

/** What a thread with the moderators is about, and the time that the player asks for. */
function threadFacts(
  { thread }: OwnConversation,
  base: string,
): Pick<ConversationContent, 'about' | 'asked'> {
  if (thread === null) return { about: null, asked: '' };
  const places = {
    ordersHref: `${base}/orders`,
    reportHref: (turn: number, edition: number) =>
      `${base}/reports/${String(turn)}/${String(edition)}/report`,
  };
  return { about: aboutLink(thread.about, places), asked: askedText(thread.asks) };
}

type Shown = Readonly<{
  letters: OwnLetters;
  conversation: OwnConversation;
  returned: ReturnedLetter;
}>;

/** One conversation, with a form to answer in. */
export function conversationPage(
  found: FoundOrders,
  { letters, conversation, returned }: Shown,
): ConversationContent {
  const list = lettersPath(found);
  const path = `${list}/${String(conversation.place)}`;
  const nameOf = namesIn(found);
  return {
    back: { href: list, label: TEXTS.toYourLetters },
    subject: conversation.subject,
    members: membersText(conversation, nameOf),
    ...threadFacts(conversation, found.visit.seat.base),
    acceptPath: `${path}/accept`,
    letters: conversation.letters.map(letterLine(found, nameOf)),
    form: {
      ...letterForm(found, { letters, path, returned, members: conversation.members }),
      ...(conversation.thread === null ? {} : { silence: [], folds: [], isThread: true }),
    },
  };
}

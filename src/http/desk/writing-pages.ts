import { template } from '#http/pages/template';
import type { Message } from '#app/ports/desk-record';
import type { NoteLine } from '#app/usecases/writing/read-notes';
import type { RulingLine } from '#app/usecases/writing/read-rulings';
import type { Link } from '#http/pages/page-parts';
import type { FormBody } from '#http/visits/form-body';
import { PHASE_WORDS } from '#http/words/phases';
import { SHARED_TEXTS } from '#http/words/texts';
import { timeText } from '#http/words/times';
import { TEXTS } from './texts.ts';

/** What every page with a form of the desk carries. */
type Form = Readonly<{
  path: string;
  formToken: string;
  /** What is wrong with what was sent; nothing: it was kept. */
  problems: readonly string[];
  back: Link;
}>;

export type NotesContent = Form &
  Readonly<{
    /** What was sent and refused. */
    text: string;
    notes: readonly Readonly<{
      number: number;
      edition: number;
      title: string;
      text: string;
      at: string;
      earlier: readonly Readonly<{ text: string; at: string }>[];
    }>[];
  }>;

export const NOTES_PAGE = template<NotesContent>('notes');

export type RulingsContent = Readonly<{
  /** A moderator's page; players read only. */
  isModerator: boolean;
  path: string;
  formToken: string;
  problems: readonly string[];
  back: Link;
  search: string;
  sent: Readonly<{
    question: string;
    rule: string;
    decision: string;
    isPublic: boolean;
    inHouseRules: boolean;
    /** The letter that asked the question, by its number; empty: none did. */
    thread: string;
  }>;
  /** The ruling that is changed, by number and edition; 0: a new one. */
  number: number;
  edition: number;
  rulings: readonly Readonly<{
    number: number;
    turn: number;
    rule: string;
    question: string;
    decision: string;
    audience: string;
    at: string;
    changeHref: string;
  }>[];
}>;

export const RULINGS_PAGE = template<RulingsContent>('rulings');

export type MessagesContent = Form &
  Readonly<{
    /** The form that switches talk between players; an empty button: the campaign's setting has it off. */
    talk: Readonly<{ path: string; text: string; value: string; button: string }>;
    text: string;
    empires: readonly Readonly<{ id: string; name: string; chosen: boolean }>[];
    messages: readonly Readonly<{
      to: string;
      text: string;
      at: string;
      issued: string;
    }>[];
  }>;

export const MESSAGES_PAGE = template<MessagesContent>('messages');

type Whose = Readonly<{ base: string; formToken: string }>;
/** A form that came back, with what was wrong. */
export type Returned = Readonly<{ sent: FormBody; problems: readonly string[] }> | null;

const formOf = ({ base, formToken }: Whose, path: string, returned: Returned): Form => ({
  path: `${base}${path}`,
  formToken,
  problems: returned?.problems ?? [],
  back: { href: `${base}/`, label: SHARED_TEXTS.backToDesk },
});

/** The moderators' notes. */
export function notesPage(
  notes: readonly NoteLine[],
  whose: Whose,
  returned: Returned,
): NotesContent {
  return {
    ...formOf(whose, '/notes', returned),
    text: returned?.sent.text('text') ?? '',
    notes: notes
      .filter(({ text }) => text !== '')
      .map(({ number, edition, turn, phase, text, at, earlier }) => ({
        number,
        edition,
        title: TEXTS.turnAndPhase(turn, PHASE_WORDS[phase]),
        text,
        at: timeText(at),
        earlier: earlier.map((one) => ({ text: one.text, at: timeText(one.at) })),
      })),
  };
}

type Rulings = Readonly<{
  rulings: readonly RulingLine[];
  search: string;
  /** The ruling whose form is open. */
  changed: RulingLine | undefined;
  /** What the form of a new ruling is filled with; null: nothing. */
  preset: RulingsContent['sent'] | null;
}>;

/** The text in the form of a ruling: its present text, or nothing yet. */
function writtenIn(ruling: RulingLine | undefined): RulingsContent['sent'] {
  if (ruling === undefined)
    return {
      ...{ question: '', rule: '', decision: '', isPublic: true, inHouseRules: false },
      thread: '',
    };
  const { question, rule, decision, isPublic } = ruling;
  return { question, rule, decision, isPublic, inHouseRules: false, thread: '' };
}

const sentIn = (sent: FormBody): RulingsContent['sent'] => ({
  question: sent.text('question'),
  rule: sent.text('rule'),
  decision: sent.text('decision'),
  isPublic: sent.has('public'),
  inHouseRules: sent.has('house-rules'),
  thread: sent.text('thread'),
});

/** The rulings as moderators read and write them. */
export function rulingsPage(
  { rulings, search, changed, preset }: Rulings,
  whose: Whose,
  returned: Returned,
): RulingsContent {
  const { path, formToken, problems, back } = formOf(whose, '/rulings', returned);
  return {
    ...{ isModerator: true, path, formToken, problems, back, search },
    sent: returned === null ? (preset ?? writtenIn(changed)) : sentIn(returned.sent),
    number: changed?.number ?? 0,
    edition: changed?.edition ?? 0,
    rulings: rulings.map((ruling) => ({
      ...rulingRow(ruling),
      audience: ruling.isPublic ? TEXTS.visibleToPlayers : TEXTS.visibleToModerators,
      changeHref: `${path}?change=${String(ruling.number)}#write`,
    })),
  };
}

/** The public rulings as players read them. */
export function publicRulingsPage(
  rulings: readonly RulingLine[],
  search: string,
  base: string,
): RulingsContent {
  return {
    ...{ isModerator: false, path: `${base}/rulings`, formToken: '', problems: [], search },
    back: { href: `${base}/`, label: 'Overview' },
    sent: writtenIn(undefined),
    number: 0,
    edition: 0,
    rulings: rulings.map((ruling) => ({ ...rulingRow(ruling), audience: '', changeHref: '' })),
  };
}

const rulingRow = ({ number, turn, rule, question, decision, at }: RulingLine) => ({
  number,
  turn,
  rule,
  question,
  decision,
  at: timeText(at),
});

type Talk = 'on' | 'off' | 'never';

const TALK_WORDS: Readonly<Record<Talk, Omit<MessagesContent['talk'], 'path'>>> = {
  on: { text: TEXTS.playersWrite, value: 'off', button: TEXTS.switchTalkOff },
  off: { text: TEXTS.playersDontWrite, value: 'on', button: TEXTS.switchTalkOn },
  never: { text: TEXTS.playersNeverWrite, value: '', button: '' },
};

type Messages = Readonly<{
  talk: Talk;
  messages: readonly Message[];
  empires: readonly Readonly<{ empire: string; name: string }>[];
}>;

const issuedText = ({ issued }: Message): string =>
  issued === null ? TEXTS.onPlayersPages : TEXTS.inReportsOfTurn(issued.turn, issued.edition);

/** The messages to players. */
export function messagesPage(
  { messages, empires, talk }: Messages,
  whose: Whose,
  returned: Returned,
): MessagesContent {
  const chosen = returned?.sent.texts('to') ?? [];
  const nameOf = (id: string): string => empires.find(({ empire }) => empire === id)?.name ?? id;
  return {
    ...formOf(whose, '/messages', returned),
    talk: { ...TALK_WORDS[talk], path: `${whose.base}/talk` },
    text: returned?.sent.text('text') ?? '',
    empires: empires.map(({ empire, name }) => {
      return { id: empire, name, chosen: chosen.includes(empire) };
    }),
    messages: messages.map((message) => ({
      to: message.to.map(nameOf).join(', '),
      text: message.text,
      at: timeText(message.at),
      issued: issuedText(message),
    })),
  };
}

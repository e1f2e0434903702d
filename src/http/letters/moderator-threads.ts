import type { ThreadView } from '#app/usecases/talk/read-threads';
import { refuse } from '#app/use-case-error';
import { toDesk } from '#http/desk/to-desk';
import type { Flash } from '#http/pages/frame';
import type { Chip, Link } from '#http/pages/page-parts';
import { template } from '#http/pages/template';
import { problemReply, statusOf } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { wholeNumber } from '#http/visits/form-body';
import { empirePart, type ModeratorSeat } from '#http/visits/seat';
import type { ModeratorVisit } from '#http/visits/visit';
import { timeText } from '#http/words/times';
import { problemsOf } from './player-threads.ts';
import { TEXTS } from './texts.ts';
import { aboutLink, askedText } from './thread-words.ts';

/** The letters of players to the moderators. */
type ThreadsContent = Readonly<{
  back: Link;
  threads: readonly Readonly<{
    href: string;
    subject: string;
    name: string;
    /** Null: nothing waits. */
    chip: Chip | null;
    asked: string;
    count: string;
    last: string;
  }>[];
}>;

const THREADS_PAGE = template<ThreadsContent>('threads');

/** One of them, with a form to answer in. */
type ThreadContent = Readonly<{
  back: Link;
  subject: string;
  name: string;
  about: Link | null;
  asked: string;
  /** The button that moves the deadline; empty: there is no time to grant. */
  grant: string;
  clockHref: string;
  path: string;
  formToken: string;
  waits: boolean;
  letters: readonly Readonly<{ from: string; isOwn: boolean; when: string; text: string }>[];
  rulingHref: string;
  problems: readonly string[];
  text: string;
}>;

const THREAD_PAGE = template<ThreadContent>('thread');

const WAITS: Chip = { tone: 'info', mark: '○', word: 'waits' };

const DONE: ReadonlyMap<string, Flash> = new Map([
  ['answered', { tone: 'good', text: TEXTS.answerIsSent }],
  ['ruled', { tone: 'good', text: TEXTS.rulingIsMade }],
  ['closed', { tone: 'good', text: TEXTS.letterIsClosed }],
  ['granted', { tone: 'good', text: TEXTS.timeIsGranted }],
]);

const toThreads = ({ seat }: ModeratorVisit): Link => ({
  href: `${seat.base}/letters`,
  label: TEXTS.letters,
});

function lastOf({ letters }: ThreadView): string {
  const last = letters.at(-1);
  return last === undefined ? '' : TEXTS.turnAnd(last.turn, timeText(last.at));
}

async function list({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const read = await useCases.readThreads(visit.seat);
  if (!read.ok) return problemReply(read.error, toDesk(visit));
  const { base } = visit.seat;
  const threads = read.value.map((thread) => ({
    href: `${base}/letters/${String(thread.number)}`,
    subject: thread.subject,
    name: thread.name,
    chip: thread.waits ? WAITS : null,
    asked: askedText(thread.asks),
    count: TEXTS.lettersIn(thread.letters.length),
    last: lastOf(thread),
  }));
  return pageReply(THREADS_PAGE, { back: toDesk(visit), threads }, { title: TEXTS.letters });
}

/** Where what a thread is about is, for a moderator. */
function placesOf({ empire }: ThreadView, seat: ModeratorSeat) {
  const part = empirePart(seat, empire);
  return {
    ordersHref: `${seat.base}/orders/${part}`,
    reportHref: (turn: number) => `${seat.base}/reports/${part}/${String(turn)}/report`,
  };
}

type Returned = Readonly<{ text: string; problems: readonly string[]; status: number }>;
const NOTHING: Returned = { text: '', problems: [], status: 200 };

function show(visit: ModeratorVisit, thread: ThreadView, returned: Returned): Reply {
  const { seat, query } = visit;
  const path = `${seat.base}/letters/${String(thread.number)}`;
  const { asks, canGrant, name } = thread;
  const content: ThreadContent = {
    back: toThreads(visit),
    ...{ subject: thread.subject, name, path, formToken: seat.formToken, waits: thread.waits },
    about: aboutLink(thread.about, placesOf(thread, seat)),
    asked: askedText(asks),
    grant: canGrant && asks !== null ? TEXTS.grantUntil(timeText(asks.until)) : '',
    clockHref: `${seat.base}/clock`,
    letters: thread.letters.map(({ from, turn, at, text }) => ({
      from: from === null ? TEXTS.theModerators : name,
      isOwn: from === null,
      when: TEXTS.turnAnd(turn, timeText(at)),
      text,
    })),
    rulingHref: `${seat.base}/rulings?thread=${String(thread.number)}#write`,
    problems: returned.problems,
    text: returned.text,
  };
  const done = DONE.get(query('done'));
  const flashes = returned.status === 200 && done !== undefined ? [done] : [];
  return pageReply(THREAD_PAGE, content, {
    title: thread.subject,
    flashes,
    status: returned.status,
  });
}

async function withThread(
  site: Site,
  visit: ModeratorVisit,
  act: (thread: ThreadView) => Reply | Promise<Reply>,
): Promise<Reply> {
  const read = await site.useCases.readThreads(visit.seat);
  if (!read.ok) return problemReply(read.error, toDesk(visit));
  const number = wholeNumber(visit.param('thread'));
  const thread = read.value.find((one) => one.number === number);
  return thread === undefined
    ? problemReply(refuse('CONVERSATION_UNKNOWN').error, toThreads(visit))
    : act(thread);
}

const open = (site: Site, visit: ModeratorVisit): Promise<Reply> =>
  withThread(site, visit, async (thread) => {
    const text = await textOfRuling(site, visit);
    return show(visit, thread, text === '' ? NOTHING : { ...NOTHING, text });
  });

/** An answer that tells the ruling that was just made of the letter; empty: none was. */
async function textOfRuling({ useCases }: Site, { query, seat }: ModeratorVisit): Promise<string> {
  const number = wholeNumber(query('ruling'));
  if (number === undefined) return '';
  const read = await useCases.readRulings(seat);
  const ruling = read.ok ? read.value.find((one) => one.number === number) : undefined;
  if (ruling === undefined) return '';
  const { rule, decision, isPublic } = ruling;
  return isPublic ? TEXTS.rulingIs(number, rule, decision) : decision;
}

const answer = (site: Site, visit: ModeratorVisit): Promise<Reply> =>
  withThread(site, visit, async (thread) => {
    const { body, seat } = visit;
    const isClosed = body.text('act') === 'close';
    const text = body.text('text');
    const said = { actor: seat.actor, thread: thread.number, text: isClosed ? null : text };
    const sent = await site.useCases.answerThread(said);
    if (sent.ok)
      return redirectTo(
        `${seat.base}/letters/${String(thread.number)}?done=${isClosed ? 'closed' : 'answered'}`,
      );
    return show(visit, thread, {
      ...{ text, problems: problemsOf(sent.error), status: statusOf(sent.error) },
    });
  });

const grant = (site: Site, visit: ModeratorVisit): Promise<Reply> =>
  withThread(site, visit, async (thread) => {
    const { actor, base } = visit.seat;
    const path = `${base}/letters/${String(thread.number)}`;
    const granted = await site.useCases.grantTime({ actor, thread: thread.number });
    if (granted.ok) return redirectTo(`${path}?done=granted`);
    return problemReply(granted.error, { href: path, label: thread.subject });
  });

const of = { who: 'moderator', truth: true } as const;

export const MODERATOR_THREADS_ROUTES: readonly Route[] = [
  {
    ...of,
    method: 'get',
    path: '/letters',
    page: THREADS_PAGE,
    nav: { label: TEXTS.letters, card: { group: 'people', place: 21, text: TEXTS.moderatorsCard } },
    handle: list,
  },
  {
    ...of,
    method: 'get',
    path: '/letters/:thread',
    page: THREAD_PAGE,
    nav: null,
    handle: open,
  },
  { ...of, method: 'post', path: '/letters/:thread', handle: answer },
  { ...of, method: 'post', path: '/letters/:thread/grant', handle: grant },
];

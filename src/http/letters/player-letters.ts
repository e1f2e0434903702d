import type { OwnConversation } from '#app/talk/own-letters';
import type { OwnLetters } from '#app/usecases/talk/read-letters';
import { refuse } from '#app/use-case-error';
import {
  actOf,
  afterActing,
  type FoundOrders,
  NOTHING_RETURNED,
  withOrders,
} from '#http/orders/found-orders';
import { formDeskOf, ordersOf } from '#http/orders/orders-page';
import type { Flash } from '#http/pages/frame';
import { problemReply, statusOf } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { type FormBody, wholeNumber } from '#http/visits/form-body';
import type { PlayerVisit } from '#http/visits/visit';
import { brandAs } from '#kernel/brand/brand';
import type { EmpireId } from '#model/campaign/ids';
import { readAttached } from './attach-forms.ts';
import { letterForm, type ReturnedLetter } from './letter-form.ts';
import { CONVERSATION_PAGE, LETTERS_PAGE, NEW_LETTER_PAGE } from './letters-contents.ts';
import { conversationPage, lettersPage, lettersPath } from './letters-pages.ts';
import { problemsOf } from './player-threads.ts';
import { TEXTS } from './texts.ts';

type Found = FoundOrders & Readonly<{ letters: OwnLetters }>;

const backTo = ({ seat }: PlayerVisit) => ({
  href: `${seat.base}/letters`,
  label: TEXTS.toYourLetters,
});

/** The desk and the letters of a player. */
const withLetters = (
  site: Site,
  visit: PlayerVisit,
  act: (found: Found) => Promise<Reply>,
): Promise<Reply> =>
  withOrders(site, visit, async (found) => {
    const letters = await site.useCases.readLetters(visit.seat);
    if (!letters.ok)
      return problemReply(letters.error, { ...backTo(visit), href: visit.seat.base });
    return act({ ...found, letters: letters.value });
  });

/** What was just done, as the address tells it. */
function doneFlashes({ visit, desk }: Found): readonly Flash[] {
  const name = desk.issued.view.neighbours[brandAs<EmpireId>(visit.query('of'))]?.name ?? '';
  switch (visit.query('done')) {
    case 'sent':
      return [{ tone: 'good', text: TEXTS.letterIsSent }];
    case 'attached': {
      const links = [{ href: `${visit.seat.base}/orders`, label: TEXTS.yourOrders }];
      const text = `${TEXTS.letterIsSent} ${TEXTS.attachedIsInYourDraft}`;
      return [{ tone: 'good', text, links }];
    }
    case 'muted':
      return name === '' ? [] : [{ tone: 'good', text: TEXTS.isMuted(name) }];
    case 'unmuted':
      return name === '' ? [] : [{ tone: 'good', text: TEXTS.isUnmuted(name) }];
    default:
      return [];
  }
}

const list = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withLetters(site, visit, (found) => {
    const content = lettersPage(found, found.letters);
    const flashes = doneFlashes(found);
    return Promise.resolve(pageReply(LETTERS_PAGE, content, { title: TEXTS.letters, flashes }));
  });

type Trouble = Readonly<{ returned: NonNullable<ReturnedLetter>; status: number }> | null;

function showNew(found: Found, trouble: Trouble): Reply {
  const path = `${lettersPath(found)}/new`;
  const returned = trouble?.returned ?? null;
  const form = letterForm(found, { letters: found.letters, path, returned, members: null });
  const content = { back: backTo(found.visit), form };
  const status = trouble?.status ?? 200;
  return pageReply(NEW_LETTER_PAGE, content, { title: TEXTS.newLetter, status });
}

type InConversation = Readonly<{ found: Found; conversation: OwnConversation }>;

function showConversation({ found, conversation }: InConversation, trouble: Trouble): Reply {
  const { letters } = found;
  const returned = trouble?.returned ?? null;
  const content = conversationPage(found, { letters, conversation, returned });
  const flashes = trouble === null ? doneFlashes(found) : [];
  const status = trouble?.status ?? 200;
  return pageReply(CONVERSATION_PAGE, content, { title: content.subject, flashes, status });
}

/** The conversation that an address names, as this player counts them. */
const withConversation = (
  site: Site,
  visit: PlayerVisit,
  act: (inside: InConversation) => Promise<Reply>,
): Promise<Reply> =>
  withLetters(site, visit, (found) => {
    const place = wholeNumber(visit.param('conversation'));
    const conversation = found.letters.conversations.find((one) => one.place === place);
    return conversation === undefined
      ? Promise.resolve(problemReply(refuse('CONVERSATION_UNKNOWN').error, backTo(visit)))
      : act({ found, conversation });
  });

const openConversation = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withConversation(site, visit, async (inside) => {
    const { actor } = visit.seat;
    const opened = { actor, conversation: inside.conversation.place };
    const read = await site.useCases.openConversation(opened);
    if (!read.ok) return problemReply(read.error, backTo(visit));
    return showConversation(inside, null);
  });

/** The draft that the letter was written beside. */
const baseIn = (body: FormBody): string | null =>
  body.text('base') === '' ? null : body.text('base');

type Letter = Readonly<{ conversation: number | null; to: readonly EmpireId[] }>;

/** Sends the letter of a form, or shows it again with everything that is wrong. */
async function write(
  site: Site,
  found: Found,
  { letter, again }: Readonly<{ letter: Letter; again: (trouble: Trouble) => Reply }>,
): Promise<Reply> {
  const { desk, judged, visit } = found;
  const { body } = visit;
  const { orders, errors } = readAttached(
    body,
    formDeskOf(desk.issued.view, ordersOf(desk), judged),
  );
  const back = (problems: readonly string[], status: number): Reply =>
    again({ returned: { body, problems, errors }, status });
  if (errors.size > 0) return back([TEXTS.nothingFits], 422);
  const sent = await site.useCases.writeLetter({
    ...{ actor: visit.seat.actor, turn: wholeNumber(body.text('turn')) ?? 0 },
    ...{ edition: wholeNumber(body.text('edition')) ?? 0, base: baseIn(body) },
    ...{ ...letter, subject: body.text('subject'), text: body.text('text'), attach: orders },
  });
  if (!sent.ok) return back(problemsOf(sent.error), statusOf(sent.error));
  const place = String(sent.value.conversation);
  const done = orders.length === 0 ? 'sent' : 'attached';
  return redirectTo(`${lettersPath(found)}/${place}?done=${done}`);
}

const startLetter = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withLetters(site, visit, (found) => Promise.resolve(showNew(found, null)));

const writeNew = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withLetters(site, visit, (found) => {
    const to = visit.body.texts('reader').map((one) => brandAs<EmpireId>(one));
    const letter = { conversation: null, to };
    return write(site, found, { letter, again: (trouble) => showNew(found, trouble) });
  });

/** An answer in a thread with the moderators. */
async function answerModerators(site: Site, inside: InConversation): Promise<Reply> {
  const { found, conversation } = inside;
  const { body, seat } = found.visit;
  const { place } = conversation;
  const sent = await site.useCases.writeToModerators({
    ...{ actor: seat.actor, conversation: place, subject: '', about: null, hours: 0 },
    text: body.text('text'),
  });
  if (sent.ok) return redirectTo(`${lettersPath(found)}/${String(place)}?done=sent`);
  const returned = { body, problems: problemsOf(sent.error), errors: new Map() };
  return showConversation(inside, { returned, status: statusOf(sent.error) });
}

const answer = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withConversation(site, visit, (inside) => {
    if (inside.conversation.thread !== null) return answerModerators(site, inside);
    const letter = { conversation: inside.conversation.place, to: [] };
    const again = (trouble: Trouble): Reply => showConversation(inside, trouble);
    return write(site, inside.found, { letter, again });
  });

const accept = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withConversation(site, visit, async ({ found, conversation }) => {
    const { body } = visit;
    const outcome = await site.useCases.acceptAttachment({
      ...actOf(found),
      conversation: conversation.place,
      letter: wholeNumber(body.text('letter')) ?? 0,
      attachment: wholeNumber(body.text('attachment')) ?? 0,
    });
    return afterActing(site, found, { outcome, done: 'added', returned: NOTHING_RETURNED });
  });

async function mute(site: Site, visit: PlayerVisit): Promise<Reply> {
  const { body, seat } = visit;
  const isMuted = body.text('act') !== 'unmute';
  const of = brandAs<EmpireId>(body.text('of'));
  const muted = await site.useCases.muteEmpire({ actor: seat.actor, of, isMuted });
  if (!muted.ok) return problemReply(muted.error, backTo(visit));
  const done = isMuted ? 'muted' : 'unmuted';
  return redirectTo(`${seat.base}/letters?done=${done}&of=${encodeURIComponent(of)}`);
}

const of = { who: 'player' } as const;

export const PLAYER_LETTERS_ROUTES: readonly Route[] = [
  {
    ...of,
    method: 'get',
    path: '/letters',
    page: LETTERS_PAGE,
    nav: { label: TEXTS.letters, menu: 6, card: { place: 6, text: TEXTS.card } },
    handle: list,
  },
  {
    ...of,
    method: 'get',
    path: '/letters/new',
    page: NEW_LETTER_PAGE,
    nav: null,
    handle: startLetter,
  },
  { ...of, method: 'post', path: '/letters/new', handle: writeNew },
  { ...of, method: 'post', path: '/letters/mute', handle: mute },
  {
    ...of,
    method: 'get',
    path: '/letters/:conversation',
    page: CONVERSATION_PAGE,
    nav: null,
    handle: openConversation,
  },
  { ...of, method: 'post', path: '/letters/:conversation', handle: answer },
  { ...of, method: 'post', path: '/letters/:conversation/accept', handle: accept },
];

import { TEXTS } from './texts.ts';
import {
  MESSAGES_PAGE,
  NOTES_PAGE,
  RULINGS_PAGE,
  type Returned,
  type RulingsContent,
  messagesPage,
  notesPage,
  publicRulingsPage,
  rulingsPage,
} from './writing-pages.ts';
import { makeRulingInput, lookedAt } from './ruling-form.ts';
import type { UseCaseError } from '#app/use-case-error';
import type { Flash } from '#http/pages/frame';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { wholeNumber } from '#http/visits/form-body';
import type { ModeratorVisit } from '#http/visits/visit';
import { seesTruth } from '#app/actor';
import { brandAs } from '#kernel/brand/brand';
import type { EmpireId } from '#model/campaign/ids';
import { toDesk } from './to-desk.ts';
import type { Route } from '#http/routes/route';

const KEPT: Flash = { tone: 'good', text: TEXTS.itIsSaved };
const SENT: Flash = {
  tone: 'good',
  text: TEXTS.messageIsSent,
};

const doneFlash = ({ query }: ModeratorVisit, flash: Flash): readonly Flash[] =>
  query('done') === '' ? [] : [flash];

/** Shows the form again if its content was refused; any other problem gets its own page. */
const returnedOr = (
  visit: ModeratorVisit,
  error: UseCaseError,
  again: (returned: Returned) => Promise<Reply>,
): Promise<Reply> =>
  error.code.endsWith('_REFUSED')
    ? again({ sent: visit.body, problems: error.issues.map(({ text }) => text) })
    : Promise.resolve(problemReply(error, toDesk(visit)));

const statusOf = (returned: Returned): number => (returned === null ? 200 : 422);

async function showNotes(site: Site, visit: ModeratorVisit, returned: Returned): Promise<Reply> {
  const notes = await site.useCases.readNotes(visit.seat);
  if (!notes.ok) return problemReply(notes.error, toDesk(visit));
  const content = notesPage(notes.value, visit.seat, returned);
  const flashes = doneFlash(visit, KEPT);
  return pageReply(NOTES_PAGE, content, { title: 'Notes', flashes, status: statusOf(returned) });
}

async function writeNote(site: Site, visit: ModeratorVisit): Promise<Reply> {
  const { body, seat } = visit;
  const input = { actor: seat.actor, looked: lookedAt(body), text: body.text('text') };
  const written = await site.useCases.writeNote(input);
  if (written.ok) return redirectTo(`${seat.base}/notes?done=yes`);
  return returnedOr(visit, written.error, (returned) => showNotes(site, visit, returned));
}

/** What the form of a ruling takes from a thread: the last question, its rule, and the last answer. */
async function rulingOfThread(
  { useCases }: Site,
  { query, seat }: ModeratorVisit,
): Promise<RulingsContent['sent'] | null> {
  const number = wholeNumber(query('thread'));
  if (number === undefined || !seesTruth(seat.actor)) return null;
  const read = await useCases.readThreads(seat);
  const thread = read.ok ? read.value.find((one) => one.number === number) : undefined;
  if (thread === undefined) return null;
  const { about, letters } = thread;
  const lastOf = (isPlayer: boolean): string =>
    letters.findLast(({ from }) => (from !== null) === isPlayer)?.text ?? '';
  const rule = about?.kind === 'rule' ? about.rule : '';
  return {
    question: lastOf(true),
    rule,
    decision: lastOf(false),
    isPublic: true,
    // To change the house rules is a decision of its own.
    inHouseRules: false,
    thread: String(number),
  };
}

async function showRulings(site: Site, visit: ModeratorVisit, returned: Returned): Promise<Reply> {
  const { query, seat, body } = visit;
  const all = await site.useCases.readRulings(seat);
  const search = query('search').slice(0, 200);
  const found = await site.useCases.readRulings({ actor: seat.actor, search });
  if (!all.ok) return problemReply(all.error, toDesk(visit));
  if (!found.ok) return problemReply(found.error, toDesk(visit));
  if (seat.actor.byVote === true) {
    const content = publicRulingsPage(found.value, search, seat.base);
    return pageReply(RULINGS_PAGE, content, { title: 'Rulings' });
  }
  const number = wholeNumber(returned === null ? query('change') : body.text('number'));
  const changed = all.value.find((ruling) => ruling.number === number);
  const preset = await rulingOfThread(site, visit);
  const content = rulingsPage({ rulings: found.value, search, changed, preset }, seat, returned);
  const flashes = doneFlash(visit, KEPT);
  return pageReply(RULINGS_PAGE, content, {
    title: 'Rulings',
    flashes,
    status: statusOf(returned),
  });
}

async function makeRuling(site: Site, visit: ModeratorVisit): Promise<Reply> {
  const { actor, base } = visit.seat;
  const rules = site.ruleIds;
  const made = await site.useCases.makeRuling({ ...makeRulingInput(visit.body), actor, rules });
  if (made.ok) {
    // Who asked the question waits for an answer.
    const thread = wholeNumber(visit.body.text('thread'));
    const answer = `letters/${String(thread)}?done=ruled&ruling=${String(made.value.number)}#answer`;
    return redirectTo(`${base}/${thread === undefined ? 'rulings?done=yes' : answer}`);
  }
  return returnedOr(visit, made.error, (returned) => showRulings(site, visit, returned));
}

async function showMessages(site: Site, visit: ModeratorVisit, returned: Returned): Promise<Reply> {
  const messages = await site.useCases.readMessages(visit.seat);
  if (!messages.ok) return problemReply(messages.error, toDesk(visit));
  const desk = await site.useCases.readDesk(visit.seat);
  if (!desk.ok) return problemReply(desk.error, toDesk(visit));
  const { sheets: empires, talk } = desk.value;
  const about = { messages: messages.value, empires, talk };
  const content = messagesPage(about, visit.seat, returned);
  const flashes = doneFlash(visit, SENT);
  return pageReply(MESSAGES_PAGE, content, {
    title: 'Messages',
    flashes,
    status: statusOf(returned),
  });
}

async function sendMessage(site: Site, visit: ModeratorVisit): Promise<Reply> {
  const { body, seat } = visit;
  const { actor, base } = seat;
  const desk = await site.useCases.readDesk(seat);
  if (!desk.ok) return problemReply(desk.error, toDesk(visit));
  const to = body.has('all')
    ? desk.value.sheets.map(({ empire }) => empire)
    : body.texts('to').map((empire) => brandAs<EmpireId>(empire));
  const sent = await site.useCases.sendMessage({ actor, to, text: body.text('text') });
  if (sent.ok) return redirectTo(`${base}/messages?done=yes`);
  return returnedOr(visit, sent.error, (returned) => showMessages(site, visit, returned));
}

async function switchTalk({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const { actor, base } = visit.seat;
  const isOn = visit.body.text('talk') === 'on';
  const done = await useCases.switchTalk({ actor, isOn });
  return done.ok ? redirectTo(`${base}/messages`) : problemReply(done.error, toDesk(visit));
}

type Show = (site: Site, visit: ModeratorVisit, returned: Returned) => Promise<Reply>;

const opening =
  (show: Show) =>
  (site: Site, visit: ModeratorVisit): Promise<Reply> =>
    show(site, visit, null);

const of = { who: 'moderator', truth: false } as const;

export const MODERATOR_WRITING_ROUTES: readonly Route[] = [
  {
    ...of,
    method: 'get',
    path: '/notes',
    page: NOTES_PAGE,
    handle: opening(showNotes),
    nav: { label: 'Notes', card: { group: 'rules', place: 33, text: TEXTS.yourOwnNotes } },
  },
  { ...of, method: 'post', path: '/notes', handle: writeNote },
  {
    ...of,
    method: 'get',
    path: '/rulings',
    page: RULINGS_PAGE,
    handle: opening(showRulings),
    nav: {
      label: 'Rulings',
      card: { group: 'rules', place: 31, text: TEXTS.yourDecisionsAboutQuestionsOfRules },
    },
  },
  { ...of, method: 'post', path: '/rulings', handle: makeRuling },
  {
    ...of,
    method: 'get',
    path: '/messages',
    page: MESSAGES_PAGE,
    handle: opening(showMessages),
    nav: {
      label: 'Messages',
      card: { group: 'people', place: 22, text: TEXTS.addMessageToPlayersNextReport },
    },
  },
  { ...of, method: 'post', path: '/messages', handle: sendMessage },
  { ...of, method: 'post', path: '/talk', handle: switchTalk },
];

import { CONFIRM_PAGE } from '#http/pages/confirm-page';
import { SHARED_TEXTS } from '#http/words/texts';
import { INVITATION_PAGE, JOURNAL_PAGE, PEOPLE_PAGE } from './people-contents.ts';
import type { Role } from '#app/ports/campaign-record';
import type { Invitation } from '#app/usecases/people/invite';
import type { EmpireId } from '#model/campaign/ids';
import { brandAs } from '#kernel/brand/brand';
import type { Flash } from '#http/pages/frame';
import { journalPage, journalTable } from './journal-page.ts';
import { invitationLetter } from './invitation-letter.ts';
import { endPage, linkPage, openTruthPage, ownPage } from './confirm-pages.ts';
import { peoplePage } from './people-page.ts';
import { nothingHere, problemReply, type Way } from '#http/replies/problem-reply';
import { pageReply, type PlainReply, redirectTo, type Reply } from '#http/replies/reply';
import { votedReply } from '#http/replies/voted-reply';
import type { Site } from '#http/site';
import { TABLE_FORMS, tableFile, type TableForm } from '#http/tables/data-table';
import { wholeNumber } from '#http/visits/form-body';
import type { ModeratorVisit } from '#http/visits/visit';
import type { Route } from '#http/routes/route';
import { TEXTS } from './texts.ts';

const DONE: ReadonlyMap<string, Flash> = new Map(
  Object.entries({
    ended: {
      tone: 'good',
      text: TEXTS.seatIsRemoved,
    },
    changed: { tone: 'good', text: TEXTS.seatIsChanged },
    own: { tone: 'good', text: TEXTS.youTransferredCampaign },
  } satisfies Record<string, Flash>),
);

const toPeople = ({ seat }: ModeratorVisit): Way => ({
  href: `${seat.base}/people`,
  label: TEXTS.backToPeople,
});

async function people({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const { seat } = visit;
  const listed = await useCases.listPeople(seat);
  if (!listed.ok) return problemReply(listed.error, { href: `${seat.base}/`, label: 'Back' });
  const done = DONE.get(visit.query('done'));
  const flashes = done === undefined ? [] : [done];
  return pageReply(PEOPLE_PAGE, peoplePage(listed.value, seat), { title: 'People', flashes });
}

/** The seat that a form asks for; undefined: it was not made by us. */
function roleIn({ body }: ModeratorVisit): Role | undefined {
  const [kind = '', id = ''] = body.text('role').split(':');
  const empire = brandAs<EmpireId>(id);
  if (kind === 'player' || kind === 'deputy') return { kind, empire };
  if (kind === 'spectator') return { kind, delay: wholeNumber(body.text('delay')) ?? 0 };
  return kind === 'co-moderator' ? { kind } : undefined;
}

/** Shows a new link, this once: the answer is kept by nobody. */
function linkReply(visit: ModeratorVisit, { name, token }: Invitation): Reply {
  const link = `${visit.origin}/enter/${token}`;
  const { campaign, base } = visit.seat;
  const letter = invitationLetter({ campaign: campaign.name, seat: name, link });
  const content = {
    seat: name,
    link,
    letter,
    back: { href: `${base}/people`, label: TEXTS.backToPeople },
  };
  return pageReply(INVITATION_PAGE, content, { title: TEXTS.linkOf(name) });
}

async function invite({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const role = roleIn(visit);
  if (role === undefined) return nothingHere();
  const invited = await useCases.invite({ actor: visit.seat.actor, role });
  if (!invited.ok) return problemReply(invited.error, toPeople(visit));
  return linkReply(visit, invited.value);
}

async function renew({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const { actor } = visit.seat;
  const renewed = await useCases.renewLink({ actor, seat: visit.body.text('seat') });
  if (!renewed.ok) return problemReply(renewed.error, toPeople(visit));
  return linkReply(visit, renewed.value);
}

async function change({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const { actor, base } = visit.seat;
  const { body } = visit;
  const maySubmit = body.text('may-submit') === 'yes';
  const what = body.has('delay') ? { delay: wholeNumber(body.text('delay')) ?? 0 } : { maySubmit };
  const changed = await useCases.changeSeat({ actor, seat: body.text('seat'), ...what });
  if (!changed.ok) return problemReply(changed.error, toPeople(visit));
  return redirectTo(`${base}/people?done=changed`);
}

/** A page that asks before something is done with a seat. */
const asking =
  (page: typeof endPage) =>
  async ({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> => {
    const listed = await useCases.listPeople(visit.seat);
    if (!listed.ok) return problemReply(listed.error, toPeople(visit));
    const found = listed.value.seats.find(({ id }) => id === visit.param('seat'));
    if (found === undefined) return nothingHere();
    const content = page(found, visit.seat);
    return pageReply(CONFIRM_PAGE, content, { title: content.title });
  };

async function end({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const { actor, base } = visit.seat;
  const ended = await useCases.endSeat({ actor, seat: visit.body.text('seat') });
  if (!ended.ok) return problemReply(ended.error, toPeople(visit));
  return redirectTo(`${base}/people?done=ended`);
}

async function own({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const { actor, base } = visit.seat;
  const handed = await useCases.transferOwnership({ actor, seat: visit.body.text('seat') });
  if (!handed.ok) return problemReply(handed.error, toPeople(visit));
  return redirectTo(`${base}/people?done=own`);
}

async function journal({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const { actor, base } = visit.seat;
  const page = wholeNumber(visit.query('page')) ?? 1;
  const read = await useCases.readJournal({ actor, act: visit.query('act'), page });
  if (!read.ok)
    return problemReply(read.error, { href: `${base}/`, label: SHARED_TEXTS.backToDesk });
  const content = journalPage(read.value, `${base}/journal`);
  return pageReply(JOURNAL_PAGE, content, { title: 'Journal' });
}

const journalFile =
  (form: TableForm) =>
  async ({ useCases }: Site, visit: ModeratorVisit): Promise<PlainReply> => {
    const { actor, base } = visit.seat;
    const read = await useCases.readJournal({ actor, act: visit.query('act'), page: 'all' });
    if (!read.ok)
      return problemReply(read.error, { href: `${base}/`, label: SHARED_TEXTS.backToDesk });
    return tableFile(journalTable(read.value), form, TEXTS.journalFile);
  };

function askTruth(_site: Site, { seat }: ModeratorVisit): Promise<Reply> {
  if (seat.actor.byVote === true) return Promise.resolve(votedReply(seat.base));
  const content = openTruthPage(seat);
  return Promise.resolve(pageReply(CONFIRM_PAGE, content, { title: content.title }));
}

async function openTruth({ useCases }: Site, { seat, body }: ModeratorVisit): Promise<Reply> {
  const { actor, base } = seat;
  const opened = await useCases.openTruth({ actor, reason: body.text('reason') });
  if (!opened.ok) {
    return problemReply(opened.error, { href: `${base}/open-truth`, label: SHARED_TEXTS.tryAgain });
  }
  return redirectTo(`${base}/`);
}

const of = { who: 'moderator', truth: false } as const;

export const MODERATOR_PEOPLE_ROUTES: readonly Route[] = [
  {
    ...of,
    method: 'get',
    path: '/people',
    page: PEOPLE_PAGE,
    nav: { label: 'People', menu: 4 },
    handle: people,
  },
  { ...of, method: 'post', path: '/people/invite', handle: invite },
  {
    ...of,
    method: 'get',
    path: '/people/link/:seat',
    page: CONFIRM_PAGE,
    nav: null,
    handle: asking(linkPage),
  },
  { ...of, method: 'post', path: '/people/link', handle: renew },
  { ...of, method: 'post', path: '/people/change', handle: change },
  {
    ...of,
    method: 'get',
    path: '/people/end/:seat',
    page: CONFIRM_PAGE,
    nav: null,
    handle: asking(endPage),
  },
  { ...of, method: 'post', path: '/people/end', handle: end },
  {
    ...of,
    method: 'get',
    path: '/people/own/:seat',
    page: CONFIRM_PAGE,
    nav: null,
    handle: asking(ownPage),
  },
  { ...of, method: 'post', path: '/people/own', handle: own },
  // What was done tells what is true.
  {
    ...of,
    method: 'get',
    path: '/journal',
    truth: true,
    page: JOURNAL_PAGE,
    nav: { label: 'Journal', menu: 5 },
    handle: journal,
  },
  ...TABLE_FORMS.map((form): Route => {
    const path = `/journal/${form}`;
    return { ...of, method: 'get', path, truth: true, handle: journalFile(form) };
  }),
  { ...of, method: 'get', path: '/open-truth', page: CONFIRM_PAGE, nav: null, handle: askTruth },
  { ...of, method: 'post', path: '/open-truth', handle: openTruth },
];

import type { UseCaseError } from '#app/use-case-error';
import { toDesk } from '#http/desk/to-desk';
import { withOrders } from '#http/orders/found-orders';
import type { Flash } from '#http/pages/frame';
import { problemReply, statusOf } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { wholeNumber } from '#http/visits/form-body';
import type { ModeratorVisit, PlayerVisit } from '#http/visits/visit';
import { type StandingsTable, standingsTable } from '#http/standings/standings-table';
import { NEWSPAPER_PAGE } from './newspaper-content.ts';
import { playersNewspaper, type ReturnedNotice, wholeNewspaper } from './newspaper-page.ts';
import { TEXTS } from './texts.ts';

const PLACED: Flash = { tone: 'good', text: TEXTS.placed };

type Visit = Pick<PlayerVisit, 'query'>;
type Trouble = Readonly<{ returned: NonNullable<ReturnedNotice>; status: number }> | null;

const flashesOf = ({ query }: Visit, trouble: Trouble): readonly Flash[] =>
  query('done') === '' || trouble !== null ? [] : [PLACED];

/** The issues that an address asks for. */
const beforeIn = ({ query }: Visit): number | undefined => wholeNumber(query('before'));

const shownFor = (visit: PlayerVisit | ModeratorVisit, trouble: Trouble) => ({
  seat: visit.seat,
  returned: trouble?.returned ?? null,
  isLatest: beforeIn(visit) === undefined,
});

const troubleOf = (
  { body }: PlayerVisit | ModeratorVisit,
  error: UseCaseError,
): NonNullable<Trouble> => ({
  returned: { body, problems: error.issues.map(({ text }) => text) },
  status: statusOf(error),
});

/** The standings that the moderator publishes, with the names that the reader knows, beside the latest issue. @rule FOG-13 */
async function standingsIn(
  { useCases }: Site,
  visit: PlayerVisit | ModeratorVisit,
): Promise<StandingsTable | null> {
  if (beforeIn(visit) !== undefined) return null;
  const read = await useCases.readStandings({ actor: visit.seat.actor });
  return read.ok && read.value.standings !== null ? standingsTable(read.value) : null;
}

const showToPlayer = (site: Site, visit: PlayerVisit, trouble: Trouble): Promise<Reply> =>
  withOrders(site, visit, async ({ desk }) => {
    const { actor, base } = visit.seat;
    const read = await site.useCases.readNewspaper({ actor, before: beforeIn(visit) });
    if (!read.ok) return problemReply(read.error, { href: `${base}/`, label: TEXTS.toOverview });
    const { neighbours, empire } = desk.issued.view;
    const content = playersNewspaper(
      read.value,
      (from) => {
        if (from === empire.id) return empire.name;
        const other = from === null || from === 'moderator' ? undefined : neighbours[from];
        return other?.name ?? TEXTS.anUnknownPower;
      },
      shownFor(visit, trouble),
    );
    const status = trouble?.status ?? 200;
    const flashes = flashesOf(visit, trouble);
    const printed = { ...content, standings: await standingsIn(site, visit) };
    return pageReply(NEWSPAPER_PAGE, printed, { title: content.name, status, flashes });
  });

async function showToModerator(
  site: Site,
  visit: ModeratorVisit,
  trouble: Trouble,
): Promise<Reply> {
  const { actor } = visit.seat;
  const read = await site.useCases.readWholeNewspaper({ actor, before: beforeIn(visit) });
  if (!read.ok) return problemReply(read.error, toDesk(visit));
  const content = wholeNewspaper(read.value, shownFor(visit, trouble));
  const status = trouble?.status ?? 200;
  const flashes = flashesOf(visit, trouble);
  const printed = { ...content, standings: await standingsIn(site, visit) };
  return pageReply(NEWSPAPER_PAGE, printed, { title: content.name, status, flashes });
}

const noticeIn = ({ body, seat }: PlayerVisit | ModeratorVisit) => ({
  actor: seat.actor,
  headline: body.text('headline'),
  text: body.text('text'),
});

async function placeAsPlayer(site: Site, visit: PlayerVisit): Promise<Reply> {
  const { base } = visit.seat;
  const placed = await site.useCases.placeNotice(noticeIn(visit));
  if (placed.ok) return redirectTo(`${base}/newspaper?done=yes`);
  if (placed.error.code === 'NOTICE_REFUSED')
    return showToPlayer(site, visit, troubleOf(visit, placed.error));
  return problemReply(placed.error, { href: `${base}/newspaper`, label: TEXTS.newspaper });
}

async function placeAsModerator(site: Site, visit: ModeratorVisit): Promise<Reply> {
  const placed = await site.useCases.placeNotice(noticeIn(visit));
  if (placed.ok) return redirectTo(`${visit.seat.base}/newspaper?done=yes`);
  if (placed.error.code === 'NOTICE_REFUSED')
    return showToModerator(site, visit, troubleOf(visit, placed.error));
  return problemReply(placed.error, toDesk(visit));
}

export const NEWSPAPER_ROUTES: readonly Route[] = [
  {
    who: 'player',
    method: 'get',
    path: '/newspaper',
    page: NEWSPAPER_PAGE,
    nav: { label: TEXTS.newspaper, card: { place: 7, text: TEXTS.card } },
    handle: (site: Site, visit: PlayerVisit) => showToPlayer(site, visit, null),
  },
  { who: 'player', method: 'post', path: '/newspaper', handle: placeAsPlayer },
  {
    who: 'moderator',
    truth: true,
    method: 'get',
    path: '/newspaper',
    page: NEWSPAPER_PAGE,
    nav: {
      label: TEXTS.newspaper,
      card: { group: 'people', place: 23, text: TEXTS.moderatorsCard },
    },
    handle: (site: Site, visit: ModeratorVisit) => showToModerator(site, visit, null),
  },
  { who: 'moderator', truth: true, method: 'post', path: '/newspaper', handle: placeAsModerator },
];

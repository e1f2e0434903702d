import { STANDING_FIGURES } from '#app/figures/standing-figures';
import { toDesk } from '#http/desk/to-desk';
import type { Link } from '#http/pages/page-parts';
import { template } from '#http/pages/template';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import type { ModeratorVisit, PlayerVisit, SpectatorVisit } from '#http/visits/visit';
import { type StandingsTable, standingsTable } from './standings-table.ts';
import { FIGURE_NAMES, TEXTS } from './texts.ts';

/** What players read of how the empires stand. */
type StandingsContent = StandingsTable &
  Readonly<{
    back: Link;
    /** The form of a moderator; null: a reader. */
    form: Readonly<{
      path: string;
      formToken: string;
      figures: readonly Readonly<{ value: string; label: string; chosen: boolean }>[];
    }> | null;
  }>;

const STANDINGS_PAGE = template<StandingsContent>('standings');

async function edit({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const { seat, query } = visit;
  const read = await useCases.readStandings(seat);
  if (!read.ok) return problemReply(read.error, toDesk(visit));
  const figures = STANDING_FIGURES.map((value) => {
    return { value, label: FIGURE_NAMES[value], chosen: read.value.figures.includes(value) };
  });
  const form = { path: `${seat.base}/standings`, formToken: seat.formToken, figures };
  const content = { back: toDesk(visit), form, ...standingsTable(read.value) };
  const flashes = query('done') === '' ? [] : [{ tone: 'good', text: TEXTS.saved } as const];
  return pageReply(STANDINGS_PAGE, content, { title: TEXTS.standings, flashes });
}

async function publish({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const { actor, base } = visit.seat;
  const done = await useCases.publishStandings({ actor, figures: visit.body.texts('figure') });
  if (done.ok) return redirectTo(`${base}/standings?done=saved`);
  return problemReply(done.error, { href: `${base}/standings`, label: TEXTS.standings });
}

async function show({ useCases }: Site, { seat }: PlayerVisit | SpectatorVisit): Promise<Reply> {
  const back = { href: `${seat.base}/`, label: TEXTS.overview };
  const read = await useCases.readStandings(seat);
  if (!read.ok) return problemReply(read.error, back);
  const content = { back, form: null, ...standingsTable(read.value) };
  return pageReply(STANDINGS_PAGE, content, { title: TEXTS.standings });
}

const PATH = '/standings';

export const STANDINGS_ROUTES: readonly Route[] = [
  {
    ...{ who: 'moderator', method: 'get', path: PATH, truth: true },
    page: STANDINGS_PAGE,
    nav: {
      label: TEXTS.standings,
      card: { group: 'people', place: 24, text: TEXTS.moderatorsCard },
    },
    handle: edit,
  },
  { who: 'moderator', method: 'post', path: PATH, truth: true, handle: publish },
  {
    ...{ who: 'player', method: 'get', path: PATH },
    page: STANDINGS_PAGE,
    nav: { label: TEXTS.standings, card: { place: 15, text: TEXTS.playersCard } },
    handle: show,
  },
  {
    ...{ who: 'spectator', method: 'get', path: PATH },
    page: STANDINGS_PAGE,
    nav: { label: TEXTS.standings, menu: 3 },
    handle: show,
  },
];

import { fullPath, type Route } from '#http/routes/route';
import { ROUTES } from '#http/routes/routes';
import { HUMAN, MODERATOR } from '#test/support/http-site';
import { linkOn, type PagesWorld, type Seat } from './pages-world.ts';

/** A page of the program, who visits it, and where. */
export type PageVisit = Readonly<{ pattern: string; seat: Seat; address: string }>;

/** The parameters of most addresses. */
const USUAL: Readonly<Record<string, string>> = {
  slug: 'first-contact',
  empire: 'human',
  turn: '2',
  edition: '1',
  version: '2',
  paper: 'report',
  number: '1',
  conversation: '1',
  scenario: 'first-contact',
  name: 'farlane-2024-01-02.sqlite',
};

/** Pages with an address of their own in this world; the keys are the patterns of the program. */
function ownAddresses({ known, site }: PagesWorld): Readonly<Record<string, string>> {
  const { setup, link, list, solo, seat, operator } = known;
  const open = '/campaigns/open/empires/human';
  const people = '/campaigns/:slug/moderator/people';
  return {
    '/enter/:token': `/enter/${site.desk.tokens.loran}`,
    '/enter/operator/:token': `/enter/operator/${operator}`,
    '/setups/join/:token': link,
    '/setups/:slug/lists/:list': `${setup}/lists/corsairs`,
    '/designer/lists/:list': list,
    '/designer/lists/:list/classes/:class': `${list}/classes/sea-dog`,
    '/designer/published/:list': '/designer/published/human',
    '/designer/published/:list/classes/:class': '/designer/published/human/classes/prometheus',
    [`${people}/end/:seat`]: `${MODERATOR}/people/end/${seat}`,
    [`${people}/link/:seat`]: `${MODERATOR}/people/link/${seat}`,
    [`${people}/own/:seat`]: `${MODERATOR}/people/own/${seat}`,
    '/campaigns/:slug/moderator/diff': `${MODERATOR}/diff?from=0&to=2`,
    '/campaigns/:slug/moderator/relations': `${MODERATOR}/relations?a=human&b=loran`,
    '/campaigns/:slug/moderator/preview': '/campaigns/fresh/moderator/preview',
    '/campaigns/:slug/moderator/preview/:empire/:paper':
      '/campaigns/fresh/moderator/preview/human/report',
    '/campaigns/:slug/moderator/undo/:version': '/campaigns/asked/moderator/undo/1',
    '/campaigns/:slug/moderator/battles': '/campaigns/asked/moderator/battles',
    '/campaigns/:slug/moderator/outcomes': '/campaigns/table/moderator/outcomes',
    '/campaigns/:slug/moderator/resubmit': '/campaigns/undone/moderator/resubmit',
    '/campaigns/:slug/moderator/votes': '/campaigns/open/moderator/votes',
    '/campaigns/:slug/moderator/open-truth': `${solo.replace(/empires.*/, 'moderator')}/open-truth`,
    '/campaigns/:slug/moderator/what-if': `${MODERATOR}/what-if?at=H0202`,
    '/campaigns/:slug/empires/:empire/votes': `${open}/votes`,
    '/campaigns/:slug/empires/:empire/votes/:number': `${open}/votes/1`,
    '/campaigns/:slug/empires/:empire/votes/new': `${open}/votes/new`,
    '/campaigns/:slug/empires/:empire/papers': `${open}/papers`,
    '/campaigns/:slug/empires/:empire/papers/:whose/:turn/:paper': `${open}/papers/loran/2/sheet`,
    '/campaigns/:slug/empires/:empire/papers/:turn/orders': `${open}/papers/1/orders`,
    '/campaigns/:slug/empires/:empire/questions': '/campaigns/asked/empires/human/questions',
    '/campaigns/:slug/empires/:empire/what-if': `${HUMAN}/what-if?at=H0202`,
    '/campaigns/:slug/empires/:empire/orders/map': `${HUMAN}/orders/map?system=H0202`,
    '/campaigns/:slug/empires/:empire/intel': `${HUMAN}/intel?at=H0202`,
    '/campaigns/:slug/empires/:empire/running': `${solo}/running`,
    '/campaigns/:slug/spectator/reports/:empire/:turn/:paper':
      '/campaigns/first-contact/spectator/reports/human/2/report',
    '/campaigns/:slug/spectator/galaxy/:turn': '/campaigns/first-contact/spectator/galaxy/2',
  };
}

/** Pages of things whose ids only the pages before them tell. */
async function linkedAddresses({
  visitors,
}: PagesWorld): Promise<Readonly<Record<string, string>>> {
  const linked = (page: string, start: string): Promise<string> =>
    linkOn(visitors.moderator, MODERATOR + page, MODERATOR + start);
  const of = '/campaigns/:slug/moderator';
  return {
    [`${of}/galaxy/systems/:id`]: await linked('/galaxy', '/galaxy/systems/'),
    [`${of}/galaxy/fleets/:id`]: await linked('/roster', '/galaxy/fleets/'),
    [`${of}/galaxy/empires/:id`]: await linked('/roster', '/galaxy/empires/'),
    [`${of}/galaxy/units/:id`]: await linked('/roster', '/galaxy/units/'),
    [`${of}/wars/:war`]: await linked('/wars', '/wars/'),
    [`${of}/letters/:thread`]: await linked('/letters', '/letters/'),
  };
}

/** Pages beside all seats that somebody without an account reads. */
const FOR_EVERYBODY = [
  '/',
  '/sign-in',
  '/guide',
  '/glossary',
  '/not-yet',
  '/rules',
  '/enter/:token',
];

/** The owner of a campaign plays it alone: a page of a player that only they have. */
const ALONE = '/campaigns/:slug/empires/:empire/running';

function seatFor(route: Route): Seat {
  const path = fullPath(route);
  if (path === ALONE) return 'moderator';
  if (route.who !== 'anyone') return route.who;
  return FOR_EVERYBODY.includes(path) || path.includes(':token') ? 'signed out' : 'moderator';
}

/** The address with the usual parameters; an error names a parameter that nothing is known of. */
function usualAddress(pattern: string, setup: string): string {
  return pattern.replace('/setups/:slug', setup).replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = USUAL[name];
    if (value === undefined) throw new Error(`Give ${pattern} an address with a “${name}”.`);
    return value;
  });
}

/** Every page of the program with an address of it, from its own list of pages. */
export async function pageVisits(world: PagesWorld): Promise<readonly PageVisit[]> {
  const own = { ...ownAddresses(world), ...(await linkedAddresses(world)) };
  return ROUTES.filter((route) => route.page !== undefined).map((route) => {
    const pattern = fullPath(route);
    const address = own[pattern] ?? usualAddress(pattern, world.known.setup);
    return { pattern, seat: seatFor(route), address };
  });
}

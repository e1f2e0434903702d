import { notOpenedReply } from '#http/desk/not-opened';
import { toDesk } from '#http/desk/to-desk';
import { problemReply } from '#http/replies/problem-reply';
import type { Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import type { ModeratorVisit, PlayerVisit } from '#http/visits/visit';
import { type Comer, printedClasses } from '#http/what-if/what-if-acts';
import { SHARED_TEXTS } from '#http/words/texts';
import { moderatorSiegeWorld } from './moderator-siege.ts';
import { playerSiegeWorld } from './player-siege.ts';
import { actOnSiege, showSiege } from './siege-acts.ts';
import { SIEGE_PAGE } from './siege-page.ts';
import type { SiegeWorld } from './siege-world.ts';

type Act = (site: Site, visit: Comer, world: SiegeWorld) => Promise<Reply>;

/** With what the player was issued last. */
const fromView =
  (act: Act) =>
  async (site: Site, visit: PlayerVisit): Promise<Reply> => {
    const read = await site.useCases.readPlayerDesk(visit.seat);
    if (!read.ok)
      return problemReply(read.error, { href: '/', label: SHARED_TEXTS.toYourCampaigns });
    const { issued } = read.value;
    if (issued === null) return notOpenedReply(visit.seat);
    return act(site, visit, playerSiegeWorld(issued.view, printedClasses(site)));
  };

/** With the truth, which is logged as a look. */
const fromTruth =
  (act: Act) =>
  async (site: Site, visit: ModeratorVisit): Promise<Reply> => {
    const { actor } = visit.seat;
    const view = await site.useCases.readModeratorView({ actor, look: 'what-if' });
    if (!view.ok) return problemReply(view.error, toDesk(visit));
    return act(site, visit, moderatorSiegeWorld(view.value, printedClasses(site)));
  };

const PATH = '/what-if/siege';

/** The pages on which players and moderators try out sieges. */
export const SIEGE_ROUTES: readonly Route[] = [
  {
    who: 'player',
    method: 'get',
    path: PATH,
    page: SIEGE_PAGE,
    nav: null,
    handle: fromView(showSiege),
  },
  { who: 'player', method: 'post', path: PATH, handle: fromView(actOnSiege) },
  {
    who: 'moderator',
    method: 'get',
    path: PATH,
    truth: true,
    page: SIEGE_PAGE,
    nav: null,
    handle: fromTruth(showSiege),
  },
  { who: 'moderator', method: 'post', path: PATH, truth: true, handle: fromTruth(actOnSiege) },
];

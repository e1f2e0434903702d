import { problemReply } from '#http/replies/problem-reply';
import type { PlayerVisit } from '#http/visits/visit';
import { playerWorld } from '#http/what-if/player-world';
import { printedClasses } from '#http/what-if/what-if-acts';
import { notOpenedReply } from './not-opened.ts';
import type { Route } from './route.ts';
import { whatIfRoutes } from './what-if-routes.ts';

/** Made of what the player was issued last. */
export const PLAYER_WHAT_IF_ROUTES: readonly Route[] = whatIfRoutes<PlayerVisit>({
  at: (method, path, handle) => ({ who: 'player', method, path, handle }),
  withWorld: (act) => async (site, visit) => {
    const read = await site.useCases.readPlayerDesk(visit.seat);
    if (!read.ok) return problemReply(read.error, { href: '/', label: 'To your campaigns' });
    const { issued } = read.value;
    if (issued === null) return notOpenedReply(visit.seat);
    return act(site, visit, playerWorld(issued.view, printedClasses(site)));
  },
});

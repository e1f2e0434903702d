import { problemReply } from '#http/replies/problem-reply';
import type { PlayerVisit } from '#http/visits/visit';
import { playerWorld } from './player-world.ts';
import { printedClasses } from './what-if-acts.ts';
import { notOpenedReply } from '#http/desk/not-opened';
import type { Route } from '#http/routes/route';
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

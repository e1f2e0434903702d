import { problemReply } from '#http/replies/problem-reply';
import type { ModeratorVisit } from '#http/visits/visit';
import { fightFile, showFile } from './file-acts.ts';
import { moderatorWorld } from './moderator-world.ts';
import { printedClasses } from './what-if-acts.ts';
import type { Route } from '#http/routes/route';
import { toDesk } from '#http/desk/to-desk';
import { whatIfRoutes } from './what-if-routes.ts';

const FILE = { who: 'moderator', path: '/what-if/file', truth: true } as const;

/** Made of the truth, or of a battle file. */
export const MODERATOR_WHAT_IF_ROUTES: readonly Route[] = [
  ...whatIfRoutes<ModeratorVisit>({
    at: (method, path, handle) => ({ who: 'moderator', method, path, truth: true, handle }),
    withWorld: (act) => async (site, visit) => {
      const view = await site.useCases.readModeratorView({
        actor: visit.seat.actor,
        look: 'what-if',
      });
      if (!view.ok) return problemReply(view.error, toDesk(visit));
      return act(site, visit, moderatorWorld(view.value, printedClasses(site)));
    },
  }),
  { ...FILE, method: 'get', handle: showFile },
  { ...FILE, method: 'post', takesFile: true, handle: fightFile },
];

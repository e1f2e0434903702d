import { toDesk } from '#http/desk/to-desk';
import { problemReply } from '#http/replies/problem-reply';
import type { Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import type { ModeratorVisit } from '#http/visits/visit';
import { SHARED_TEXTS } from '#http/words/texts';
import { fightFile, showFile } from './file-acts.ts';
import { moderatorWorld } from './moderator-world.ts';
import { TEXTS } from './texts.ts';
import {
  actOnWhatIf,
  type InWorld,
  printedClasses,
  showResult,
  showResultPart,
  showWhatIf,
  stopResult,
} from './what-if-acts.ts';
import { WHAT_IF_FILE_PAGE, WHAT_IF_RESULT_PAGE } from './what-if-contents.ts';
import { WHAT_IF_PAGE } from './what-if-page.ts';

/** Passes on the truth. */
const withWorld =
  (act: InWorld) =>
  async (site: Site, visit: ModeratorVisit): Promise<Reply> => {
    const { actor } = visit.seat;
    const view = await site.useCases.readModeratorView({ actor, look: 'what-if' });
    if (!view.ok) return problemReply(view.error, toDesk(visit));
    return act(site, visit, moderatorWorld(view.value, printedClasses(site)));
  };

const of = { who: 'moderator', truth: true } as const;

export const MODERATOR_WHAT_IF_ROUTES: readonly Route[] = [
  {
    ...of,
    method: 'get',
    path: '/what-if',
    page: WHAT_IF_PAGE,
    nav: {
      label: SHARED_TEXTS.whatIf,
      card: { group: 'turn', place: 4, text: TEXTS.chancesOfPossibleBattle },
    },
    handle: withWorld(showWhatIf),
  },
  { ...of, method: 'post', path: '/what-if', handle: withWorld(actOnWhatIf) },
  {
    ...of,
    method: 'get',
    path: '/what-if/result',
    page: WHAT_IF_RESULT_PAGE,
    nav: null,
    handle: showResult,
  },
  { ...of, method: 'get', path: '/what-if/result/part', handle: showResultPart },
  { ...of, method: 'post', path: '/what-if/stop', handle: stopResult },
  {
    ...of,
    method: 'get',
    path: '/what-if/file',
    page: WHAT_IF_FILE_PAGE,
    nav: null,
    handle: showFile,
  },
  { ...of, method: 'post', path: '/what-if/file', takesFile: true, handle: fightFile },
];

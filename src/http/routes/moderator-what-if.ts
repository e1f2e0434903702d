import { problemReply } from '#http/replies/problem-reply';
import type { Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { ModeratorVisit } from '#http/visits/visit';
import { moderatorWorld } from '#http/what-if/moderator-world';
import {
  actOnWhatIf,
  printedClasses,
  showResult,
  showResultPart,
  showWhatIf,
  stopResult,
} from '#http/what-if/what-if-acts';
import { fightFile, showFile } from '#http/what-if/file-acts';
import type { WhatIfWorld } from '#http/what-if/what-if-world';
import type { Route } from './route.ts';
import { toDesk } from './to-desk.ts';

type Handle = (site: Site, visit: ModeratorVisit) => Promise<Reply>;

/** A page that is made of the truth. */
const withWorld =
  (act: (site: Site, visit: ModeratorVisit, world: WhatIfWorld) => Promise<Reply>): Handle =>
  async (site, visit) => {
    const view = await site.useCases.readModeratorView(visit.seat);
    if (!view.ok) return problemReply(view.error, toDesk(visit));
    return act(site, visit, moderatorWorld(view.value, printedClasses(site)));
  };

const at = (method: Route['method'], path: string, handle: Handle): Route => ({
  who: 'moderator',
  method,
  path,
  truth: true,
  handle,
});

export const MODERATOR_WHAT_IF_ROUTES: readonly Route[] = [
  at('get', '/what-if', withWorld(showWhatIf)),
  at('post', '/what-if', withWorld(actOnWhatIf)),
  at('get', '/what-if/result', showResult),
  at('get', '/what-if/result/part', showResultPart),
  at('post', '/what-if/stop', stopResult),
  at('get', '/what-if/file', showFile),
  {
    who: 'moderator',
    method: 'post',
    path: '/what-if/file',
    truth: true,
    takesFile: true,
    handle: fightFile,
  },
];

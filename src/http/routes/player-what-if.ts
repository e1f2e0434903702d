import { problemReply } from '#http/replies/problem-reply';
import type { Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { PlayerVisit } from '#http/visits/visit';
import { playerWorld } from '#http/what-if/player-world';
import {
  actOnWhatIf,
  printedClasses,
  showResult,
  showResultPart,
  showWhatIf,
  stopResult,
} from '#http/what-if/what-if-acts';
import type { WhatIfWorld } from '#http/what-if/what-if-world';
import { notOpenedReply } from './not-opened.ts';
import type { Route } from './route.ts';

type Handle = (site: Site, visit: PlayerVisit) => Promise<Reply>;

/** A page that is made of what he was issued last. */
const withWorld =
  (act: (site: Site, visit: PlayerVisit, world: WhatIfWorld) => Promise<Reply>): Handle =>
  async (site, visit) => {
    const read = await site.useCases.readPlayerDesk(visit.seat);
    if (!read.ok) return problemReply(read.error, { href: '/', label: 'To your campaigns' });
    const { issued } = read.value;
    if (issued === null) return notOpenedReply(visit.seat);
    return act(site, visit, playerWorld(issued.view, printedClasses(site)));
  };

const at = (method: Route['method'], path: string, handle: Handle): Route => ({
  who: 'player',
  method,
  path,
  handle,
});

export const PLAYER_WHAT_IF_ROUTES: readonly Route[] = [
  at('get', '/what-if', withWorld(showWhatIf)),
  at('post', '/what-if', withWorld(actOnWhatIf)),
  at('get', '/what-if/result', showResult),
  at('get', '/what-if/result/part', showResultPart),
  at('post', '/what-if/stop', stopResult),
];

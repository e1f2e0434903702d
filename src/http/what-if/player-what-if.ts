import { askedBattles } from '#app/what-if/asked/asked-battle';
import { standingWhenAsked } from '#app/what-if/asked/standing-when-asked';
import { suppliedAfter } from '#app/what-if/supplied-after';
import { notOpenedReply } from '#http/desk/not-opened';
import { problemReply } from '#http/replies/problem-reply';
import type { Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import type { PlayerVisit } from '#http/visits/visit';
import { SHARED_TEXTS } from '#http/words/texts';
import { keepStanding } from './keep-standing.ts';
import { playerWorld } from './player-world.ts';
import { TEXTS } from './texts.ts';
import {
  actOnWhatIf,
  printedClasses,
  showResult,
  showResultPart,
  showWhatIf,
  stopResult,
} from './what-if-acts.ts';
import { WHAT_IF_RESULT_PAGE } from './what-if-contents.ts';
import { WHAT_IF_PAGE } from './what-if-page.ts';
import type { WhatIfWorld } from './what-if-world.ts';

/** Passes on what the player was issued last. */
const withWorld =
  (act: (site: Site, visit: PlayerVisit, world: WhatIfWorld) => Promise<Reply>) =>
  async (site: Site, visit: PlayerVisit): Promise<Reply> => {
    const read = await site.useCases.readPlayerDesk(visit.seat);
    if (!read.ok)
      return problemReply(read.error, { href: '/', label: SHARED_TEXTS.toYourCampaigns });
    const { issued, questions, submitted, sheet } = read.value;
    if (issued === null) return notOpenedReply(visit.seat);
    const { view } = issued;
    const asked = askedBattles(view, questions);
    const world = playerWorld(view, printedClasses(site), {
      questions: asked,
      standing:
        asked.length === 0 ? () => view.empire.standing : standingWhenAsked(view, submitted),
      after: view.stage === 'orders' ? suppliedAfter(view, sheet ?? submitted) : null,
    });
    return act(site, visit, world);
  };

const of = { who: 'player' } as const;

export const PLAYER_WHAT_IF_ROUTES: readonly Route[] = [
  {
    ...of,
    method: 'get',
    path: '/what-if',
    page: WHAT_IF_PAGE,
    nav: {
      label: SHARED_TEXTS.whatIf,
      card: { place: 8, text: TEXTS.chancesOfBattle },
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
  { ...of, method: 'post', path: '/what-if/standing', handle: withWorld(keepStanding) },
];

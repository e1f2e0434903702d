import { TEXTS } from './texts.ts';
import type { WhatIfResultContent } from './what-if-contents.ts';
import type { OwnOdds } from '#app/what-if/own-odds';
import { asHtml } from '#http/pages/html';
import type { Link } from '#http/pages/page-parts';
import type { Site } from '#http/site';
import { chanceBar } from './chance-bar.ts';

const TROUBLES: Readonly<Record<OwnOdds['state'], string>> = {
  waiting: '',
  fighting: '',
  done: '',
  stopped: TEXTS.youStoppedBattles,
  'too-long': TEXTS.battlesTookTooLongAndWere,
  failed: TEXTS.battlesFailedBecauseOfFault,
};

function leadOf({ state, fought, battles }: OwnOdds): string {
  // Visitors must not learn whether others try battles now, so a waiting visitor reads the same as one who has just begun.
  if (state === 'waiting' || state === 'fighting') {
    return TEXTS.battlesUnderWay(fought, battles);
  }
  return state === 'done' ? TEXTS.battlesDone(battles) : TEXTS.thereIsNoResult;
}

type Around = Readonly<{
  path: string;
  formToken: string;
  back: readonly Link[];
  /** Where fleets are ordered to follow what was tried out; empty: the visitor can't order that. */
  keepPath: string;
  /** The visitor can order it once the turn in processing is over. */
  isKeptLater: boolean;
}>;

/** The page of battles that somebody tries out. */
export function whatIfResult(site: Site, own: OwnOdds, around: Around): WhatIfResultContent {
  const { state, fought, battles, assumed, form, result } = own;
  const isOfFile = Object.keys(form).length === 0;
  return {
    ...around,
    isRunning: state === 'waiting' || state === 'fighting',
    lead: leadOf(own),
    trouble: TROUBLES[state],
    fought,
    battles,
    chances: result?.chances.map((one) => chanceBar(one, { all: battles, name: 'battles' })) ?? [],
    assumed,
    html: asHtml(
      result === null
        ? ''
        : site.renderers.html(result.document, { rulesPath: '/rules', titleRank: 2 }),
    ),
    change: isOfFile
      ? { href: `${around.path}/file`, label: TEXTS.tryAnotherFile }
      : { href: `${around.path}?again=yes`, label: TEXTS.changeBattleAndTryAgain },
  };
}

import type { WhatIfResultContent } from './what-if-contents.ts';
import type { OwnOdds } from '#app/usecases/odds/read-odds';
import { asHtml } from '#http/pages/html';
import type { Link } from '#http/pages/page-parts';
import type { Site } from '#http/site';
import { counted } from '#kernel/words/counted';
import { chanceBar } from './chance-bar.ts';

const TROUBLES: Readonly<Record<OwnOdds['state'], string>> = {
  waiting: '',
  fighting: '',
  done: '',
  stopped: 'You stopped the battles, so there is no result.',
  'too-long': 'The battles took too long and were ended. Use fewer battles or fewer units.',
  failed: 'The battles failed because of a fault in Farlane. The server’s log has it.',
};

function leadOf({ state, fought, battles }: OwnOdds): string {
  // Visitors must not learn whether others try battles now, so a waiting visitor reads the same as one who has just begun.
  if (state === 'waiting' || state === 'fighting') {
    return `${String(fought)} of ${counted(battles, 'battle')} done. They continue if you leave this page.`;
  }
  return state === 'done' ? `${counted(battles, 'battle')} done.` : 'There is no result.';
}

type Around = Readonly<{ path: string; formToken: string; back: readonly Link[] }>;

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
      ? { href: `${around.path}/file`, label: 'Try another file' }
      : { href: `${around.path}?again=yes`, label: 'Change the battle and try again' },
  };
}

import type { ChanceBar, WhatIfResultContent } from '#http/pages/battle-contents';
import type { OwnOdds } from '#app/usecases/read-odds';
import { asHtml } from '#http/pages/html';
import type { Link } from '#http/pages/page-parts';
import type { Site } from '#http/site';
import { counted } from '#http/words/counts';
import { divide } from '#kernel/numbers/divide';

const THOUSAND = 1000;
const TEN = 10;

const TROUBLES: Readonly<Record<OwnOdds['state'], string>> = {
  waiting: '',
  fighting: '',
  done: '',
  stopped: 'They were stopped; nothing was counted to its end.',
  'too-long': 'They took too long and were ended. Fight fewer battles, or with fewer units.',
  failed: 'They broke down by a fault of the program, which is noted on the server.',
};

function leadOf({ state, fought, battles }: OwnOdds): string {
  // Whether somebody else tries battles now is his affair: who waits reads what he reads who has just begun.
  if (state === 'waiting' || state === 'fighting') {
    return `${String(fought)} of ${counted(battles, 'battle')} are fought. They go on when you leave this page.`;
  }
  return state === 'done' ? `${counted(battles, 'battle')} fought.` : 'There is no result.';
}

function barOf(label: string, count: number, battles: number): ChanceBar {
  const width = divide(count * THOUSAND, battles, 'nearest');
  const whole = divide(width, TEN, 'down');
  const percent = `${String(whole)}.${String(width - whole * TEN)} %`;
  return { label, percent, width, battles: `${String(count)} of ${String(battles)} battles` };
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
    chances: result?.chances.map(({ label, count }) => barOf(label, count, battles)) ?? [],
    assumed,
    html: asHtml(
      result === null
        ? ''
        : site.renderers.html(result.document, { rulesPath: '/rules', titleRank: 2 }),
    ),
    change: isOfFile
      ? { href: `${around.path}/file`, label: 'Fight another file' }
      : { href: `${around.path}?again=yes`, label: 'Change numbers and fight again' },
  };
}

import { LOOKS_PAGE } from './people-contents.ts';
import { looksPage } from './looks-words.ts';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { PlayerVisit } from '#http/visits/visit';
import type { Route } from '#http/routes/route';
import { TEXTS } from './texts.ts';

async function looks({ useCases }: Site, { seat }: PlayerVisit): Promise<Reply> {
  const read = await useCases.readLooks(seat);
  if (!read.ok) return problemReply(read.error, { href: `${seat.base}/`, label: 'Back' });
  return pageReply(LOOKS_PAGE, looksPage(read.value), { title: TEXTS.looksAtYourPapers });
}

export const PLAYER_LOOKS_ROUTES: readonly Route[] = [
  { who: 'player', method: 'get', path: '/looks', page: LOOKS_PAGE, nav: null, handle: looks },
];

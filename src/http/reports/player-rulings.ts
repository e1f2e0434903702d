import { RULINGS_PAGE, publicRulingsPage } from '#http/desk/writing-pages';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { PlayerVisit } from '#http/visits/visit';
import type { Route } from '#http/routes/route';
import { TEXTS } from './texts.ts';

/** The public rulings of the campaign. */
async function rulings({ useCases }: Site, { seat, query }: PlayerVisit): Promise<Reply> {
  const search = query('search').slice(0, 200);
  const read = await useCases.readRulings({ actor: seat.actor, search });
  if (!read.ok) return problemReply(read.error, { href: `${seat.base}/`, label: 'Overview' });
  const content = publicRulingsPage(read.value, search, seat.base);
  return pageReply(RULINGS_PAGE, content, { title: 'Rulings' });
}

export const PLAYER_RULINGS_ROUTES: readonly Route[] = [
  {
    who: 'player',
    method: 'get',
    path: '/rulings',
    page: RULINGS_PAGE,
    nav: {
      label: 'Rulings',
      card: { place: 9, text: TEXTS.decisionsAboutQuestionsOfRules },
    },
    handle: rulings,
  },
];

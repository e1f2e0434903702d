import { withOrders } from '#http/orders/found-orders';
import { pageReply, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import type { PlayerVisit } from '#http/visits/visit';
import { DIPLOMACY_PAGE } from './diplomacy-content.ts';
import { TEXTS } from './texts.ts';
import { diplomacyPage, isDiplomatic } from './diplomacy-page.ts';

const diplomacy = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withOrders(site, visit, ({ desk, judged }) => {
    const { view } = desk.issued;
    const ordered = judged.verdicts
      .filter(({ order, accepted }) => accepted && isDiplomatic(order))
      .map(({ order }) => site.renderers.orderSentence(order, view));
    const content = diplomacyPage(
      { base: visit.seat.base, view, texts: site.renderers.relationTexts },
      ordered,
    );
    return Promise.resolve(pageReply(DIPLOMACY_PAGE, content, { title: 'Diplomacy' }));
  });

export const PLAYER_DIPLOMACY_ROUTES: readonly Route[] = [
  {
    who: 'player',
    method: 'get',
    path: '/diplomacy',
    page: DIPLOMACY_PAGE,
    nav: {
      label: 'Diplomacy',
      menu: 5,
      card: { place: 5, text: TEXTS.card },
    },
    handle: diplomacy,
  },
];

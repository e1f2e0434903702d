import { withOrders } from '#http/orders/found-orders';
import { messageReply } from '#http/replies/problem-reply';
import { pageReply, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import type { PlayerVisit } from '#http/visits/visit';
import { valuesById } from '#kernel/collections/tables';
import { INTEL_PAGE } from './intel-content.ts';
import { intelPage } from './intel-page.ts';
import { TEXTS } from './texts.ts';

const intel = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withOrders(site, visit, ({ desk }) => {
    const { base } = visit.seat;
    const { view } = desk.issued;
    const at = visit.query('at');
    const system = valuesById(view.systems).find(({ id }) => id === at);
    const ways = [{ href: `${base}/orders/map`, label: TEXTS.backToMap }];
    if (system === undefined) return Promise.resolve(messageReply(404, TEXTS.noSystem, { ways }));
    const content = intelPage({ base, view, system, from: visit.query('from') });
    return Promise.resolve(pageReply(INTEL_PAGE, content, { title: content.title }));
  });

export const PLAYER_INTEL_ROUTES: readonly Route[] = [
  { who: 'player', method: 'get', path: '/intel', page: INTEL_PAGE, nav: null, handle: intel },
];

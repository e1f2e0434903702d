import { lightOfSheets } from '#app/orders/sheet-light';
import type { PlottedMoves } from '#app/orders/plot-moves';
import { SHARED_TEXTS } from '#http/words/texts';
import type { Order } from '#model/orders/order';
import { viewNamesOf } from '#http/names/view-names';
import type { FoundOrders } from '#http/orders/found-orders';
import type { IssuedDesk } from '#http/orders/issued-desk';
import { formDeskOf } from '#http/orders/orders-page';
import { ordersIn } from '#http/orders/sheet-head';
import { sheetKeys } from '#http/orders/sheet-keys';
import { asHtml } from '#http/pages/html';
import type { Site } from '#http/site';
import { SHEET_CHIPS } from '#http/words/chips';
import { fleetPanel } from './fleet-panel.ts';
import { fleetRows } from './fleet-rows.ts';
import type { MapDesk } from './map-desk.ts';
import { mapAddress, type MapLook } from './map-look.ts';
import { mapOverlayOf } from './map-overlay-of.ts';
import type { OrderMapContent } from './order-map-content.ts';
import { systemPanel } from './system-panel.ts';

type Found = FoundOrders & Readonly<{ plotted: PlottedMoves }>;

const LOCKED = SHARED_TEXTS.turnIsInProcessing;

const SHOWS = [
  { show: 'now', label: 'Now' },
  { show: 'after', label: SHARED_TEXTS.afterTheseOrders },
] as const;

/** What is there of what was asked for. */
function lookThere(look: MapLook, { desk, plotted }: Found): MapLook {
  const { systems } = desk.issued.view;
  const isFleet = plotted.fleets.some(({ ref }) => ref === look.fleet);
  const isThere = (id: MapLook['to']): boolean => id !== null && systems[id] !== undefined;
  return {
    ...look,
    fleet: isFleet ? look.fleet : null,
    to: isFleet && isThere(look.to) ? look.to : null,
    via: isFleet ? look.via.filter(isThere) : [],
    system: isThere(look.system) ? look.system : null,
  };
}

/** The orders that the map shows: the draft, or the orders that are being carried out. */
export const ordersOnMap = ({ stage, sheet, submitted }: IssuedDesk): readonly Order[] =>
  ordersIn(stage === 'orders' ? sheet : submitted);

/** The page where a player gives orders on the map. */
export function orderMapPage({ renderers }: Site, found: Found, asked: MapLook): OrderMapContent {
  const { desk, judged, plotted } = found;
  const { seat } = found.visit;
  const { issued, stage } = desk;
  const { view } = issued;
  const ordersPath = `${seat.base}/orders`;
  const path = `${ordersPath}/map`;
  const look = lookThere(asked, found);
  const parts: MapDesk = {
    view,
    names: viewNamesOf(view),
    plotted,
    look,
    supplyText: (supply, at) => renderers.supplyText(supply, view, at),
    hiding: renderers.hidingTexts(view),
    sentenceOf: (order) => renderers.orderSentence(order, view),
    locked: stage !== 'orders',
    routeText: (routed) => renderers.routeSentence(routed, view),
    path,
    ordersPath,
    whatIfPath: `${seat.base}/what-if`,
    intelPath: `${seat.base}/intel`,
  };
  const draft = {
    forms: formDeskOf(view, ordersOnMap(desk), judged),
    ordersPath,
    sentenceOf: parts.sentenceOf,
    locked: parts.locked,
  };
  return {
    keys: { ...sheetKeys(desk, seat), path },
    ordersKeys: sheetKeys(desk, seat),
    label: view.label,
    locked: stage === 'orders' ? '' : LOCKED,
    chip: SHEET_CHIPS[lightOfSheets(desk)],
    ordersHref: ordersPath,
    path,
    show: look.show,
    shows: SHOWS.map(({ show, label }) => ({
      href: mapAddress(path, { ...look, show }),
      label,
      current: look.show === show,
    })),
    fleet: fleetPanel(parts, draft.forms),
    system: systemPanel(parts, draft),
    fleets: fleetRows(parts),
    map: asHtml(renderers.orderMap(view, mapOverlayOf(parts))),
  };
}

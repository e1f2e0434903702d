import { deadlineInBar } from '#http/clock/deadline-words';
import { threatsSeen } from '#fog/views/threats';
import type { PlayerDeadline } from '#app/usecases/clock/read-deadline';
import type { TutorialView } from '#app/usecases/tutorials/read-tutorial';
import type { PlottedMoves } from '#app/orders/plot-moves';
import { SHARED_TEXTS } from '#http/words/texts';
import type { Order } from '#model/orders/order';
import { ownSystems, viewNamesOf } from '#http/names/view-names';
import type { FormDesk } from '#http/forms/orders/order-form';
import type { FoundOrders } from '#http/orders/found-orders';
import type { IssuedDesk } from '#http/orders/issued-desk';
import {
  formDeskOf,
  orderFormOf,
  refusedText,
  type Returned,
  toolsOf,
} from '#http/orders/orders-page';
import type { OrderFormContent, OrdersContent } from '#http/orders/orders-contents';
import { phaseCards } from '#http/orders/phase-cards';
import { ordersIn, sheetHead } from '#http/orders/sheet-head';
import { sheetKeys } from '#http/orders/sheet-keys';
import { treasuryFacts, verdictLines } from '#http/orders/verdict-lines';
import { dismissedIn, warningLines } from '#http/orders/warning-lines';
import { asHtml } from '#http/pages/html';
import type { Site } from '#http/site';
import { contactPanel } from './contact-panel.ts';
import { empirePanel } from './empire-panel.ts';
import { firstTurn } from './first-turn.ts';
import { fleetPanel } from './fleet-panel.ts';
import type { MapDesk } from './map-desk.ts';
import { layerLinks } from './map-layers.ts';
import { lookText, mapAddress, type MapLook } from './map-look.ts';
import { mapOverlayOf } from './map-overlay-of.ts';
import type { OrderMapContent } from './order-map-content.ts';
import { outlineOf } from './outline.ts';
import { needsOnDesk } from './needs-on-desk.ts';
import { saidPanel } from './say.ts';
import { severalPanel } from './several-panel.ts';
import { filledForm, sheetOnDesk } from './sheet-on-desk.ts';
import { formsAt } from './system-acts.ts';
import { systemPanel } from './system-panel.ts';
import { TEXTS } from './texts.ts';

type Found = FoundOrders & Readonly<{ plotted: PlottedMoves }>;

const SHOWS = [
  { show: 'now', label: 'Now' },
  { show: 'after', label: SHARED_TEXTS.afterTheseOrders },
] as const;

/** The id itself, if the table has it. */
const idThere = <Id extends string>(table: object, id: Id | null): Id | null =>
  id !== null && Object.hasOwn(table, id) ? id : null;

/** What is there of what was asked for. */
function lookThere(look: MapLook, { desk, plotted }: Found): MapLook {
  const { systems, contacts, neighbours } = desk.issued.view;
  const isOwnFleet = (id: string | null): boolean => plotted.fleets.some(({ ref }) => ref === id);
  const isFleet = isOwnFleet(look.fleet);
  const own = new Set<string>(ownSystems(desk.issued.view).map(({ id }) => id));
  return {
    ...look,
    fleet: isFleet ? look.fleet : null,
    to: isFleet ? idThere(systems, look.to) : null,
    via: isFleet ? look.via.filter((id) => idThere(systems, id) !== null) : [],
    system: idThere(systems, look.system),
    contact: idThere(contacts, look.contact),
    empire: idThere(neighbours, look.empire),
    ticked: look.ticked.filter((id) => isOwnFleet(id) || own.has(id)),
    from: idThere(systems, look.from),
  };
}

/** The orders that the map shows: the draft, or the orders that are being carried out. */
export const ordersOnMap = ({ stage, sheet, submitted }: IssuedDesk): readonly Order[] =>
  ordersIn(stage === 'orders' ? sheet : submitted);

/** All that orders name by its id, such as the convoy that loads cargo. */
const namedIn = (orders: readonly Order[]): ReadonlySet<string> =>
  new Set(
    orders.flatMap((order) =>
      Object.values<unknown>({ ...order })
        .flat()
        .filter((value) => typeof value === 'string'),
    ),
  );

/** The design of a class needs its own judgement, and so the page of orders. */
const isOnDesk = (kind: Order['kind']): boolean => kind !== 'DesignUnit';

/** The form beside the map: the one that came back, the one that is asked for, or that of the order to be changed. */
function formOf(
  { look, locked }: MapDesk,
  forms: FormDesk,
  { returned, base }: Readonly<{ returned: Returned; base: string }>,
): OrderFormContent | null {
  if (locked || returned.what !== 'form' || !isOnDesk(returned.kind)) return null;
  const { kind } = returned;
  const order = look.edit === null ? undefined : forms.orders[look.edit];
  if (order?.kind !== kind) return orderFormOf(forms, kind, { returned, base });
  const isBack = returned.problem !== '';
  const sent = (isBack ? null : filledForm(order, forms)) ?? returned.sent;
  const instead = String(look.edit);
  return orderFormOf(forms, kind, { returned: { ...returned, sent }, base, instead });
}

type Asked = Readonly<{
  look: MapLook;
  returned: Returned;
  conflict: OrdersContent['conflict'];
  deadline: PlayerDeadline | null;
  tutorial: TutorialView;
}>;

function mapDeskOf({ renderers }: Site, { desk, plotted, visit }: Found, look: MapLook): MapDesk {
  const { view } = desk.issued;
  const { base } = visit.seat;
  const path = `${base}/orders/map`;
  return {
    view,
    names: viewNamesOf(view),
    plotted,
    look,
    supplyText: (supply, at) => renderers.supplyText(supply, view, at),
    hiding: renderers.hidingTexts(view),
    sentenceOf: (order) => renderers.orderSentence(order, view),
    ordered: namedIn(ordersOnMap(desk)),
    locked: desk.stage !== 'orders',
    routeText: (routed) => renderers.routeSentence(routed, view),
    knownGround: visit.header('desk-ground'),
    path,
    hrefOf: formsAt(path, look),
    threats: threatsSeen(view),
    whatIfPath: `${base}/what-if`,
    intelPath: `${base}/intel`,
  };
}

/** The desk of a player. */
export function orderMapPage(
  site: Site,
  found: Found,
  { look: asked, returned, conflict, deadline, tutorial }: Asked,
): OrderMapContent {
  const { renderers } = site;
  const { desk, judged } = found;
  const { seat } = found.visit;
  const { issued } = desk;
  const { view } = issued;
  const { base } = seat;
  const path = `${base}/orders/map`;
  const look = lookThere(asked, found);
  const parts = mapDeskOf(site, found, look);
  const orders = ordersOnMap(desk);
  const forms = formDeskOf(view, orders, judged);
  const lines = verdictLines(judged, parts.sentenceOf, dismissedIn(desk));
  const needs = needsOnDesk(site, found, { desk: parts, forms, deadline });
  const head = sheetHead(site, { desk, view, seat, isSolo: found.isSolo });
  return {
    ...head,
    keys: { ...sheetKeys(desk, seat), path, look: lookText(look) },
    label: view.label,
    conflict,
    tools: toolsOf(desk),
    when: phaseCards(site, view, judged),
    lines: sheetOnDesk(lines, orders, { desk: parts, forms }),
    refused: refusedText(lines),
    treasury: treasuryFacts(view.empire.treasury, judged),
    quieted: warningLines(judged, desk).quieted,
    firstTurn: firstTurn({ desk: parts, forms, found, handIn: head.handIn }, tutorial),
    deadline: deadlineInBar(deadline),
    needs,
    needsCount: TEXTS.thingsNeedYou(needs.lines.length + needs.more.length),
    ordersHref: `${base}/orders`,
    path,
    show: look.show,
    shows: SHOWS.map(({ show, label }) => ({
      href: mapAddress(path, { ...look, show }),
      label,
      current: look.show === show,
    })),
    happened: issued.turn > 1 ? `${base}/#happened` : '',
    past: issued.turn > 1 ? `${base}/map?turn=${String(issued.turn - 1)}` : '',
    layers: layerLinks(parts),
    search: saidPanel({ desk: parts, forms }),
    form: formOf(parts, forms, { returned, base }),
    formBack: mapAddress(path, { ...look, form: null, edit: null }),
    fleet: fleetPanel(parts, forms),
    system: systemPanel(parts, forms, judged),
    contact: contactPanel(parts),
    empire: empirePanel({ desk: parts, base, texts: renderers.relationTexts }),
    several: severalPanel(parts, forms, returned),
    ...outlineOf(parts, judged),
    map: asHtml(renderers.orderMap(view, mapOverlayOf(parts))),
  };
}

import { standingInDraft } from '#app/what-if/standing-in-draft';
import { ORDERS_FORMAT, ORDERS_VERSION, parseOrders } from '#content/orders/parse-orders';
import {
  type FoundOrders,
  keepDraft,
  NOTHING_RETURNED,
  SHEET,
  withOrders,
  type WritingPlace,
} from '#http/orders/found-orders';
import { ordersOf } from '#http/orders/orders-page';
import { problemReply } from '#http/replies/problem-reply';
import type { Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { type FormBody, formBodyOf } from '#http/visits/form-body';
import type { PlayerVisit } from '#http/visits/visit';
import { ownFleetsIn, standingOrdersOf } from './standing-kept.ts';
import { TEXTS } from './texts.ts';
import type { WhatIfWorld } from './what-if-world.ts';

/** What was tried out, kept as standing orders in the draft: the player sees them on the desk, and submits them. */
type Kept = Readonly<{ sent: FormBody; world: WhatIfWorld }>;

/** To the desk, where the first of the fleets is chosen. */
const deskFor = (fleet: string): WritingPlace => ({
  ...SHEET,
  after: ({ seat }, done) =>
    `${seat.base}/orders/map?${new URLSearchParams({ fleet, done }).toString()}`,
});

const refused = (site: Site, found: FoundOrders, text: string): Promise<Reply> =>
  found.place.show(site, found, {
    returned: NOTHING_RETURNED,
    flash: { tone: 'warning', text },
    status: 422,
  });

async function keep(site: Site, found: FoundOrders, { sent, world }: Kept): Promise<Reply> {
  const fleets = ownFleetsIn(sent, world);
  const [first] = fleets;
  if (first === undefined) return refused(site, found, TEXTS.noFleetTakesPart);
  const given = ordersOf(found.desk);
  const standing = standingInDraft(found.desk.issued.view, given);
  const drafts = standingOrdersOf(sent, fleets, standing);
  if (drafts.length === 0) return refused(site, found, TEXTS.fleetsFollowThisAlready);
  const file = { format: ORDERS_FORMAT, version: ORDERS_VERSION, orders: drafts };
  const parsed = parseOrders(file);
  if (!parsed.ok) {
    const faults = parsed.error.map(({ text }) => text);
    return refused(site, found, [TEXTS.standingOrdersNotAdded, ...faults].join(' '));
  }
  const orders = [...given, ...parsed.value];
  const [, second] = parsed.value;
  const done = second === undefined ? 'added' : 'several';
  const at = { ...found, place: deskFor(first.id) };
  return keepDraft(site, at, { orders, done, returned: NOTHING_RETURNED });
}

/** The standing orders of the form, or of the last battles, become orders in the draft. */
export async function keepStanding(
  site: Site,
  visit: PlayerVisit,
  world: WhatIfWorld,
): Promise<Reply> {
  const held = await site.useCases.readOdds(visit.seat);
  if (!held.ok) return problemReply(held.error, { href: `${visit.seat.base}/`, label: 'Overview' });
  const sent = visit.body.has('at') ? visit.body : formBodyOf(held.value?.form);
  return withOrders(site, visit, (found) => keep(site, found, { sent, world }));
}

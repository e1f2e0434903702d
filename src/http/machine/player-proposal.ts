import type { ProposedOrders } from '#app/usecases/machine/propose-orders';
import { placeFields } from '#http/forms/field';
import { orderFlashes } from '#http/orders/desk-flashes';
import { DONE } from '#http/orders/done-words';
import {
  changingOrders,
  type FoundOrders,
  keepDraft,
  NOTHING_RETURNED,
  type OrdersTrouble,
  withOrders,
  type WritingPlace,
} from '#http/orders/found-orders';
import { ordersOf } from '#http/orders/orders-page';
import { sheetKeys } from '#http/orders/sheet-keys';
import { verdictLines } from '#http/orders/verdict-lines';
import type { Flash } from '#http/pages/frame';
import { messageReply, problemReply } from '#http/replies/problem-reply';
import { pageReply, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { type FormBody, formBodyOf, wholeNumber } from '#http/visits/form-body';
import type { PlayerVisit } from '#http/visits/visit';
import { SHARED_TEXTS } from '#http/words/texts';
import { LEVEL_NAMES, PERSONALITY_NAMES } from '#model/campaign/machine-player';
import type { Order } from '#model/orders/order';
import { MOST_ORDERS } from '#model/orders/sheet-limits';
import { PROPOSAL_PAGE, type ProposalContent } from './machine-contents.ts';
import { machineFields } from './machine-fields.ts';
import { TEXTS } from './texts.ts';

/*
 * A proposal of a machine player, as advice. It is worked out again for each page, the same each time; only accepted orders are kept, in
 * the draft.
 */

const PATH = '/orders/proposal';

/** Which machine is asked, and the orders of its proposal that the player has dropped. */
type Asked = Readonly<{
  level: (typeof LEVEL_NAMES)[number];
  personality: (typeof PERSONALITY_NAMES)[number];
  dropped: readonly number[];
}>;

/** By the address, or by the form that was sent. A machine that forgets nothing advises best. */
function askedIn({ query, body }: PlayerVisit): Asked {
  const text = (name: string): string => (body.has(name) ? body.text(name) : query(name));
  return {
    level: LEVEL_NAMES.find((one) => one === text('level')) ?? 'hard',
    personality: PERSONALITY_NAMES.find((one) => one === text('personality')) ?? 'balanced',
    dropped: text('dropped')
      .split(',')
      .flatMap((one) => wholeNumber(one) ?? []),
  };
}

const textOfDropped = (dropped: readonly number[]): string => dropped.join(',');

const addressOf = ({ seat }: PlayerVisit, { level, personality, dropped }: Asked): string => {
  const query = new URLSearchParams({ level, personality, dropped: textOfDropped(dropped) });
  return `${seat.base}${PATH}?${query.toString()}`;
};

function linesOf(
  { renderers }: Site,
  { desk, visit }: FoundOrders,
  { orders }: ProposedOrders,
): ProposalContent['lines'] {
  const asked = askedIn(visit);
  const { view } = desk.issued;
  const verdicts = orders.map(({ verdict }) => verdict);
  const lines = verdictLines({ verdicts }, (order) => renderers.orderSentence(order, view));
  return lines.flatMap((line, index) => {
    const proposed = orders[index];
    if (proposed === undefined || proposed.isInDraft || asked.dropped.includes(index)) return [];
    const dropped = [...asked.dropped, index];
    return [
      {
        line,
        why: proposed.why,
        value: String(index),
        chosen: proposed.verdict.accepted,
        dropHref: addressOf(visit, { ...asked, dropped }),
      },
    ];
  });
}

function proposalPage(site: Site, found: FoundOrders, proposed: ProposedOrders): ProposalContent {
  const { desk, visit } = found;
  const { base } = visit.seat;
  const asked = askedIn(visit);
  const { level, personality, dropped } = asked;
  const lines = linesOf(site, found, proposed);
  const known = proposed.orders.filter(({ isInDraft }) => isInDraft).length;
  const nothing = proposed.orders.length === 0 ? TEXTS.proposalHasNoOrders : TEXTS.allAreAnswered;
  return {
    title: TEXTS.proposalFor(proposed.turn),
    back: { href: `${base}/orders`, label: SHARED_TEXTS.yourOrders },
    deskHref: `${base}/orders/map`,
    keys: { ...sheetKeys(desk, visit.seat), path: `${base}${PATH}` },
    fields: placeFields(machineFields(asked, formBodyOf({})), 'proposal', new Map()),
    hidden: [
      { name: 'level', value: level },
      { name: 'personality', value: personality },
      { name: 'dropped', value: textOfDropped(dropped) },
    ],
    lines,
    nothing: lines.length === 0 ? nothing : '',
    known: known === 0 ? '' : TEXTS.inDraftCount(known),
  };
}

async function proposedTo({ useCases }: Site, { visit }: FoundOrders) {
  const { level, personality } = askedIn(visit);
  return useCases.proposeOrders({ actor: visit.seat.actor, level, personality });
}

function flashesOf({ desk, visit }: FoundOrders, trouble: OrdersTrouble | null): readonly Flash[] {
  if (trouble !== null) return [trouble.flash];
  const done = DONE.get(visit.query('done'));
  return [...(done === undefined ? [] : [done]), ...orderFlashes(desk, visit.seat.base)];
}

async function showProposal(
  site: Site,
  found: FoundOrders,
  trouble: OrdersTrouble | null,
): Promise<Reply> {
  const way = { href: `${found.visit.seat.base}/orders`, label: SHARED_TEXTS.yourOrders };
  if (found.desk.stage !== 'orders') {
    return messageReply(200, SHARED_TEXTS.turnIsInProcessing, { ways: [way] });
  }
  const proposed = await proposedTo(site, found);
  if (!proposed.ok) return problemReply(proposed.error, way);
  const content = proposalPage(site, found, proposed.value);
  return pageReply(PROPOSAL_PAGE, content, {
    title: content.title,
    status: trouble?.status ?? 200,
    flashes: flashesOf(found, trouble),
  });
}

const PROPOSAL: WritingPlace = {
  show: showProposal,
  after: (visit, done) => `${addressOf(visit, askedIn(visit))}&done=${done}`,
};

const proposal = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withOrders(site, visit, (found) => showProposal(site, found, null), PROPOSAL);

/** Whether an order is accepted: alone, by its tick, or with all that are left. */
function isAccepted(body: FormBody): (index: number) => boolean {
  const act = body.text('act');
  const [, only] = /^only-(\d+)$/.exec(act) ?? [];
  if (only !== undefined) return (index) => index === Number(only);
  const ticked = body.texts('chosen').map(Number);
  return (index) => act === 'all' || ticked.includes(index);
}

/** The names of new fleets that an order is about. */
const newFleetsIn = (order: Order): readonly string[] =>
  [...JSON.stringify(order).matchAll(/"new:([^"]+)"/gu)].flatMap(([, name]) => name ?? []);

/**
 * The accepted orders. With an order to a new fleet comes the order that forms it, because it would be refused without. A refused order
 * is accepted only if the player ticked it or asked for it alone.
 */
function acceptedOf({ orders }: ProposedOrders, visit: PlayerVisit): readonly Order[] {
  const { dropped } = askedIn(visit);
  const isWanted = isAccepted(visit.body);
  const isAll = visit.body.text('act') === 'all';
  const wanted = orders.flatMap(({ isInDraft, verdict }, index) => {
    const isLeft = !isInDraft && !dropped.includes(index) && (!isAll || verdict.accepted);
    return isLeft && isWanted(index) ? [verdict.order] : [];
  });
  const needed = new Set(wanted.flatMap(newFleetsIn));
  return orders
    .filter(({ isInDraft, verdict: { order } }) => {
      const forms = order.kind === 'FormFleet' && needed.has(order.name);
      return !isInDraft && (forms || wanted.includes(order));
    })
    .map(({ verdict }) => verdict.order);
}

const accept = changingOrders(
  () => NOTHING_RETURNED,
  async (site, found) => {
    const proposed = await proposedTo(site, found);
    if (!proposed.ok) {
      return problemReply(proposed.error, { href: '/', label: SHARED_TEXTS.toYourCampaigns });
    }
    const accepted = acceptedOf(proposed.value, found.visit);
    const orders = [...ordersOf(found.desk), ...accepted];
    const refused = (text: string): Promise<Reply> => {
      const flash: Flash = { tone: 'warning', text };
      return showProposal(site, found, { returned: NOTHING_RETURNED, flash, status: 422 });
    };
    if (accepted.length === 0) return refused(TEXTS.chooseOrdersFirst);
    if (orders.length > MOST_ORDERS) return refused(TEXTS.draftHasMostOrders(MOST_ORDERS));
    return keepDraft(site, found, { orders, done: 'several', returned: NOTHING_RETURNED });
  },
  PROPOSAL,
);

export const PLAYER_PROPOSAL_ROUTES: readonly Route[] = [
  { who: 'player', method: 'get', path: PATH, page: PROPOSAL_PAGE, nav: null, handle: proposal },
  { who: 'player', method: 'post', path: PATH, handle: accept },
];

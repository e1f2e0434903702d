import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import { areOneSale } from '#rules/diplomacy/are-one-sale';
import { salePlaceFailureOf } from '#rules/diplomacy/sale-place-failure';
import { type Handing, handOver } from './hand-over.ts';
import { type Market, type OpenOffer, failSale, marketOf, offersOf } from './offers-of.ts';
import type { Sites } from './sites.ts';

/** Whether a buyer can take over units at their place: the buyer's own enemies there prevent it. */
function canTake({ controllerOf, hasEnemyFleet }: Market, buyer: OpenOffer, of: OpenOffer) {
  return of.goods.every(({ system }) => {
    const controller = controllerOf(system);
    const parties = [buyer.empire, of.empire];
    const isBarred = (): boolean => hasEnemyFleet(buyer.empire, system);
    return salePlaceFailureOf({ controller, parties, hasEnemyFleet: isBarred }) === null;
  });
}

const areMatching = (market: Market, one: OpenOffer, other: OpenOffer): boolean =>
  one.with === other.empire &&
  other.with === one.empire &&
  areOneSale(one, other) &&
  canTake(market, one, other) &&
  canTake(market, other, one);

/** The price is counted like a gift, at the next opening. @rule DIP-13 */
function pay(record: Recorder, { empire, with: to, gives }: OpenOffer): void {
  if (gives.points === 0) return;
  record.emit({
    type: 'EpGiven',
    cite: cite('TECH-5'),
    rolls: [],
    witnesses: [empire, to].map((one) => ({ empire: one, as: 'participant' })),
    empire,
    to,
    points: gives.points,
  });
}

/** Units for nothing. */
const isGift = ({ goods, takes }: OpenOffer): boolean =>
  goods.length > 0 && takes.points === 0 && takes.classes.length === 0;

/**
 * Carries out the sales that both sides have ordered, each order once, and equal orders in the order of the sheets.
 * @rule TECH-5 @rule FOG-14
 * @ruling Units that are sold change hands after building and scrapping, before fleets are reorganised. They act for their new owner from
 *   the next turn.
 * @ruling An empire gives units away for nothing by its order alone, under the same rules as a sale, and both empires are told of it. An
 *   order to take units for nothing still needs the giver's order.
 * @ruling If no order matches, the owner learns only that, not whether the other empire ordered a sale or what prevented it.
 */
export function exchangeUnits(record: Recorder, input: PhaseInput, sites: Sites): void {
  const market = marketOf(record, sites);
  const offers = offersOf(record, market, input.orders);
  const done = new Set<OpenOffer>();
  const handingOf = (one: OpenOffer): Handing => ({
    record,
    rules: input.rules,
    index: market.index,
    from: one.empire,
    to: one.with,
    isGift: isGift(one),
  });
  for (const one of offers) {
    const other = done.has(one)
      ? undefined
      : offers.find((each) => !done.has(each) && areMatching(market, one, each));
    if (other === undefined) continue;
    for (const each of [one, other]) {
      done.add(each);
      pay(record, each);
      handOver(handingOf(each), each.goods);
    }
  }
  for (const one of offers) {
    if (done.has(one)) continue;
    if (isGift(one)) {
      handOver(handingOf(one), one.goods);
      continue;
    }
    const about = rowOf(market.state.empires, one.with).name;
    failSale(record, one, { because: 'no-sale', about });
  }
}

import { nextFleetId, nextUnitId } from '#engine/record/next-id';
import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import { type Ledger, ledgerTotal } from '#kernel/reasons/ledger';
import type { EmpireId } from '#model/campaign/ids';
import type { HiredConvoy } from '#model/events/cargo-events';
import { onlyFor } from '#model/events/fact';
import type { BidForConvoy } from '#model/orders/bid-for-convoy';
import { bidLedgerOf } from '#rules/cargo/independents/bid-ledger-of';
import { capacityOffered } from '#rules/cargo/independents/capacity-offered';
import { contractName } from '#rules/cargo/independents/contract-name';
import { leastBidOf } from '#rules/cargo/independents/least-bid-of';
import { lanesKnownTo } from './lanes-known-to.ts';
import { canPay } from './can-pay.ts';
import { type OrderPlace, orderFailed } from '#engine/record/order-failed';

const OPT_8 = cite('OPT-8');

/** The bids of an empire so far in this turn: how many brought a convoy, and whether one did not. */
function bidsBefore(record: Recorder, empire: EmpireId) {
  const { events } = record.result();
  const made = events.filter((event) => event.type === 'ConvoyBid' && event.empire === empire);
  const failed = events.some(
    (event) =>
      event.type === 'OrderFailed' && event.empire === empire && event.kind === 'BidForConvoy',
  );
  const isRefused = made.some((event) => event.type === 'ConvoyBid' && event.hired === null);
  return { hired: made.length, closed: failed || isRefused };
}

/** The convoy that a roll brings, the nth of this turn. */
function hiredBy(
  record: Recorder,
  empire: EmpireId,
  ledger: Ledger,
  nth: number,
): HiredConvoy | null {
  const state = record.state();
  const capacity = capacityOffered(ledgerTotal(ledger));
  if (capacity === null) return null;
  return {
    unit: nextUnitId(state, empire),
    fleet: nextFleetId(state, empire),
    name: contractName(state.turn, nth),
    capacity,
  };
}

/**
 * Bids for an independent convoy. The bid is paid only if a convoy comes.
 * @rule OPT-8 @rule ECO-6
 * @ruling After a bid that fails or brings no convoy, an empire makes no other bid in that turn. The convoy is a unit of its hirer. It
 *   costs no maintenance, and moves and lands its cargo without orders.
 */
export function bidForConvoy(
  record: Recorder,
  order: BidForConvoy,
  by: OrderPlace,
  { dice }: Pick<PhaseInput, 'dice'>,
): void {
  const state = record.state();
  const { empire } = by;
  const { points, from, to } = order;
  const { name } = rowOf(state.systems, to);
  const before = bidsBefore(record, empire);
  const least = leastBidOf(order, lanesKnownTo(state, empire));
  if (before.closed || least === null) {
    record.emit(orderFailed(order, by, before.closed ? 'no-convoy-free' : 'no-free-way', name));
    return;
  }
  if (!canPay(state, empire, points)) {
    record.emit(orderFailed(order, by, 'treasury-short', name));
    return;
  }
  const nth = before.hired + 1;
  const purpose = { kind: 'independent convoy', text: `a bid for a convoy to ${name}` } as const;
  const stream = dice.stream('independent convoy', empire);
  const roll = stream.roll({ count: 2, faces: 6 }, purpose, OPT_8);
  const ledger = bidLedgerOf({ dice: roll.total, points, least, hired: before.hired });
  record.emit({
    type: 'ConvoyBid',
    cite: OPT_8,
    rolls: [roll.id],
    witnesses: onlyFor(empire),
    empire,
    points,
    from,
    to,
    ledger,
    hired: hiredBy(record, empire, ledger, nth),
    turn: state.turn,
  });
}

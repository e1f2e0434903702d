import { unique } from '#kernel/collections/unique';
import type { EmpireView } from '#fog/views/empire-view';
import type { Attachment } from '#app/ports/letter-record';
import type { EmpireId } from '#model/campaign/ids';
import type { ClassCount, ExchangeUnits } from '#model/orders/exchange-units';
import type { Order, OrderKind, OrderOf } from '#model/orders/order';
import { describeOrder } from '#report/orders/order-words';
import { namesOfView } from '#report/sentences/names-of-view';

/** Orders that can be attached to a letter: each gives or offers something to one empire. */
export const ATTACHABLE = [
  'OfferTreaty',
  'GiveEp',
  'GiveMap',
  'GiveSchematics',
  'ExchangeUnits',
] as const satisfies readonly OrderKind[];
export type AttachableOrder = OrderOf<(typeof ATTACHABLE)[number]>;

/** Whether an order can be attached to a letter. */
export const isAttachable = (order: Order): order is AttachableOrder =>
  ATTACHABLE.some((kind) => kind === order.kind);

/** The empire that gets what is attached. */
export const receiverOf = (order: AttachableOrder): EmpireId =>
  order.kind === 'ExchangeUnits' ? order.with : order.to;

function classesOf({ gives }: ExchangeUnits, { units }: EmpireView): readonly ClassCount[] {
  const designs = gives.units.flatMap((id) => units[id]?.design ?? []);
  return unique(designs).map((design) => {
    return { design, count: designs.filter((one) => one === design).length };
  });
}

/** An exchange as the other party has to order it. Units for nothing are a gift, which needs no order. @rule TECH-5 */
function exchangeAnswer(order: ExchangeUnits, view: EmpireView): Order | null {
  const { gives, takes } = order;
  if (takes.points === 0 && takes.classes.length === 0) return null;
  return {
    kind: 'ExchangeUnits',
    with: view.empire.id,
    gives: { points: takes.points, units: [] },
    takes: { points: gives.points, classes: classesOf(order, view) },
  };
}

/** The order by which the receiver agrees: with the writer, or with the junior partner in whose name it writes; null: nothing to order. @rule DIP-5 @rule DIP-10 */
function answerOf(order: AttachableOrder, view: EmpireView): Order | null {
  switch (order.kind) {
    case 'OfferTreaty': {
      const { offer, covert, junior } = order;
      return { kind: 'OfferTreaty', to: junior ?? view.empire.id, offer, covert, keep: false };
    }
    case 'ExchangeUnits':
      return exchangeAnswer(order, view);
    case 'GiveEp':
    case 'GiveMap':
    case 'GiveSchematics':
      return null;
  }
}

/** What a letter says of an order that is attached to it. Ids of the writer's units stay with the writer. @rule DIP-13 */
export function attachmentOf(order: AttachableOrder, view: EmpireView): Attachment {
  return {
    to: receiverOf(order),
    text: describeOrder(order, namesOfView(view)),
    answer: answerOf(order, view),
    chooses: order.kind === 'ExchangeUnits' && order.takes.classes.length > 0,
  };
}

import type { Order } from '#model/orders/order';

/** An order that takes a fleet somewhere: to some system this turn or later, or through a lane that it explores. */
export function goesSomewhere(order: Order, fleet: string | null): boolean {
  const isMove = order.kind === 'MoveFleet' || order.kind === 'ExploreLane';
  const isSent = order.kind === 'SetRoute' && order.route?.kind === 'to';
  return (isMove || isSent) && order.fleet === fleet;
}

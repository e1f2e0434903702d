import type { OrderOf } from '#model/orders/order';
import type { Names } from './names.ts';

type CancelWork = OrderOf<'CancelWork'>;

const WHAT: Readonly<Record<Extract<CancelWork, { project: string }>['project'], string>> = {
  repair: 'the repair of',
  refit: 'the refit of',
  productivity: 'the point of Productivity for',
  intel: 'the point of Intel for',
  terraforming: 'the terraforming of',
};

/** A few words for an order to cancel construction or something else that takes several turns. */
export function describeCancelled(order: CancelWork, names: Names): string {
  if ('work' in order) return `Cancel ${names.work(order.work)}`;
  const subject = 'system' in order ? names.system(order.system) : names.unit(order.unit);
  return `Cancel ${WHAT[order.project]} ${subject}`;
}

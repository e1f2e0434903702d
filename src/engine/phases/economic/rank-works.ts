import type { Recorder } from '#engine/record/recorder';
import type { RankWorks } from '#model/orders/rank-works';
import { type OrderPlace, orderFailed } from '#engine/record/order-failed';
import { ownWork } from './own-work.ts';
import { putFirst } from './put-first.ts';

/** Puts units under construction first at their place. @rule CON-1 */
export function rankWorks(record: Recorder, order: RankWorks, by: OrderPlace): void {
  const state = record.state();
  const first = order.works.flatMap((id) => ownWork(state, by.empire, id) ?? []);
  const gone = order.works.find((id) => ownWork(state, by.empire, id) === undefined);
  if (gone !== undefined) record.emit(orderFailed(order, by, 'work-gone', gone));
  const [one] = first;
  if (one === undefined) return;
  const works = first.map(({ id }) => id);
  putFirst(record, { empire: by.empire, system: one.system, works });
}

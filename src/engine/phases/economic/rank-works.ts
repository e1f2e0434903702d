import type { Recorder } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { onlyFor } from '#model/events/fact';
import type { RankWorks } from '#model/orders/rank-works';
import { rankedFirst } from '#rules/construction/work-priority';
import { type OrderPlace, orderFailed } from './order-failed.ts';
import { ownWork } from './own-work.ts';

/** Puts units under construction first at their place. @rule CON-1 */
export function rankWorks(record: Recorder, order: RankWorks, by: OrderPlace): void {
  const state = record.state();
  const first = order.works.flatMap((id) => ownWork(state, by.empire, id) ?? []);
  const gone = order.works.find((id) => ownWork(state, by.empire, id) === undefined);
  if (gone !== undefined) record.emit(orderFailed(order, by, 'work-gone', gone));
  const [one] = first;
  if (one === undefined) return;
  const here = valuesById(state.works).filter(
    ({ owner, system, cancelled }) => owner === by.empire && system === one.system && !cancelled,
  );
  record.emit({
    type: 'WorksRanked',
    cite: cite('CON-1'),
    rolls: [],
    witnesses: onlyFor(by.empire),
    empire: by.empire,
    system: one.system,
    works: rankedFirst(
      here,
      first.map(({ id }) => id),
    ),
  });
}

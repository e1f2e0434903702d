import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import { relationIdOf } from '#model/campaign/relation';
import type { GiveSchematics } from '#model/orders/gifts';
import { mayTradeClasses } from '#rules/diplomacy/may-trade-classes';
import { type OrderPlace, orderFailed } from '#engine/record/order-failed';

/**
 * Gives another empire the schematics of a class.
 * @rule TECH-5
 * @ruling Schematics aren't an advance: the receiver's era rises only after the classes of its own list are unlocked.
 */
export function giveSchematics(record: Recorder, order: GiveSchematics, by: OrderPlace): void {
  const { empires, relations } = record.state();
  const { empire } = by;
  const { to, design } = order;
  const relation = relations[relationIdOf(empire, to)];
  const isClosed = relation === undefined || !mayTradeClasses(relation.state);
  if (isClosed || !relation.sustained) {
    const because = isClosed ? 'no-treaty' : 'no-envoys';
    record.emit(orderFailed(order, by, because, rowOf(empires, to).name));
    return;
  }
  record.emit({
    type: 'SchematicsGiven',
    cite: cite('TECH-5'),
    rolls: [],
    witnesses: [empire, to].map((one) => ({ empire: one, as: 'participant' })),
    empire,
    to,
    design,
  });
}

import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { keysById, valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { DesignUnit } from '#model/orders/order';
import { designOfOrder } from '#rules/design/design-of-order';
import { designBarOf } from '#rules/tech/design-bar';

/** Classes that players design are there before advances are used, so that each can be unlocked at once. @rule TECH-4 @rule OPT-15 */
export function designClasses(record: Recorder, { state, orders, rules }: PhaseInput): void {
  for (const empire of keysById(state.empires)) {
    for (const { order, index } of orders[empire] ?? []) {
      if (order.kind === 'DesignUnit') designClass(record, order, { empire, index }, rules);
    }
  }
}

function designClass(
  record: Recorder,
  order: DesignUnit,
  by: Readonly<{ empire: EmpireId; index: number }>,
  rules: PhaseInput['rules'],
): void {
  const state = record.state();
  const empire = rowOf(state.empires, by.empire);
  const bar = designBarOf({ rules, empire, designs: valuesById(state.designs), planned: 0 });
  const design = designOfOrder(order, empire, rules);
  if (bar !== null || design === null || Object.hasOwn(state.designs, design.id)) {
    record.emit({
      type: 'OrderFailed',
      cite: cite('TECH-4'),
      rolls: [],
      witnesses: onlyFor(empire.id),
      ...by,
      kind: order.kind,
      because: 'design-unfit',
      about: order.name,
    });
    return;
  }
  record.emit({
    type: 'ClassDesigned',
    cite: cite(rules.customResearch === 'on' ? 'OPT-15' : 'TECH-4'),
    rolls: [],
    witnesses: onlyFor(empire.id),
    empire: empire.id,
    design,
  });
}

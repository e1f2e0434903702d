import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { LawCause } from '#model/events/causes';
import { garrisonsOf } from '#rules/colony/garrisons-of';
import { ordersOfKind } from '#engine/record/orders-of-kind';
import { failToRule, type Ruling } from './ruling-orders.ts';

type Office = Readonly<{ record: Recorder; hasTroops: (system: SystemId) => boolean }>;

/**
 * Martial law begins and ends by order, and lapses where the landed ground units are fewer than the Census.
 * @rule COL-7 @rule COL-11
 */
export function keepLaw(record: Recorder, { orders }: Pick<PhaseInput, 'orders'>): void {
  const state = record.snapshot();
  const garrison = garrisonsOf({ ...state, designOf: (id) => state.designs[id] });
  const hasTroops = (id: SystemId): boolean => {
    const { owner, census } = rowOf(state.systems, id);
    return owner !== null && garrison(id, owner).keepers >= census;
  };
  const office = { record, hasTroops };
  for (const ruling of ordersOfKind(orders, 'SetMartialLaw')) obey(office, ruling);
  for (const { id, martialLaw } of valuesById(record.snapshot().systems)) {
    if (martialLaw && !hasTroops(id)) set(record, id, { law: false, because: 'too-few-troops' });
  }
}

function obey({ record, hasTroops }: Office, ruling: Ruling<'SetMartialLaw'>): void {
  const { empire, order } = ruling;
  const { owner, census, martialLaw } = rowOf(record.state().systems, order.system);
  if (owner !== empire || census === 0) failToRule(record, ruling, 'system-lost');
  else if (order.law && !hasTroops(order.system)) failToRule(record, ruling, 'too-few-troops');
  else if (order.law !== martialLaw)
    set(record, order.system, { law: order.law, because: 'ordered' });
}

function set(
  record: Recorder,
  system: SystemId,
  change: Readonly<{ law: boolean; because: LawCause }>,
): void {
  const { owner: empire } = rowOf(record.state().systems, system);
  if (empire === null) return;
  const head = { type: 'MartialLawSet', cite: cite('COL-7'), rolls: [] } as const;
  record.emit({ ...head, witnesses: onlyFor(empire), empire, system, ...change });
}

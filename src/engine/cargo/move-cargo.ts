import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { sortBy } from '#kernel/collections/sort-by';
import { entriesById } from '#kernel/collections/tables';
import type { RuleRef } from '#kernel/reasons/cite';
import { onlyFor } from '#model/events/fact';
import type { OrderFailure } from '#model/events/causes';
import type { LegalOrder } from '#model/orders/order';
import type { CargoOrder, Due } from './cargo-due.ts';
import { contractsDue } from './contracts-due.ts';
import { type Ashore, dockOf, type Landings, landingsOf } from './dock-of.ts';
import { loadCargo } from './load-cargo.ts';
import { rollForRoom } from './roll-for-room.ts';
import { unloadCargo } from './unload-cargo.ts';

/** Which orders are due, one kind after the other, and by what rule. */
type Handling = Readonly<{
  cite: RuleRef;
  kinds: readonly CargoOrder['kind'][];
  ashore?: Ashore;
}>;

/** The orders of one kind in all sheets. */
function ordersOf({ orders }: PhaseInput, kind: CargoOrder['kind']): readonly Due[] {
  const isDue = (legal: LegalOrder): legal is LegalOrder<CargoOrder> => legal.order.kind === kind;
  return entriesById(orders).flatMap(([empire, sheet]) =>
    sheet.filter(isDue).map(({ order, index }) => {
      return { empire, said: { index, kind: order.kind }, order };
    }),
  );
}

function carryOut(landings: Landings, { empire, order }: Due): OrderFailure | null {
  const dock = dockOf(landings, empire, order.carrier);
  if (!dock.ok) return dock.error;
  return order.kind === 'UnloadCargo'
    ? unloadCargo(landings, dock.value, order.cargo)
    : loadCargo(landings, dock.value, order.cargo);
}

/**
 * Carries out the orders for cargo that are due, and tells each owner what failed in whole or in part.
 * @rule MOV-7 @rule GND-4 @rule OPT-8
 */
export function moveCargo(
  record: Recorder,
  input: PhaseInput,
  { cite, kinds, ashore }: Handling,
): void {
  const dues = kinds.map((kind) => [
    ...ordersOf(input, kind),
    ...contractsDue(record.state(), input, kind),
  ]);
  if (dues.every(({ length }) => length === 0)) return;
  const landings = landingsOf(record, ashore);
  for (const due of dues) {
    const order = due.some(({ order: { kind } }) => kind === 'UnloadCargo')
      ? rollForRoom(landings, due, input.dice)
      : [];
    const inOrder = sortBy(due, (a, b) => order.indexOf(a.empire) - order.indexOf(b.empire));
    for (const one of inOrder) moveOne(landings, cite, one);
  }
}

function moveOne(landings: Landings, cite: RuleRef, one: Due): void {
  const because = carryOut(landings, one);
  const { empire, said, order } = one;
  if (because === null || said === null) return;
  const head = { type: 'OrderFailed', cite, rolls: [] } as const;
  const what = { ...said, because, about: order.carrier };
  landings.record.emit({ ...head, witnesses: onlyFor(empire), empire, ...what });
}

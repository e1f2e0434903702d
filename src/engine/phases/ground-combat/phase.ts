import type { Phase, PhaseInput } from '#engine/record/phase';
import { type Recorder, recorderOf } from '#engine/record/recorder';
import { takeSight } from '#engine/sight/take-sight';
import { entriesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { OrderFailure } from '#model/events/turn-events';
import type { LegalOrder, LoadCargo, UnloadCargo } from '#model/orders/order';
import { dockOf, type Landings, landingsOf } from './dock-of.ts';
import { loadCargo } from './load-cargo.ts';
import { unloadCargo } from './unload-cargo.ts';

type CargoOrder = LoadCargo | UnloadCargo;
type Due = Readonly<{ empire: EmpireId; index: number; order: CargoOrder }>;

/** The orders of one kind in all sheets. */
function ordersOf({ orders }: PhaseInput, kind: CargoOrder['kind']): readonly Due[] {
  const isDue = (legal: LegalOrder): legal is LegalOrder<CargoOrder> => legal.order.kind === kind;
  return entriesById(orders).flatMap(([empire, sheet]) =>
    sheet.filter(isDue).map(({ order, index }) => ({ empire, index, order })),
  );
}

function carryOut(landings: Landings, { empire, order }: Due): OrderFailure | null {
  const dock = dockOf(landings, empire, order.carrier);
  if (!dock.ok) return dock.error;
  const move = order.kind === 'UnloadCargo' ? unloadCargo : loadCargo;
  return move(landings, dock.value, order.cargo);
}

function landAndLoad(record: Recorder, due: readonly Due[]): void {
  const landings = landingsOf(record);
  for (const one of due) {
    const because = carryOut(landings, one);
    if (because === null) continue;
    const { empire, index, order } = one;
    const head = { type: 'OrderFailed', cite: cite('GND-4'), rolls: [] } as const;
    const what = { kind: order.kind, because, about: order.carrier };
    record.emit({ ...head, witnesses: onlyFor(empire), empire, index, ...what });
  }
}

/**
 * Cargo is landed, and then loaded.
 * @rule GND-4
 * @ruling what several empires do in one system is done in the order of their names
 */
export const groundCombatPhase: Phase = {
  id: 'ground-combat',
  cite: cite('GND-4'),
  why: 'Whoever lives through the fighting in space can load and land.',
  run: (input) => {
    const record = recorderOf(input.state);
    const due = [...ordersOf(input, 'UnloadCargo'), ...ordersOf(input, 'LoadCargo')];
    if (due.length > 0) landAndLoad(record, due);
    takeSight(record, input);
    return { done: true, ...record.result(), decided: [] };
  },
};

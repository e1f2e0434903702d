import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { entriesById, valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { err, ok, type Result } from '#kernel/result/result';
import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { OrderFailure } from '#model/events/causes';
import type { Unit, UnitPlace } from '#model/forces/unit';
import type { Order, OrdersByEmpire } from '#model/orders/order';
import type { LayMinefields, RecoverMinefields } from '#model/orders/supply';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { restingUnits } from '#rules/forces/resting-units';
import { fitFunctionsOf } from '#rules/supply/fit-functions-of';

type MineOrder = LayMinefields | RecoverMinefields;
/** An order of an empire, with its place in the sheet. */
export type MineDue<O extends MineOrder> = Readonly<{ empire: EmpireId; index: number; order: O }>;

/** What Minelayers can do in this Supply Phase. */
export type Minelaying = Readonly<{
  record: Recorder;
  /** The system where a Minelayer can work, or why it cannot. */
  siteOf: (empire: EmpireId, minelayer: UnitId) => Result<SystemId, OrderFailure>;
  /** A minefield in service at that place, or why it cannot be moved. */
  minefieldIn: (
    empire: EmpireId,
    minefield: UnitId,
    kind: UnitPlace['kind'],
  ) => Result<Unit, OrderFailure>;
  fail: (due: MineDue<MineOrder>, because: OrderFailure, about: UnitId) => void;
}>;

/** The orders of one kind in all sheets, in the order of ids. */
export const mineOrdersIn = <O extends MineOrder>(
  orders: OrdersByEmpire,
  isDue: (order: Order) => order is O,
): readonly MineDue<O>[] =>
  entriesById(orders).flatMap(([empire, sheet]) =>
    sheet.flatMap(({ order, index }) => (isDue(order) ? [{ empire, index, order }] : [])),
  );

function isWithdrawing(state: CampaignState, { place }: Unit): boolean {
  if (place.kind === 'aboard') return isWithdrawing(state, rowOf(state.units, place.carrier));
  return place.kind === 'fleet' && rowOf(state.fleets, place.fleet).withdrawing !== null;
}

/** Reads who rests, once for all orders. @rule SUP-2 */
export function minelayingOf(record: Recorder): Minelaying {
  const resting = restingUnits(valuesById(record.state().projects));
  return {
    record,
    siteOf: (empire, minelayer) => {
      const state = record.state();
      const unit: Unit | undefined = state.units[minelayer];
      if (unit?.owner !== empire || unit.place.kind === 'aboard') return err('units-elsewhere');
      const design = rowOf(state.designs, unit.design);
      const worker = { unit, design, isResting: resting.has(minelayer) };
      if (fitFunctionsOf(worker, 'minelayer') === 0) return err('unit-unfit');
      if (isWithdrawing(state, unit)) return err('withdrawing');
      const system = systemOfUnit(unit, state);
      return system === null ? err('units-elsewhere') : ok(system);
    },
    minefieldIn: (empire, minefield, kind) => {
      const state = record.state();
      const unit: Unit | undefined = state.units[minefield];
      if (unit?.owner !== empire || unit.place.kind !== kind) return err('units-elsewhere');
      const isMinefield = rowOf(state.designs, unit.design).kind === 'minefield';
      const isFit = unit.status === 'active' && !resting.has(minefield);
      return isMinefield && isFit ? ok(unit) : err('minefield-unfit');
    },
    fail: ({ empire, index, order }, because, about) => {
      const head = { type: 'OrderFailed', cite: cite('SUP-2'), rolls: [] } as const;
      const what = { empire, index, kind: order.kind, because, about };
      record.emit({ ...head, witnesses: onlyFor(empire), ...what });
    },
  };
}

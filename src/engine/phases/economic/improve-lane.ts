import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { LaneId, UnitId } from '#model/campaign/ids';
import { laneIdOf } from '#model/campaign/lane';
import { projectIdOf } from '#model/campaign/project';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { OrderFailure } from '#model/events/causes';
import type { ImproveLane } from '#model/orders/order';
import { canImproveLanes } from '#rules/construction/can-improve-lanes';
import { type LaneStep, laneStepOf } from '#rules/construction/lane-step-of';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { isWithdrawing } from '#rules/forces/is-withdrawing';
import { restingUnits } from '#rules/forces/resting-units';
import { blockadeAllows } from './blockade-allows.ts';
import { canPay } from './can-pay.ts';
import { type OrderPlace, orderFailed } from '#engine/record/order-failed';

/**
 * Pays for a lane to be improved by an Explorer at one of its ends, which rests until it is done.
 * @rule CON-10
 * @rule ECO-6
 */
export function improveLane(record: Recorder, order: ImproveLane, by: OrderPlace): void {
  const because = begin(record, order, by);
  if (because !== null) record.emit(orderFailed(order, by, because, order.explorer));
}

/** A reason, if it cannot be improved. */
function begin(record: Recorder, order: ImproveLane, by: OrderPlace): OrderFailure | null {
  const state = record.state();
  const { explorer } = order;
  const unit = state.units[explorer];
  const system = unit?.owner === by.empire ? systemOfUnit(unit, state) : null;
  if (system === null) return 'units-elsewhere';
  const unfit = unfitnessOf(state, explorer);
  if (unfit !== null) return unfit;
  const lane = laneIdOf(system, order.toward);
  const step = stepOn(state, lane, by);
  if (step === null) return 'lane-unfit';
  if (!blockadeAllows(record, by.empire, system, step.price)) return 'over-limit';
  if (!canPay(state, by.empire, step.price)) return 'treasury-short';
  emit(record, by, { explorer, lane, paid: step.price });
  return null;
}

function unfitnessOf(state: CampaignState, id: UnitId): OrderFailure | null {
  const unit = rowOf(state.units, id);
  if (!canImproveLanes({ unit, design: rowOf(state.designs, unit.design) })) return 'unit-unfit';
  if (restingUnits(valuesById(state.projects)).has(id)) return 'resting';
  return isWithdrawing(unit, state) ? 'withdrawing' : null;
}

/** What the lane can become; null: nothing better, or this empire is at it already. */
function stepOn(state: CampaignState, id: LaneId, { empire }: OrderPlace): LaneStep | null {
  const lane = state.lanes[id];
  const isTwice = valuesById(state.projects).some(
    (one) => one.kind === 'lane' && one.owner === empire && one.subject.lane === id,
  );
  return lane === undefined || isTwice ? null : laneStepOf(lane.class);
}

function emit(
  record: Recorder,
  { empire }: OrderPlace,
  { explorer, lane, paid }: Readonly<{ explorer: UnitId; lane: LaneId; paid: number }>,
): void {
  record.emit({
    type: 'ProjectBegun',
    cite: cite('CON-10'),
    rolls: [],
    witnesses: onlyFor(empire),
    empire,
    project: {
      id: projectIdOf('lane', explorer),
      kind: 'lane',
      owner: empire,
      paid,
      ready: null,
      subject: { kind: 'unit', unit: explorer, to: null, helpers: [], lane },
    },
  });
}

import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import type { SystemId, UnitId } from '#model/campaign/ids';
import { projectIdOf } from '#model/campaign/project';
import { onlyFor } from '#model/events/fact';
import type { OrderFailure } from '#model/events/turn-events';
import type { RepairUnits } from '#model/orders/order';
import type { RuleSet } from '#model/settings/rule-set';
import { factsOfState } from '#rules/construction/facts-of-state';
import { helpFor, helpersAt, repairsItself } from '#rules/construction/repair-help';
import { helpUsedAt } from '#rules/construction/help-used-at';
import { readyTurnOf } from '#rules/construction/ready-turn';
import { repairCostOf } from '#rules/construction/repair-cost';
import { repairRefusalsOf } from '#rules/construction/repair-refusals';
import { servicePlaceOf } from '#rules/construction/service-place';
import type { PlaceFacts } from '#rules/construction/stationed-at';
import { isWithdrawing } from '#rules/forces/is-withdrawing';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { blockadeAllows } from './blockade-allows.ts';
import { canPay } from './can-pay.ts';
import { type OrderPlace, orderFailed } from './order-failed.ts';

type Workshop = Readonly<{
  record: Recorder;
  facts: PlaceFacts;
  order: RepairUnits;
  by: OrderPlace;
  rules: RuleSet;
}>;

/**
 * Pays for the repair of units one by one; those that can be neither repaired nor paid are left out.
 * @rule CON-5 @rule OPT-6
 * @rule ECO-6
 */
export function repairUnits(
  record: Recorder,
  order: RepairUnits,
  by: OrderPlace,
  { rules }: Pick<PhaseInput, 'rules'>,
): void {
  const workshop = { record, facts: factsOfState(record.state()), order, by, rules };
  for (const unit of unique(order.units)) {
    const because = begin(workshop, unit);
    if (because !== null) record.emit(orderFailed(order, by, because, unit));
  }
}

/** A reason, if it cannot be repaired. */
function begin(workshop: Workshop, id: UnitId): OrderFailure | null {
  const { record, facts, order, by } = workshop;
  const state = record.state();
  const unit = state.units[id];
  if (unit?.owner !== by.empire) return 'units-elsewhere';
  const system = systemOfUnit(unit, state);
  if (system === null) return 'units-elsewhere';
  const design = rowOf(state.designs, unit.design);
  const cost = repairCostOf({ unit, design }, order.where);
  const help = helpOf(workshop, id, system, cost);
  const refusals = repairRefusalsOf({
    unit,
    design,
    where: order.where,
    isResting: facts.isResting(id),
    isWithdrawing: isWithdrawing(unit, state),
    place: servicePlaceOf(facts, by.empire, rowOf(state.systems, system)),
    help,
  });
  if (refusals.length > 0) return refusals.includes('no-helper') ? 'no-helper' : 'unit-unfit';
  if (!blockadeAllows(record, by.empire, system, cost)) return 'over-limit';
  if (!canPay(state, by.empire, cost)) return 'treasury-short';
  emit(workshop, id, cost, order.where === 'field' ? (help ?? []) : []);
  return null;
}

const kindOf = ({ where }: RepairUnits): 'repair' | 'field-repair' =>
  where === 'yard' ? 'repair' : 'field-repair';

/** Who repairs it in the field: itself, if it can. */
function helpOf(
  { record, facts, by }: Workshop,
  id: UnitId,
  system: SystemId,
  cost: number,
): readonly UnitId[] | null {
  const state = record.state();
  const unit = rowOf(state.units, id);
  if (repairsItself(unit, rowOf(state.designs, unit.design))) return [id];
  const projects = valuesById(state.projects).filter(({ owner }) => owner === by.empire);
  const used = helpUsedAt(projects, state, system);
  return helpFor(helpersAt(facts, by.empire, system), used, cost);
}

function emit(
  { record, order, by, rules }: Workshop,
  unit: UnitId,
  paid: number,
  helpers: readonly UnitId[],
): void {
  const kind = kindOf(order);
  record.emit({
    type: 'ProjectBegun',
    cite: cite('CON-5'),
    rolls: [],
    witnesses: onlyFor(by.empire),
    empire: by.empire,
    project: {
      id: projectIdOf(kind, unit),
      kind,
      owner: by.empire,
      paid,
      ready: readyTurnOf(paid, record.state().turn, rules),
      subject: { kind: 'unit', unit, to: null, helpers },
    },
  });
}

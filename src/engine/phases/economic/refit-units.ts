import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import { projectIdOf } from '#model/campaign/project';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { OrderFailure } from '#model/events/causes';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import type { RefitUnits } from '#model/orders/order';
import type { RuleSet } from '#model/settings/rule-set';
import { isStowed } from '#rules/cargo/is-stowed';
import { factsOfState } from '#rules/construction/facts-of-state';
import { readyTurnOf } from '#rules/construction/ready-turn';
import { refitCostOf } from '#rules/construction/refit-cost';
import { refitLoadOf } from '#rules/construction/refit-load';
import { refitRefusalsOf } from '#rules/construction/refit-refusals';
import { servicePlaceOf } from '#rules/construction/service-place';
import type { PlaceFacts } from '#rules/construction/stationed-at';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { isWithdrawing } from '#rules/forces/is-withdrawing';
import { mayBuildClass } from '#rules/tech/may-build-class';
import { isRough } from '#rules/tech/rough-schematics';
import { blockadeAllows } from './blockade-allows.ts';
import { canPay } from './can-pay.ts';
import { type OrderPlace, orderFailed } from '#engine/record/order-failed';

type Workshop = Readonly<{
  record: Recorder;
  facts: PlaceFacts;
  order: RefitUnits;
  by: OrderPlace;
  rules: RuleSet;
}>;

/**
 * Pays for the refits of units one by one; those that can be neither refitted nor paid are left out.
 * @rule CON-6 @rule OPT-6
 * @rule ECO-6
 */
export function refitUnits(
  record: Recorder,
  order: RefitUnits,
  by: OrderPlace,
  { rules }: Pick<PhaseInput, 'rules'>,
): void {
  const workshop = { record, facts: factsOfState(record.state()), order, by, rules };
  for (const unit of unique(order.units)) {
    const because = begin(workshop, unit);
    if (because !== null) record.emit(orderFailed(order, by, because, unit));
  }
}

/** A reason, if it cannot be refitted. */
function begin(workshop: Workshop, id: UnitId): OrderFailure | null {
  const { record, order, by, rules } = workshop;
  const state = record.state();
  const unit = state.units[id];
  if (unit?.owner !== by.empire) return 'units-elsewhere';
  const system = systemOfUnit(unit, state);
  if (system === null) return 'units-elsewhere';
  if (!canBeRefitted(workshop, unit, system)) return 'unit-unfit';
  const from = rowOf(state.designs, unit.design);
  const paid = refitCostOf({ from, to: rowOf(state.designs, order.design) }, rules);
  if (!blockadeAllows(record, by.empire, system, paid)) return 'over-limit';
  if (!canPay(state, by.empire, paid)) return 'treasury-short';
  record.emit({
    type: 'ProjectBegun',
    cite: cite('CON-6'),
    rolls: [],
    witnesses: onlyFor(by.empire),
    empire: by.empire,
    project: {
      id: projectIdOf('refit', id),
      kind: 'refit',
      owner: by.empire,
      paid,
      ready: readyTurnOf(paid, state.turn, rules),
      subject: { kind: 'unit', unit: id, to: null, helpers: [], design: order.design },
    },
  });
  return null;
}

function canBeRefitted(
  { record, facts, order, by }: Workshop,
  unit: Unit,
  system: SystemId,
): boolean {
  const state = record.state();
  const to = rowOf(state.designs, order.design);
  const refusals = refitRefusalsOf({
    unit,
    from: rowOf(state.designs, unit.design),
    to,
    isUnlocked: mayBuild(state, by.empire, to),
    isRough: isRough(state.effects, by.empire, to.id),
    isStowed: isStowed(unit, state),
    aboard: refitLoadOf(facts, unit.id, facts.index.aboard(unit.id)),
    isResting: facts.isResting(unit.id),
    isWithdrawing: isWithdrawing(unit, state),
    place: servicePlaceOf(facts, by.empire, rowOf(state.systems, system)),
  });
  return refusals.length === 0;
}

const mayBuild = (state: CampaignState, empire: EmpireId, design: UnitDesign): boolean =>
  mayBuildClass(rowOf(state.empires, empire), design) ||
  state.forceLists[design.list]?.universal === true;

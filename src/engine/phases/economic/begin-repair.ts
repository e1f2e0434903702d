import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { SystemId, UnitId } from '#model/campaign/ids';
import { type Hosted, projectIdOf } from '#model/campaign/project';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { onlyFor } from '#model/events/fact';
import type { OrderFailure } from '#model/events/causes';
import type { RepairUnits } from '#model/orders/order';
import type { RuleSet } from '#model/settings/rule-set';
import { type Help, helpFor } from '#rules/construction/help-for';
import { helpUsedAt } from '#rules/construction/help-used-at';
import { hostsAt } from '#rules/construction/hosts-at';
import { lentBy, lentIn } from '#rules/construction/lent-by';
import { ownHelpers } from '#rules/construction/own-helpers';
import { readyTurnOf } from '#rules/construction/ready-turn';
import { repairCostOf } from '#rules/construction/repair-cost';
import { repairsItself } from '#rules/construction/repair-help';
import { repairRefusalsOf } from '#rules/construction/repair-refusals';
import { servicePlaceOf } from '#rules/construction/service-place';
import type { PlaceFacts } from '#rules/construction/stationed-at';
import { isWithdrawing } from '#rules/forces/is-withdrawing';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { blockadeAllows } from './blockade-allows.ts';
import { canPay } from './can-pay.ts';
import type { OrderPlace } from '#engine/record/order-failed';

/** What a repair is begun by. */
export type Workshop = Readonly<{
  record: Recorder;
  facts: PlaceFacts;
  order: RepairUnits;
  by: OrderPlace;
  rules: RuleSet;
  /** Everybody's own repairs are begun: depots of partners give what they have left. */
  mayAsk: boolean;
}>;

/** Begun: with what depots of partners give; or it waits for them; or it cannot be. */
type Begun = Readonly<{ hosted: readonly Hosted[] }> | 'waits' | OrderFailure;

const NOBODY: Help = { helpers: [], hosted: [] };

/** Begins the repair of a unit, if it can be repaired and paid. @rule CON-5 @rule OPT-6 */
export function beginRepair(workshop: Workshop, id: UnitId): Begun {
  const { record, order, by } = workshop;
  const state = record.state();
  const unit = state.units[id];
  if (unit?.owner !== by.empire) return 'units-elsewhere';
  const system = systemOfUnit(unit, state);
  if (system === null) return 'units-elsewhere';
  const design = rowOf(state.designs, unit.design);
  const cost = repairCostOf({ unit, design }, order.where);
  const help = order.where === 'field' ? helpOf(workshop, id, system, cost) : NOBODY;
  const because = unfitnessOf(workshop, { unit, design, system, help });
  if (because !== null || help === null) return because ?? 'no-helper';
  return payFor(workshop, { unit: id, system, cost, help });
}

type Priced = Readonly<{ unit: UnitId; system: SystemId; cost: number; help: Help }>;

/** Pays for what can be repaired, unless it waits. @rule ECO-6 @rule ECO-7 */
function payFor(workshop: Workshop, { unit, system, cost, help }: Priced): Begun {
  const { record, by, mayAsk } = workshop;
  if (help.hosted.length > 0 && !mayAsk) return 'waits';
  if (!blockadeAllows(record, by.empire, system, cost)) return 'over-limit';
  if (!canPay(record.state(), by.empire, cost)) return 'treasury-short';
  emit(workshop, unit, cost, help);
  return { hosted: help.hosted };
}

type Patient = Readonly<{
  unit: Unit;
  design: UnitDesign;
  system: SystemId;
  help: Help | null;
}>;

/** Why it cannot be repaired there; null: it can. */
function unfitnessOf(
  { record, facts, order: { where }, by }: Workshop,
  { unit, design, system, help }: Patient,
): OrderFailure | null {
  const state = record.state();
  const refusals = repairRefusalsOf({
    unit,
    design,
    where,
    isResting: facts.isResting(unit.id),
    isWithdrawing: isWithdrawing(unit, state),
    place: servicePlaceOf(facts, by.empire, rowOf(state.systems, system)),
    help,
  });
  if (refusals.length === 0) return null;
  return refusals.includes('no-helper') ? 'no-helper' : 'unit-unfit';
}

const kindOf = ({ where }: RepairUnits): 'repair' | 'field-repair' =>
  where === 'yard' ? 'repair' : 'field-repair';

/** Who repairs it in the field: itself, if it can. */
function helpOf(
  { record, facts, by: { empire } }: Workshop,
  id: UnitId,
  system: SystemId,
  cost: number,
): Help | null {
  const state = record.state();
  const unit = rowOf(state.units, id);
  if (repairsItself(unit, rowOf(state.designs, unit.design))) return { helpers: [id], hosted: [] };
  const projects = valuesById(state.projects);
  const own = projects.filter(({ owner }) => owner === empire);
  const asked = { facts, empire, system };
  const hands = {
    helpers: ownHelpers(asked, lentIn(lentBy(projects, empire), system)),
    used: helpUsedAt(own, state, system),
  };
  return (
    helpFor({ ...hands, hosts: [] }, cost) ??
    helpFor({ ...hands, hosts: hostsAt(state, asked) }, cost)
  );
}

function emit(
  { record, order, by, rules }: Workshop,
  unit: UnitId,
  paid: number,
  { helpers, hosted }: Help,
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
      subject: {
        kind: 'unit',
        unit,
        to: null,
        helpers,
        ...(hosted.length > 0 ? { hosted } : {}),
      },
    },
  });
}

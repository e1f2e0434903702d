import { valuesById } from '#kernel/collections/tables';
import type { SystemId, UnitId } from '#model/campaign/ids';
import { type Project, SYSTEM_PROJECTS, type SystemProjectKind } from '#model/campaign/project';
import type { Unit } from '#model/forces/unit';
import type { Order, RefitUnits, RepairUnits } from '#model/orders/order';
import { isDue, readyTurnOf } from '#rules/construction/ready-turn';
import { refitCostOf } from '#rules/construction/refit-cost';
import { repairCostOf } from '#rules/construction/repair-cost';
import { improvementReadyOf } from '#rules/economy/improvement-ready';
import type { Finish, FinishKind } from './finish.ts';
import type { Plan } from '#legality/plan/plan';
import { unitText } from '#legality/unit-text';

/** A result, and its turn; null: this turn. */
type Due = Readonly<{ kind: FinishKind; text: string; ready: number | null }>;

const systemText = ({ view }: Plan, id: SystemId): string => view.systems[id]?.name ?? id;

function unitDue(
  { view }: Plan,
  id: UnitId,
  due: Readonly<{ kind: FinishKind; says: string; ready: number | null }>,
): readonly Due[] {
  const unit = view.units[id];
  const { kind, says, ready } = due;
  return unit === undefined ? [] : [{ kind, text: `${unitText(view, unit)} ${says}`, ready }];
}

/** What comes in this very turn is told with what it changes: see `finishedChanges`. */
const comesLater = ({ view }: Plan, { ready }: Pick<Due, 'ready'>): boolean =>
  !isDue({ ready }, view.turn);

function systemDue(plan: Plan, kind: SystemProjectKind, id: SystemId, ready: number | null) {
  const name = systemText(plan, id);
  if (kind === 'terraforming') return [{ kind, text: `${name} is terraformed`, ready }];
  if (!comesLater(plan, { ready }) || kind === 'intel') return [];
  return [{ kind, text: `Productivity of ${name} is raised`, ready }];
}

function improved(plan: Plan, kind: SystemProjectKind, id: SystemId): readonly Due[] {
  const { turn, rules, systems } = plan.view;
  const own = systems[id]?.own ?? null;
  return own === null ? [] : systemDue(plan, kind, id, improvementReadyOf(kind, own, turn, rules));
}

/** A yard converts what it repairs. @rule TECH-6 */
const repairText = (unit: Unit | undefined, where: RepairUnits['where']): string =>
  unit?.unconverted === true && where === 'yard' ? 'is repaired and converted' : 'is repaired';

function repaired(plan: Plan, { units, where }: RepairUnits): readonly Due[] {
  const { view, yards } = plan;
  return units.flatMap((id) => {
    const unit = view.units[id];
    const design = unit === undefined ? undefined : yards.facts.designOf(unit.design);
    if (unit === undefined || design === undefined) return [];
    const ready = readyTurnOf(repairCostOf({ unit, design }, where), view.turn, view.rules);
    return unitDue(plan, id, { kind: 'repair', says: repairText(unit, where), ready });
  });
}

function refitted(plan: Plan, { units, design }: RefitUnits): readonly Due[] {
  const { view, yards } = plan;
  const to = yards.facts.designOf(design);
  return units.flatMap((id) => {
    const unit = view.units[id];
    const from = unit === undefined ? undefined : yards.facts.designOf(unit.design);
    if (from === undefined || to === undefined) return [];
    const ready = readyTurnOf(refitCostOf({ from, to }, view.rules), view.turn, view.rules);
    const due = { kind: 'class', says: `becomes ${to.name}`, ready } as const;
    return comesLater(plan, due) ? unitDue(plan, id, due) : [];
  });
}

function ordered(plan: Plan, order: Order): readonly Due[] {
  if (order.kind === 'Terraform') return improved(plan, 'terraforming', order.system);
  if (order.kind === 'RaiseProductivity') return improved(plan, 'productivity', order.system);
  if (order.kind === 'RepairUnits') return repaired(plan, order);
  if (order.kind === 'RefitUnits') return refitted(plan, order);
  if (order.kind !== 'ImproveLane') return [];
  const text = `The lane to ${systemText(plan, order.toward)} is improved`;
  return [{ kind: 'lane', text, ready: null }];
}

/** What earlier turns began and this one does not end by itself. @rule OPT-6 */
function begun(plan: Plan, project: Project): readonly Due[] {
  const { subject, ready } = project;
  if (subject.kind === 'system') {
    const kind = SYSTEM_PROJECTS.find((one) => one === project.kind) ?? 'intel';
    return systemDue(plan, kind, subject.system, ready);
  }
  if (project.kind === 'repair' || project.kind === 'field-repair') {
    const unit = plan.view.units[subject.unit];
    const says = repairText(unit, project.kind === 'repair' ? 'yard' : 'field');
    return unitDue(plan, subject.unit, { kind: 'repair', says, ready });
  }
  if (!('design' in subject) || !comesLater(plan, project)) return [];
  const name = plan.yards.facts.designOf(subject.design)?.name ?? subject.design;
  return unitDue(plan, subject.unit, { kind: 'class', says: `becomes ${name}`, ready });
}

/**
 * What is repaired, refitted and improved, by a sheet or since earlier turns. @rule CON-5 @rule CON-6 @rule CON-10
 * @rule COL-2 @rule COL-3 @rule OPT-6
 */
export function finishedProjects(plan: Plan, orders: readonly Order[]): readonly Finish[] {
  const { turn, projects } = plan.view;
  const all = [
    ...valuesById(projects).flatMap((project) => begun(plan, project)),
    ...orders.flatMap((order) => ordered(plan, order)),
  ];
  return all.map(({ kind, text, ready }) => ({ kind, turn: ready ?? turn, count: 1, text }));
}

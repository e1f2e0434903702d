import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { sortBy } from '#kernel/collections/sort-by';
import { entriesById, valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { ProjectFailure } from '#model/events/causes';
import type { Unit, UnitStatus } from '#model/forces/unit';
import type { OrdersByEmpire } from '#model/orders/order';
import {
  type StatusRefusal,
  statusCostOf,
  statusRefusalsOf,
  statusSourcesOf,
} from '#rules/construction/status-refusals';
import { failProject } from './fail-project.ts';
import { layUp } from './lay-up.ts';
import { placeOfRest } from './place-of-rest.ts';
import type { Sites } from './sites.ts';
import { isUnitProject, type UnitProject } from './unit-project.ts';

type Case = Readonly<{ unit: Unit; aboard: readonly Unit[]; to: UnitStatus; system: SystemId }>;

/**
 * Changes the status of units as far as the capacity goes, whole or not at all.
 * @rule CON-9
 * @ruling Changes of status take capacity before works do, because works can wait. Among themselves they go in the order of their sheet.
 * @ruling Flights change status with the carrier they are based on. When it is mothballed, they leave it and are mothballed in the system.
 */
export function changeStatuses(
  record: Recorder,
  { state, orders }: Pick<PhaseInput, 'state' | 'orders'>,
  sites: Sites,
): void {
  for (const project of inSheetOrder(state, orders)) {
    const { unit: id, to } = project.subject;
    if (to === null) continue;
    const unit = rowOf(state.units, id);
    const aboard = sites.facts.index.aboard(id);
    const system = placeOfRest(state, id);
    const change = system === null ? null : { unit, aboard, to, system };
    const because = change === null ? 'unit-moved' : failureOf(state, sites, change);
    if (change === null || because !== null) {
      failProject(record, state, project, because ?? 'unit-moved');
      continue;
    }
    record.emit({
      type: 'StatusChanged',
      cite: cite('CON-9'),
      rolls: [],
      witnesses: onlyFor(unit.owner),
      empire: unit.owner,
      project: project.id,
      unit: id,
      design: unit.design,
      aboard: aboard.map((one) => one.id),
      from: unit.status,
      to,
      system: change.system,
    });
    layUp(record, change);
  }
}

/** All projects with units: first the changes of status, in the order in which their sheet names the units. */
function inSheetOrder({ projects }: CampaignState, orders: OrdersByEmpire): readonly UnitProject[] {
  const named = entriesById(orders).flatMap(([, sheet]) =>
    sheet.flatMap(({ order }) => (order.kind === 'SetStatus' ? order.units : [])),
  );
  const places = new Map(unique(named).map((unit, place) => [unit, place]));
  const placeOf = ({ subject }: UnitProject): number => places.get(subject.unit) ?? places.size;
  return sortBy(valuesById(projects).filter(isUnitProject), (a, b) => placeOf(a) - placeOf(b));
}

/** The reason that the owner is told: a fault of the place comes first. */
function failureBy(refusals: readonly StatusRefusal[]): ProjectFailure {
  if (refusals.includes('no-yard')) return 'yard-lost';
  const isLost = refusals.includes('not-friendly') || refusals.includes('no-colony');
  return refusals.includes('loaded') && !isLost ? 'laden' : 'system-lost';
}

/** The reason against a change. Null if there is none; then the capacity is taken. */
function failureOf(
  state: CampaignState,
  sites: Sites,
  { unit, aboard, to, system }: Case,
): ProjectFailure | null {
  const { owner } = unit;
  const design = rowOf(state.designs, unit.design);
  const laden = aboard.map((one) => ({ unit: one, design: rowOf(state.designs, one.design) }));
  const refusals = statusRefusalsOf({
    unit,
    design,
    aboard: laden,
    to,
    isResting: false,
    isWithdrawing: false,
    place: sites.serviceAt(owner, system),
  });
  if (refusals.length > 0) return failureBy(refusals);
  const need = statusCostOf(
    design,
    laden.map((one) => one.design),
  );
  const isTaken = sites.take(owner, system, { need, from: statusSourcesOf(design) });
  return isTaken ? null : 'no-capacity';
}

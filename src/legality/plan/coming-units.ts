import { brandAs } from '#kernel/brand/brand';
import { copyTable, valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import type { UnitId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import type { AssignUnits, FormFleet } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { isNewUnit, newUnitNameOf, type NewUnit, type UnitRef } from '#model/orders/unit-ref';
import { refusal } from '#legality/issue';
import type { Plan } from './plan.ts';
import type { Coming } from './yard-plan.ts';

type Reorganisation = FormFleet | AssignUnits;

const about = (code: string): Parameters<typeof refusal>[0] => ({
  code,
  cite: cite('CON-11'),
  path: 'units',
});

const refsIn = (order: Reorganisation): readonly UnitRef[] =>
  order.kind === 'AssignUnits' && order.to.kind === 'aboard'
    ? [...order.units, order.to.carrier]
    : order.units;

/** The units of an order that are still to be built. */
export const newUnitsIn = (order: Reorganisation): readonly NewUnit[] =>
  unique(refsIn(order).filter(isNewUnit));

/** The units of that name under construction after the orders so far. */
function comingNamed({ view, yards, cancelled }: Plan, name: string): readonly Coming[] {
  const works = valuesById(view.works).filter(
    (work) => work.name === name && !work.cancelled && !cancelled.has(work.id),
  );
  return [...works, ...(yards.begun.get(name) ?? [])];
}

function refIssues(plan: Plan, ref: NewUnit): readonly OrderIssue[] {
  const name = newUnitNameOf(ref);
  const { length } = comingNamed(plan, name);
  if (length === 1) return [];
  const text =
    length === 0
      ? `No unit “${name}” is under construction: build one of that name in a line above.`
      : `More than one unit under construction is called “${name}”: order of them when they are in service.`;
  return [refusal(about(length === 0 ? 'NEW_UNIT_UNKNOWN' : 'NEW_UNIT_AMBIGUOUS'), text)];
}

/**
 * The reasons against ordering units that are still to be built: they are there only after construction, and only their names tell them
 * apart.
 * @rule CON-11
 * @ruling Orders name a unit that is still to be built by the name that its owner gave it. A unit without a name can't get orders before
 *   the next movement.
 */
export function newUnitIssues(plan: Plan, order: Reorganisation): readonly OrderIssue[] {
  const refs = newUnitsIn(order);
  if (refs.length === 0 || order.at === 'construction') {
    return refs.flatMap((ref) => refIssues(plan, ref));
  }
  const names = refs.map((ref) => `“${newUnitNameOf(ref)}”`).join(', ');
  const text = `${names} will be built after movement: order it at construction.`;
  return [refusal(about('NEW_UNIT_EARLY'), text)];
}

function unitOf({ view }: Plan, ref: NewUnit, { design, system }: Coming): Unit {
  return {
    id: brandAs<UnitId>(ref),
    owner: view.empire.id,
    design,
    name: newUnitNameOf(ref),
    place: { kind: 'system', system },
    condition: 'sound',
    status: 'active',
    trading: false,
    census: 0,
    outOfSupply: 0,
    damage: 0,
    unconverted: false,
    ordnance: [],
    since: view.turn,
  };
}

/** The plan with the units that an order means and that are still to be built, each under how the order speaks of it. */
export function withNewUnits(plan: Plan, order: Reorganisation): Plan {
  const refs = newUnitsIn(order);
  if (refs.length === 0) return plan;
  const units = copyTable(plan.view.units);
  // A new table that nobody has read yet.
  for (const ref of refs) {
    const [coming] = comingNamed(plan, newUnitNameOf(ref));
    if (coming !== undefined) units[brandAs<UnitId>(ref)] = unitOf(plan, ref, coming);
  }
  return { ...plan, view: { ...plan.view, units } };
}

const idOf = (ref: UnitRef): UnitId => brandAs<UnitId>(ref);

/** The order to form a fleet, with the ids of its units in such a plan. */
export const knownFormation = (order: FormFleet): FormFleet<UnitId> => ({
  ...order,
  units: order.units.map(idOf),
});

/** The same for an order that puts units elsewhere. */
export function knownAssignment(order: AssignUnits): AssignUnits<UnitId> {
  const { units, to } = order;
  const known = to.kind === 'aboard' ? { ...to, carrier: idOf(to.carrier) } : to;
  return { ...order, units: units.map(idOf), to: known };
}

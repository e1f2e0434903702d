import { nextFleetId } from '#engine/record/next-id';
import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { entriesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { OrderFailure } from '#model/events/causes';
import type { UnitPlace } from '#model/forces/unit';
import type {
  AssignUnits,
  FormFleet,
  LegalOrder,
  ReorganiseAt,
  SetStanding,
} from '#model/orders/order';
import { isNewUnit } from '#model/orders/unit-ref';
import { type Berths, berthsOf } from './berths-of.ts';
import { giveStanding, standingForFormed } from './stand-by.ts';
import { targetOf } from './target-of.ts';
import { assignmentByRef, newcomersOf, type Newcomers, unitByRef } from './unit-by-ref.ts';

/** What came of the orders to reorganise. */
export type Regrouped = Readonly<{
  /** The fleets that were formed, by `empire/NAME`. */
  formed: ReadonlyMap<string, FleetId>;
  systems: ReadonlySet<SystemId>;
  /** Units that changed their place, with the fleet they were in before; null: in none. */
  cameFrom: ReadonlyMap<UnitId, FleetId | null>;
}>;

type Drafts = Readonly<{
  formed: Map<string, FleetId>;
  systems: Set<SystemId>;
  cameFrom: Map<UnitId, FleetId | null>;
}>;
type Office = Readonly<{
  record: Recorder;
  rules: PhaseInput['rules'];
  berths: Berths;
  drafts: Drafts;
  newcomers: Newcomers;
  empire: EmpireId;
  standing: readonly LegalOrder<SetStanding>[];
}>;
type Reorganisation = FormFleet | AssignUnits;
type Sheet = Readonly<{ empire: EmpireId; orders: readonly LegalOrder<Reorganisation>[] }>;

const isDue = (order: LegalOrder, at: ReorganiseAt): order is LegalOrder<Reorganisation> =>
  (order.order.kind === 'FormFleet' || order.order.kind === 'AssignUnits') && order.order.at === at;

function fail(office: Office, order: LegalOrder<Reorganisation>, because: OrderFailure): void {
  const { empire, record } = office;
  const { kind } = order.order;
  const about = order.order.kind === 'FormFleet' ? order.order.name : order.order.units.join(', ');
  const head = { type: 'OrderFailed', cite: cite('MOV-9'), rolls: [] } as const;
  record.emit({
    ...head,
    witnesses: onlyFor(empire),
    empire,
    index: order.index,
    kind,
    because,
    about,
  });
}

/** Notes where units come from, and which fleets have nothing left in them. */
function move(office: Office, units: readonly UnitId[], to: UnitPlace): void {
  const { berths, drafts, empire, record } = office;
  const left = units.map((unit) => {
    const fleet = berths.fleetOf(unit);
    if (!drafts.cameFrom.has(unit)) drafts.cameFrom.set(unit, fleet);
    const system = berths.systemOf(unit);
    if (system !== null) drafts.systems.add(system);
    berths.move(unit, to);
    return fleet;
  });
  for (const fleet of unique(left)) {
    if (fleet === null || berths.sizeOf(fleet) > 0) continue;
    const head = { type: 'FleetDisbanded', cite: cite('MOV-9'), rolls: [] } as const;
    const { name } = rowOf(record.state().fleets, fleet);
    record.emit({ ...head, witnesses: onlyFor(empire), empire, fleet, name });
  }
}

function form(office: Office, order: FormFleet, units: readonly UnitId[], at: SystemId): null {
  const { record, empire, drafts } = office;
  const fleet = nextFleetId(record.state(), empire);
  const head = { type: 'FleetFormed', cite: cite('MOV-9'), rolls: [] } as const;
  const { name } = order;
  const place = { kind: 'system', system: at } as const;
  record.emit({ ...head, witnesses: onlyFor(empire), empire, fleet, name, place, units });
  move(office, units, { kind: 'fleet', fleet });
  drafts.formed.set(`${empire}/${name}`, fleet);
  return null;
}

function assign(office: Office, units: readonly UnitId[], to: UnitPlace): null {
  const { record, empire } = office;
  const head = { type: 'UnitsAssigned', cite: cite('MOV-9'), rolls: [] } as const;
  record.emit({ ...head, witnesses: onlyFor(empire), empire, units, to });
  move(office, units, to);
  return null;
}

/** Those units of an order that exist. */
function unitsOf({ berths, empire, newcomers }: Office, order: Reorganisation): readonly UnitId[] {
  const units = order.units.map((ref) => unitByRef(newcomers, empire, ref));
  return unique(units.flatMap((unit) => unit ?? [])).filter((unit) => berths.isOwn(empire, unit));
}

/** The system that all are in; null: there is none. */
function meetingPlaceOf(berths: Berths, units: readonly UnitId[]): SystemId | null {
  const [system = null, ...others] = unique(units.map((unit) => berths.systemOf(unit)));
  return others.length > 0 ? null : system;
}

/** Carries out one order for those of its units that exist; a reason if it cannot be. */
function carryOut(office: Office, { order }: LegalOrder<Reorganisation>): OrderFailure | null {
  const { berths } = office;
  const units = unitsOf(office, order);
  if (units.length === 0 && order.units.some(isNewUnit)) return 'not-built';
  const system = meetingPlaceOf(berths, units);
  if (system === null) return 'units-elsewhere';
  if (units.some((unit) => berths.isWithdrawing(unit))) return 'withdrawing';
  if (units.some((unit) => berths.isInHold(unit))) return 'cargo-unfit';
  if (berths.leaveSharers(units)) return 'cargo-shared';
  if (order.kind === 'FormFleet') {
    if (!units.every((unit) => berths.canSail(unit))) return 'units-elsewhere';
    return form(office, order, units, system);
  }
  return assignTo(office, order, units, system);
}

function assignTo(
  office: Office,
  order: AssignUnits,
  units: readonly UnitId[],
  system: SystemId,
): OrderFailure | null {
  const { berths, empire, drafts, newcomers, record, rules } = office;
  const to = assignmentByRef(newcomers, empire, order.to);
  if (to === null) return 'not-built';
  const { formed } = drafts;
  const yard = { state: record.state(), berths, formed, empire, system, at: order.at, rules };
  const target = targetOf(yard, units, to);
  return target.ok ? assign(office, units, target.value) : target.error;
}

/** The fleet that was formed, or could not be, with the standing orders of its sheet. */
function startWith({ record, empire, drafts, standing }: Office, { name }: FormFleet): void {
  const fleet = drafts.formed.get(`${empire}/${name}`) ?? null;
  giveStanding(record, { empire, name, fleet }, standing);
}

function sheetsOf({ orders }: PhaseInput, at: ReorganiseAt): readonly Sheet[] {
  return entriesById(orders)
    .map(([empire, sheet]) => ({
      empire,
      orders: [...sheet]
        .sort((a, b) => a.index - b.index)
        .filter((order): order is LegalOrder<Reorganisation> => isDue(order, at)),
    }))
    .filter((sheet) => sheet.orders.length > 0);
}

/**
 * Carries out the orders to form, split and merge fleets and to re-base units, each sheet in its own
 * order. Units that were lost since the order was written, or are not built yet, are left out of it.
 * @rule MOV-9 @rule CON-11
 */
export function regroup(record: Recorder, input: PhaseInput, at: ReorganiseAt): Regrouped {
  const drafts: Drafts = { formed: new Map(), systems: new Set(), cameFrom: new Map() };
  const sheets = sheetsOf(input, at);
  if (sheets.length === 0) return drafts;
  const berths = berthsOf(record);
  const newcomers = newcomersOf(record);
  for (const { empire, orders } of sheets) {
    const standing = standingForFormed(input.orders[empire] ?? []);
    const office: Office = {
      ...{ record, rules: input.rules, berths, drafts, newcomers, empire },
      standing,
    };
    for (const order of orders) {
      const because = carryOut(office, order);
      if (because !== null) fail(office, order, because);
      if (order.order.kind === 'FormFleet') startWith(office, order.order);
    }
  }
  return drafts;
}

import { groupBy } from '#kernel/collections/group-by';
import { firstBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { plural } from '#kernel/words/counted';
import type { SystemId } from '#model/campaign/ids';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import type { FleetRef } from '#model/orders/order';
import { laneAllowanceOf, type MovingUnit } from '#rules/movement/lane-allowance-of';
import { leadsThroughRestricted } from '#rules/movement/leads-through-restricted';
import { type Destination, reachableFrom } from '#rules/movement/reachable-from';
import type { Travel } from './lane-guide.ts';
import { designOf, type Mind, nameOf, note, type Sheet } from './mind.ts';

/** The system where a ship or convoy is; null: in a lane, ashore or aboard. */
export function systemOfShip({ view }: Mind, { place }: Unit): SystemId | null {
  const fleet = place.kind === 'fleet' ? view.fleets[place.fleet] : undefined;
  return fleet?.place.kind === 'system' ? fleet.place.system : null;
}

export const fleetOf = ({ view }: Mind, { place }: Unit): Fleet | null =>
  place.kind === 'fleet' ? (view.fleets[place.fleet] ?? null) : null;

/** Ships that move by themselves, have nothing to do, and are fit. */
export function freeShips(mind: Mind, sheet: Sheet): readonly Unit[] {
  return valuesById(mind.view.units).filter((unit) => {
    const design = designOf(mind, unit);
    if (design?.kind !== 'ship' || design.civilian || sheet.busy.has(unit.id)) return false;
    const fleet = fleetOf(mind, unit);
    return unit.status === 'active' && fleet?.place.kind === 'system' && fleet.withdrawing === null;
  });
}

/** Whether some units can go through restricted lanes together. */
export const isEscorted = (mind: Mind, units: readonly Unit[]): boolean =>
  units.some((unit) => {
    const design = designOf(mind, unit);
    const isFit = unit.condition === 'sound' && unit.status === 'active';
    return design !== null && isFit && leadsThroughRestricted(design, mind.view.rules);
  });

export type Errand = Readonly<{
  units: readonly Unit[];
  to: SystemId;
  travel: Pick<Travel, 'safe'>;
  /** A name for a fleet that is formed for it. */
  label: string;
  why: string;
}>;

/** Units in one system that travel as one fleet. */
type Party = Readonly<{ at: SystemId; units: readonly Unit[] }>;

function partiesOf(mind: Mind, units: readonly Unit[]): readonly Party[] {
  const free = units.filter((unit) => fleetOf(mind, unit)?.withdrawing === null);
  const byPlace = groupBy(free, (unit) => systemOfShip(mind, unit));
  return [...byPlace].flatMap(([at, together]) => (at === null ? [] : [{ at, units: together }]));
}

/** How far the units get together this turn. @rule MOV-1 */
function reachOfParty(mind: Mind, { at, units }: Party): readonly Destination[] {
  const moving = units.flatMap((unit): readonly MovingUnit[] => {
    const design = designOf(mind, unit);
    const unpaid = mind.view.unpaid.includes(unit.id);
    return design === null ? [] : [{ unit, design, unpaid, resting: false, tows: false }];
  });
  const allowance = laneAllowanceOf(moving, mind.view.rules);
  const { lanes, isStormy } = mind.ground;
  return reachableFrom(at, { lanes, allowance, isStormy });
}

/** The farthest stop of this turn on a way. */
function stepOn(way: readonly SystemId[], reachable: readonly Destination[]): Destination | null {
  const byId = new Map(reachable.map((one) => [one.system, one] as const));
  for (let at = way.length - 1; at > 0; at -= 1) {
    const stop = way[at];
    const found = stop === undefined ? undefined : byId.get(stop);
    if (found !== undefined) return found;
  }
  return null;
}

function stepOf(mind: Mind, party: Party, { to, travel }: Pick<Errand, 'to' | 'travel'>) {
  if (party.at === to) return null;
  const escorted = isEscorted(mind, party.units);
  const way = mind.survey.guide.wayTo(party.at, to, { escorted, ...travel });
  return way === null ? null : stepOn(way, reachOfParty(mind, party));
}

/** A name that no fleet bears yet. */
function freeName({ view }: Mind, sheet: Sheet, label: string): string {
  const formed = sheet.noted.flatMap(({ order }) =>
    order.kind === 'FormFleet' ? [order.name] : [],
  );
  const taken = new Set([...valuesById(view.fleets).map(({ name }) => name), ...formed]);
  let number = 1;
  while (taken.has(`${label} ${String(number)}`)) number += 1;
  return `${label} ${String(number)}`;
}

/** A fleet of just these units: one of theirs that the others join, or a new one. @rule MOV-9 */
function fleetFor(mind: Mind, sheet: Sheet, { units }: Party, label: string): FleetRef {
  const byFleet = [...groupBy(units, (unit) => fleetOf(mind, unit)?.id ?? null)];
  const whole = byFleet.filter(
    ([id, members]) => id !== null && mind.index.inFleet(id).length === members.length,
  );
  const [base] = firstBy(whole, ([, a], [, b]) => b.length - a.length) ?? [null];
  const others = units.filter((unit) => fleetOf(mind, unit)?.id !== base);
  const ids = others.map(({ id }) => id);
  if (base !== null) {
    if (ids.length === 0) return base;
    const to = { kind: 'fleet', fleet: base } as const;
    sheet.noted.push({
      order: { kind: 'AssignUnits', units: ids, to, at: 'movement' },
      why: 'They travel together.',
    });
    return base;
  }
  const name = freeName(mind, sheet, label);
  sheet.noted.push({
    order: { kind: 'FormFleet', name, units: ids, at: 'movement' },
    why: plural(
      ids.length,
      'It travels alone, and the rest of its fleet stays.',
      'They travel together, and the rest of their fleets stays.',
    ),
  });
  return `new:${name}`;
}

/** Whether all of them get there this turn. */
export const arriveNow = (mind: Mind, errand: Pick<Errand, 'units' | 'to' | 'travel'>): boolean =>
  partiesOf(mind, errand.units).every(
    (party) => party.at === errand.to || stepOf(mind, party, errand)?.system === errand.to,
  );

const onTheWay = (mind: Mind, { system }: Destination): string =>
  `This turn it gets as far as ${nameOf(mind, system)}.`;

/** Sends units on their way, together from each place, as far as they get; those that are there already stay. */
export function send(mind: Mind, sheet: Sheet, errand: Errand): boolean {
  for (const unit of errand.units) sheet.busy.add(unit.id);
  let isSent = false;
  for (const party of partiesOf(mind, errand.units)) {
    const step = stepOf(mind, party, errand);
    if (step === null) continue;
    const fleet = fleetFor(mind, sheet, party, errand.label);
    note(mind, sheet, {
      order: { kind: 'MoveFleet', fleet, path: step.path },
      why: step.system === errand.to ? errand.why : `${errand.why} ${onTheWay(mind, step)}`,
    });
    isSent = true;
  }
  return isSent;
}

/** Fleets that withdraw leave by the lane that they must take, and as far toward home as they get. @rule ENC-4 */
export function planWithdrawals(mind: Mind, sheet: Sheet): void {
  const { home, guide } = mind.survey;
  for (const fleet of valuesById(mind.view.fleets)) {
    if (fleet.withdrawing === null || fleet.place.kind !== 'system') continue;
    const units = mind.index.inFleet(fleet.id);
    for (const unit of units) sheet.busy.add(unit.id);
    const travel = { escorted: isEscorted(mind, units), safe: false };
    const farOf = ({ system }: Destination): number =>
      home === null ? 0 : (guide.costOf(system, home, travel) ?? 99);
    const best = firstBy(mind.reach(fleet), (a, b) => farOf(a) - farOf(b));
    if (best === undefined) continue;
    note(mind, sheet, {
      order: { kind: 'MoveFleet', fleet: fleet.id, path: best.path },
      why: 'It withdraws from an encounter, and must leave.',
    });
  }
}

import { groupBy } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import { laneIdOf } from '#model/campaign/lane';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import type { FleetRef } from '#model/orders/order';
import { leadsThroughRestricted } from '#rules/movement/leads-through-restricted';
import type { Destination } from '#rules/movement/reachable-from';
import type { Travel } from './lane-guide.ts';
import { designOf, type Mind, note, type Sheet } from './mind.ts';

/** Where a unit stands; null: in a lane, ashore or aboard. */
export function systemOfShip({ view }: Mind, { place }: Unit): SystemId | null {
  const fleet = place.kind === 'fleet' ? view.fleets[place.fleet] : undefined;
  return fleet?.place.kind === 'system' ? fleet.place.system : null;
}

export const fleetOf = ({ view }: Mind, { place }: Unit): Fleet | null =>
  place.kind === 'fleet' ? (view.fleets[place.fleet] ?? null) : null;

/** Whether some units can go through restricted lanes together. */
export const isEscorted = (mind: Mind, units: readonly Unit[]): boolean =>
  units.some((unit) => {
    const design = designOf(mind, unit);
    return (
      design !== null &&
      unit.condition === 'sound' &&
      unit.status === 'active' &&
      leadsThroughRestricted(design, mind.view.rules)
    );
  });

/** The farthest stop of this turn on a way. */
export function stepOn(
  way: readonly SystemId[],
  reachable: readonly Destination[],
): Destination | null {
  const byId = new Map(reachable.map((one) => [one.system, one] as const));
  for (let at = way.length - 1; at > 0; at -= 1) {
    const stop = way[at];
    const found = stop === undefined ? undefined : byId.get(stop);
    if (found !== undefined) return found;
  }
  return null;
}

export type Errand = Readonly<{
  units: readonly Unit[];
  to: SystemId;
  travel: Pick<Travel, 'safe'>;
  /** A name for a fleet that is formed for it. */
  label: string;
  why: string;
}>;

type Party = Readonly<{ fleet: Fleet; units: readonly Unit[]; isWhole: boolean }>;

function partiesOf(mind: Mind, units: readonly Unit[]): readonly Party[] {
  const byFleet = groupBy(units, (unit) => fleetOf(mind, unit)?.id ?? '');
  return [...byFleet].flatMap(([, together]): readonly Party[] => {
    const [first] = together;
    const fleet = first === undefined ? null : fleetOf(mind, first);
    if (fleet === null) return [];
    const isWhole = mind.index.inFleet(fleet.id).length === together.length;
    return [{ fleet, units: together, isWhole }];
  });
}

/** Where a part of a fleet can go: as far as all of it can, but only by lanes that it can take without the others. */
function reachOfParty(mind: Mind, { fleet, units, isWhole }: Party): readonly Destination[] {
  const all = mind.reach(fleet);
  if (isWhole || isEscorted(mind, units)) return all;
  const { lanes } = mind.view;
  const isOpen = ({ path }: Destination): boolean => {
    const from = fleet.place.kind === 'system' ? fleet.place.system : null;
    return path.every((to, at) => {
      const before = at === 0 ? from : path[at - 1];
      const lane = before === null || before === undefined ? null : laneIdOf(before, to);
      return lane !== null && lanes[lane]?.class !== 'restricted';
    });
  };
  return all.filter(isOpen);
}

/** A fleet of just these units: theirs, or a new one. */
function refOf(mind: Mind, sheet: Sheet, party: Party, label: string): FleetRef {
  if (party.isWhole) return party.fleet.id;
  const names = new Set(valuesById(mind.view.fleets).map(({ name }) => name));
  const taken = sheet.noted.flatMap(({ order }) => (order.kind === 'FormFleet' ? [order.name] : []));
  let number = 1;
  const wanted = (): string => `${label} ${String(number)}`;
  while (names.has(wanted()) || taken.includes(wanted())) number += 1;
  const name = wanted();
  const ids = party.units.map(({ id }) => id);
  sheet.noted.push({
    order: { kind: 'FormFleet', name, units: ids, at: 'movement' },
    why: 'Only a part of the fleet is needed for this.',
  });
  return `new:${name}`;
}

/** The parties of an errand with their steps of this turn. */
function stepsOf(
  mind: Mind,
  { units, to, travel }: Errand,
): readonly Readonly<{ party: Party; step: Destination }>[] {
  return partiesOf(mind, units).flatMap((party) => {
    const from = party.fleet.place.kind === 'system' ? party.fleet.place.system : null;
    if (from === null || from === to) return [];
    const escorted = isEscorted(mind, party.units);
    const way = mind.survey.guide.wayTo(from, to, { escorted, ...travel });
    const step = way === null ? null : stepOn(way, reachOfParty(mind, party));
    return step === null ? [] : [{ party, step }];
  });
}

/** Whether all of them get there this turn. */
export function arriveNow(mind: Mind, errand: Pick<Errand, 'units' | 'to' | 'travel'>): boolean {
  return partiesOf(mind, errand.units).every((party) => {
    if (party.fleet.place.kind === 'system' && party.fleet.place.system === errand.to) return true;
    const [first] = stepsOf(mind, { ...errand, units: party.units, label: '', why: '' });
    return first?.step.system === errand.to;
  });
}

/** Sends units on their way, each fleet or part of one as far as it gets; those that are there already stay. */
export function send(mind: Mind, sheet: Sheet, errand: Errand): boolean {
  for (const unit of errand.units) sheet.busy.add(unit.id);
  const steps = stepsOf(mind, errand);
  for (const { party, step } of steps) {
    const fleet = refOf(mind, sheet, party, errand.label);
    note(mind, sheet, {
      order: { kind: 'MoveFleet', fleet, path: step.path },
      why: errand.why,
    });
  }
  return steps.length > 0;
}

/** Its fleets that can take orders: in a system, with something in them. */
export const fleetsToOrder = ({ view, index }: Mind): readonly Fleet[] =>
  valuesById(view.fleets).filter(
    ({ id, place }) => place.kind === 'system' && index.inFleet(id).length > 0,
  );

import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import type { UnitId } from '#model/campaign/ids';
import type { StandingOrders } from '#model/forces/standing-orders';
import { type MaintenanceGroup, rateOf, upkeepOf } from './maintenance-groups.ts';

/** A unit that is not paid, and the points that this saves if those before it in the list go unpaid too. */
export type UnpaidUnit = Readonly<{ unit: UnitId; spared: number }>;

/** The units that their owner leaves unpaid first: single units before classes. */
export type UnpaidWishes = Pick<StandingOrders, 'unpaidUnits' | 'unpaidFirst'>;

type Candidate = Readonly<{ unit: UnitId; group: MaintenanceGroup }>;

/**
 * The units that go unpaid to save at least the shortfall, and no more than needed: first the units and then the classes their owner named,
 * then those with the highest maintenance for their combat value. If all units together save too little, all are unpaid.
 * @rule ECO-5
 * @ruling Combat value is the printed AS + AF + DV. Within a class, crippled units go unpaid first, then those longest in service.
 *   Afterwards units are paid again, from the last one back, wherever the shortfall stays covered: a started lot costs as much as a full
 *   one, so some units went unpaid for nothing.
 */
export function shortfallOf(
  groups: readonly MaintenanceGroup[],
  shortfall: number,
  first: UnpaidWishes,
): readonly UnpaidUnit[] {
  const tally = tallyOf();
  const marked: Candidate[] = [];
  for (const candidate of candidatesOf(groups, first)) {
    if (tally.saved() >= shortfall) break;
    tally.cut(candidate.group);
    marked.push(candidate);
  }
  const spared = new Set<UnitId>();
  for (const { unit, group } of marked.toReversed()) {
    tally.restore(group);
    if (tally.saved() >= shortfall) spared.add(unit);
    else tally.cut(group);
  }
  return savingsOf(marked.filter(({ unit }) => !spared.has(unit)));
}

function savingsOf(unpaid: readonly Candidate[]): readonly UnpaidUnit[] {
  const tally = tallyOf();
  return unpaid.map(({ unit, group }) => {
    const before = tally.saved();
    tally.cut(group);
    return { unit, spared: tally.saved() - before };
  });
}

function candidatesOf(
  groups: readonly MaintenanceGroup[],
  { unpaidUnits = [], unpaidFirst }: UnpaidWishes,
): readonly Candidate[] {
  const rankOf = (group: MaintenanceGroup): number => {
    const place = unpaidFirst.indexOf(group.design.id);
    return place === -1 ? unpaidFirst.length : place;
  };
  const order = sortBy(
    groups.filter((group) => upkeepOf(group, group.units.length) > 0),
    (a, b) => rankOf(a) - rankOf(b),
    dearestFirst,
    (a, b) => compareIds(a.design.id, b.design.id),
  );
  const all = order.flatMap((group) => group.units.map((unit) => ({ unit, group })));
  const placeOf = ({ unit }: Candidate): number => {
    const place = unpaidUnits.indexOf(unit);
    return place === -1 ? unpaidUnits.length : place;
  };
  return sortBy(all, (a, b) => placeOf(a) - placeOf(b));
}

/** Compares maintenance per point of combat value as fractions, so that nothing is rounded. */
function dearestFirst(a: MaintenanceGroup, b: MaintenanceGroup): number {
  const [one, other] = [priceOf(a), priceOf(b)];
  return other.points * one.worth - one.points * other.worth;
}

function priceOf(group: MaintenanceGroup): Readonly<{ points: number; worth: number }> {
  const { points, per } = rateOf(group);
  const { as, af, dv } = group.design;
  // A reserve unit costs half: twice as many share the same points.
  const share = group.status === 'reserve' ? 2 * per : per;
  return { points, worth: share * (as + af + dv) };
}

type Tally = Readonly<{
  cut: (group: MaintenanceGroup) => void;
  restore: (group: MaintenanceGroup) => void;
  saved: () => number;
}>;

/** Keeps what has been saved while units are cut and restored, one at a time. */
function tallyOf(): Tally {
  const cuts = new Map<MaintenanceGroup, number>();
  let saved = 0;
  const change = (group: MaintenanceGroup, by: 1 | -1): void => {
    const before = cuts.get(group) ?? 0;
    const left = group.units.length - before;
    cuts.set(group, before + by);
    saved += upkeepOf(group, left) - upkeepOf(group, left - by);
  };
  return {
    cut: (group) => change(group, 1),
    restore: (group) => change(group, -1),
    saved: () => saved,
  };
}

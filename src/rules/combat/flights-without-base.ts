import { groupBy } from '#kernel/collections/group-by';
import { sortBy } from '#kernel/collections/sort-by';
import { sumOf } from '#kernel/numbers/sum';
import type { EmpireId, UnitId } from '#model/campaign/ids';

type Based = Readonly<{
  unit: UnitId;
  owner: EmpireId;
  carrier: UnitId | null;
  kind: string;
  cv: number;
  cost: number;
}>;

/**
 * Flights that a battle leaves without a place: their carrier is gone, and no other unit of their owner
 * has CV to spare; the dearest are taken in first.
 * @rule CSC-14
 * @ruling A flight that came without a carrier is based elsewhere, and so is not lost.
 */
export function flightsWithoutBase<B extends Based>(
  alive: readonly B[],
  destroyed: readonly B[],
): readonly B[] {
  const gone = new Set(destroyed.map((one) => one.unit));
  const isHomeless = (one: B): boolean =>
    one.kind === 'flight' && one.carrier !== null && gone.has(one.carrier);
  const homeless = groupBy(alive.filter(isHomeless), (one) => one.owner);
  return [...homeless].flatMap(([owner, flights]) => {
    const own = alive.filter((one) => one.owner === owner);
    return sortBy(flights, (a, b) => b.cost - a.cost).slice(freePlaces(own));
  });
}

/** Places for flights that nobody has taken. */
function freePlaces(own: readonly Based[]): number {
  const aboard = groupBy(own, (one) => one.carrier);
  return sumOf(own, (one) => Math.max(0, one.cv - (aboard.get(one.unit)?.length ?? 0)));
}

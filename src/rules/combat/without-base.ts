import { groupBy } from '#kernel/collections/group-by';
import { sortBy } from '#kernel/collections/sort-by';
import { sumOf } from '#kernel/numbers/sum';
import type { EmpireId, UnitId } from '#model/campaign/ids';
import type { UnitKind } from '#model/forces/unit';
import type { BattleTraits } from './abilities/battle-ability.ts';

type Based = Readonly<{
  unit: UnitId;
  owner: EmpireId;
  carrier: UnitId | null;
  kind: UnitKind;
  cv: number;
  cost: number;
  traits: Pick<BattleTraits, 'corvettes' | 'minefields'>;
}>;

/** The sorts of units that are based aboard others, and how many places a unit has for each. */
const SORTS: readonly Readonly<{ kind: UnitKind; placesIn: (one: Based) => number }>[] = [
  { kind: 'flight', placesIn: ({ cv }) => cv },
  { kind: 'ship', placesIn: ({ traits }) => traits.corvettes },
  { kind: 'minefield', placesIn: ({ traits }) => traits.minefields },
];

/**
 * Flights, corvettes and minefields that a battle leaves without a place: their carrier is gone, and no other unit of their owner has one
 * to spare; the dearest are taken in first.
 * @rule CSC-14
 * @ruling A flight that joined a battle without a carrier is based elsewhere, so it isn't lost after the battle.
 */
export function withoutBase<B extends Based>(
  alive: readonly B[],
  destroyed: readonly B[],
): readonly B[] {
  const gone = new Set(destroyed.map((one) => one.unit));
  return SORTS.flatMap(({ kind, placesIn }) => {
    const isHomeless = (one: B): boolean =>
      one.kind === kind && one.carrier !== null && gone.has(one.carrier);
    const homeless = groupBy(alive.filter(isHomeless), (one) => one.owner);
    return [...homeless].flatMap(([owner, some]) => {
      const own = alive.filter((one) => one.owner === owner);
      const taken = groupBy(
        own.filter((one) => one.kind === kind),
        (one) => one.carrier,
      );
      const free = sumOf(own, (one) =>
        Math.max(0, placesIn(one) - (taken.get(one.unit)?.length ?? 0)),
      );
      return sortBy(some, (a, b) => b.cost - a.cost).slice(free);
    });
  });
}

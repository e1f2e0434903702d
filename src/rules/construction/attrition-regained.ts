import { groupBy } from '#kernel/collections/group-by';
import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import type { DesignId, UnitId } from '#model/campaign/ids';

/** A ground unit that has lost Attrition. */
export type Hurt = Readonly<{
  unit: UnitId;
  design: DesignId;
  damage: number;
  /** Attrition that it still has. */
  left: number;
  /** In supply and landed at a friendly colony. */
  recovers: boolean;
  /** Units with the same key share Hospitals. */
  together: string;
}>;

/** What restores it. */
export type Healer = 'colony' | 'hospital';
export type Regained = Readonly<{ hurt: Hurt; points: number; by: Healer }>;

/** Each function restores 1 point to the unit that its owner wants first, then to the one with the least Attrition left. */
function tended(
  here: readonly Hurt[],
  functions: number,
  tendFirst: readonly DesignId[],
): readonly Regained[] {
  const given = new Map<UnitId, number>();
  const rankOf = ({ design }: Hurt): number => {
    const place = tendFirst.indexOf(design);
    return place === -1 ? tendFirst.length : place;
  };
  const gainOf = ({ unit }: Hurt): number => given.get(unit) ?? 0;
  for (let used = 0; used < functions; used += 1) {
    const [next] = sortBy(
      here.filter((one) => gainOf(one) < one.damage),
      (a, b) => rankOf(a) - rankOf(b),
      (a, b) => a.left + gainOf(a) - (b.left + gainOf(b)),
      (a, b) => compareIds(a.unit, b.unit),
    );
    if (next === undefined) break;
    given.set(next.unit, gainOf(next) + 1);
  }
  return here.flatMap((hurt) => {
    const points = gainOf(hurt);
    return points === 0 ? [] : [{ hurt, points, by: 'hospital' as const }];
  });
}

/**
 * The Attrition that ground units of one empire regain: 1 where they recover by themselves, elsewhere 1 for each Hospital function with
 * them.
 * @rule CON-7
 * @ruling Several Hospital functions may restore one unit. Classes that the owner's standing orders name come first, then the units with
 *   the least Attrition left.
 * @ruling A Hospital tends only units of its own empire. It may have moved this turn and needs no supply. A Hospital that is in reserve,
 *   mothballed or under repair tends nobody.
 */
export function attritionRegained(
  hurt: readonly Hurt[],
  functionsAt: (together: string) => number,
  tendFirst: readonly DesignId[],
): readonly Regained[] {
  const alone = hurt.filter(({ recovers }) => recovers);
  const others = groupBy(
    hurt.filter(({ recovers }) => !recovers),
    ({ together }) => together,
  );
  return [
    ...alone.map((one): Regained => ({ hurt: one, points: 1, by: 'colony' })),
    ...[...others].flatMap(([together, here]) => tended(here, functionsAt(together), tendFirst)),
  ];
}

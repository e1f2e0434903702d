import { sortBy } from '#kernel/collections/sort-by';
import { compareText } from '#kernel/result/compare-text';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import { type Package, packageOf, STARTING_ROLES, type StartingRole } from './package-of.ts';

/** A number of packages. */
export type Purchase = Package & Readonly<{ count: number }>;

/** How much of the points each role gets, against the others. */
const SHARES: Readonly<Record<StartingRole, number>> = {
  line: 6,
  explorer: 2,
  carrier: 4,
  guard: 2,
  ground: 1,
};

/** The dearest flight: a berth is worth more than the difference. */
function flightOf(classes: readonly UnitDesign[]): UnitDesign | null {
  const flights = classes.filter(({ kind }) => kind === 'flight');
  return sortBy(flights, dearestFirst, byId)[0] ?? null;
}

type Priced = Pick<UnitDesign, 'cost' | 'id'>;
const dearestFirst = (a: Priced, b: Priced): number => b.cost - a.cost;
const byId = (a: Priced, b: Priced): number => compareText(a.id, b.id);

/** A Scout is worth little if nobody finds the way. */
const explorersFirst = (a: UnitDesign, b: UnitDesign): number =>
  Number(ratingOf(b, 'explorer') > 0) - Number(ratingOf(a, 'explorer') > 0);

/**
 * Spends points on a balanced force: each role gets its share, and within a role every class its turn, Explorers before
 * others, then the dearest first. The same classes and points always give the same units.
 * @rule SET-1
 */
export function buyStartingUnits(
  classes: readonly UnitDesign[],
  points: number,
): readonly Purchase[] {
  const flight = flightOf(classes);
  const offers = classes
    .flatMap((design) => packageOf(design, flight) ?? [])
    .filter(({ cost }) => cost > 0)
    .map((offer) => ({ offer, bought: 0 }));
  const spent = new Map<StartingRole, number>();
  const spentOn = (role: StartingRole): number => spent.get(role) ?? 0;
  let left = points;
  for (;;) {
    const affordable = offers.filter(({ offer }) => offer.cost <= left);
    const roles = STARTING_ROLES.filter((role) =>
      affordable.some(({ offer }) => offer.role === role),
    );
    const [role] = sortBy(roles, (a, b) => spentOn(a) * SHARES[b] - spentOn(b) * SHARES[a]);
    const [next] = sortBy(
      affordable.filter(({ offer }) => offer.role === role),
      (a, b) => a.bought - b.bought,
      (a, b) => explorersFirst(a.offer.design, b.offer.design),
      (a, b) => dearestFirst(a.offer.design, b.offer.design),
      (a, b) => byId(a.offer.design, b.offer.design),
    );
    if (role === undefined || next === undefined) break;
    next.bought += 1;
    left -= next.offer.cost;
    spent.set(role, spentOn(role) + next.offer.cost);
  }
  return offers.flatMap(({ offer, bought }) => (bought > 0 ? [{ ...offer, count: bought }] : []));
}

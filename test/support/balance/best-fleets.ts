import { oddsDice } from '#kernel/dice/odds-dice';
import { sumOf } from '#kernel/numbers/sum';
import type { ForceLists } from '#content/force-lists/force-lists';
import type { UnitDesign } from '#model/forces/design';
import { duel, type Fighter, fighterOf } from './duel.ts';
import { type BalanceFleet, fillUp, fleetWith, priceOf, type Ship } from './fleet-of.ts';
import { fleetsOf } from './matrix.ts';
import { type Parts, partsOf } from './parts-of.ts';
import { BUDGETS, EMPIRES, type Empire, type Era } from './plans.ts';

/** How many fleets are tried of each empire, besides those by plan, and how many of all are the best. */
export type Search = Readonly<{ tried: number; kept: number; battles: number }>;

/** A fleet that competes, with its points against the fleets by plan of each other empire. */
export type Contender = Readonly<{
  empire: Empire;
  fighter: Fighter;
  points: ReadonlyMap<Empire, number>;
}>;
export type Contenders = ReadonlyMap<Empire, readonly Contender[]>;

/** Up to three classes and what they carry: the first for half of the cost or more, the others fill up. */
function someFleet(parts: Parts, budget: number, pick: (many: number) => number): BalanceFleet {
  const { capital, cruiser, escort, carrier, support, others } = parts;
  const known = [...new Set([capital, cruiser, escort, carrier, support, ...others])];
  const choose = (): UnitDesign => known[pick(known.length)] ?? capital;
  const flight = pick(4) === 0 ? undefined : parts.flight;
  const [main, second, third] = [choose(), choose(), choose()];
  const ship: Ship = { design: main, flight };
  const most = Math.floor((budget * (50 + 10 * pick(5))) / 100 / priceOf(ship));
  const mains = Array.from({ length: most }, () => ship);
  const left = budget - most * priceOf(ship);
  const rest = fillUp(left, [second, third, main, ...others], flight);
  return fleetWith('tried', [...mains, ...rest]);
}

/** The fleets of an empire: those by plan, and as many at random. */
function fightersOf(lists: ForceLists, era: Era, empire: Empire, tried: number) {
  const ready = (fleet: BalanceFleet): Fighter => fighterOf(fleet, lists, 'by-the-book');
  const dice = oddsDice(['fleets', era, empire].join('.'));
  dice.begin(1);
  const pick = (many: number): number => (many < 2 ? 0 : dice.total({ count: 1, faces: many }) - 1);
  const own = lists.designs.filter(({ list }) => list === empire);
  const parts = partsOf(own, era);
  const byPlan = fleetsOf(lists, empire, era).map(ready);
  const others = Array.from({ length: tried }, () => ready(someFleet(parts, BUDGETS[era], pick)));
  return { byPlan, all: [...byPlan, ...others] };
}

/**
 * All fleets of the search in an era. With those of before, when only one empire has changed, only what depends on it is fought again.
 */
export function contendersIn(
  lists: ForceLists,
  era: Era,
  search: Search,
  before?: Readonly<{ changed: Empire; contenders: Contenders }>,
): Contenders {
  const fleets = new Map(
    EMPIRES.map((empire) => [empire, fightersOf(lists, era, empire, search.tried)]),
  );
  const pointsOf = (fighter: Fighter, empire: Empire, enemy: Empire): number => {
    const seed = ['search', era, empire].join('.');
    const enemies = fleets.get(enemy)?.byPlan ?? [];
    return sumOf(enemies, (one) => duel(fighter, one, { seed, battles: search.battles }).points);
  };
  const contenderOf = (empire: Empire, fighter: Fighter, old?: Contender): Contender => {
    const points = EMPIRES.filter((one) => one !== empire).map((enemy) => {
      const known = enemy === before?.changed ? undefined : old?.points.get(enemy);
      return [enemy, known ?? pointsOf(fighter, empire, enemy)] as const;
    });
    return { empire, fighter, points: new Map(points) };
  };
  return new Map(
    [...fleets].map(([empire, { all }]) => {
      const old = empire === before?.changed ? undefined : before?.contenders.get(empire);
      return [empire, all.map((fighter, at) => contenderOf(empire, fighter, old?.[at]))];
    }),
  );
}

/** The best fleets in an era: by their battles against the fleets by plan of all other empires. */
export function bestOf(contenders: Contenders, kept: number): readonly BalanceFleet[] {
  const all = [...contenders.values()].flat();
  const scored = all.map(({ fighter, points }) => ({
    fleet: fighter.fleet,
    points: sumOf([...points.values()], (one) => one),
  }));
  return scored
    .toSorted((a, b) => b.points - a.points)
    .slice(0, kept)
    .map(({ fleet }) => fleet);
}

/** Which part of the fleets has units of a class, the most used first. */
export function sharesOf(
  fleets: readonly BalanceFleet[],
): readonly Readonly<{ id: string; share: number }>[] {
  const counts = new Map<string, number>();
  for (const { units } of fleets) {
    const ids = units.flatMap((group) => [group.class, ...group.aboard.map((one) => one.class)]);
    for (const id of new Set(ids)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts]
    .map(([id, count]) => ({ id, share: count / fleets.length }))
    .toSorted((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1));
}

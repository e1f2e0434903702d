import { oddsDice } from '#kernel/dice/odds-dice';
import type { ForceLists } from '#content/force-lists/force-lists';
import type { UnitDesign } from '#model/forces/design';
import { duel, type Fighter, fighterOf } from './duel.ts';
import { type BalanceFleet, fillUp, fleetWith, priceOf, type Ship } from './fleet-of.ts';
import { fleetsOf } from './matrix.ts';
import { type Parts, partsOf } from './parts-of.ts';
import { BUDGETS, EMPIRES, type Empire, type Era } from './plans.ts';

/** How many fleets are tried of each empire, besides those by plan, and how many of all are the best. */
export type Search = Readonly<{ tried: number; kept: number; battles: number }>;

/** A fleet of the search, with its mean points. */
export type Ranked = Readonly<{ empire: Empire; fleet: BalanceFleet; points: number }>;

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

/** All fleets of the search in an era, the best first: by their battles against the fleets by plan of all other empires. */
export function rankedFleets(lists: ForceLists, era: Era, search: Search): readonly Ranked[] {
  const ready = (fleet: BalanceFleet): Fighter => fighterOf(fleet, lists, 'by-the-book');
  const byPlan = EMPIRES.map((empire) => ({
    empire,
    fighters: fleetsOf(lists, empire, era).map(ready),
  }));
  const ranked = byPlan.flatMap(({ empire, fighters }) => {
    const dice = oddsDice(['fleets', era, empire].join('.'));
    dice.begin(1);
    const pick = (many: number): number =>
      many < 2 ? 0 : dice.total({ count: 1, faces: many }) - 1;
    const parts = partsOf(
      lists.designs.filter(({ list }) => list === empire),
      era,
    );
    const tried = Array.from({ length: search.tried }, () =>
      ready(someFleet(parts, BUDGETS[era], pick)),
    );
    const enemies = byPlan.flatMap((one) => (one.empire === empire ? [] : one.fighters));
    return [...fighters, ...tried].map((own): Ranked => {
      const seed = ['search', era, empire].join('.');
      const points = enemies.reduce(
        (sum, enemy) => sum + duel(own, enemy, { seed, battles: search.battles }).points,
        0,
      );
      return { empire, fleet: own.fleet, points: points / (enemies.length * search.battles) };
    });
  });
  return ranked.toSorted((a, b) => b.points - a.points).slice(0, search.kept);
}

/** Which part of the fleets has units of a class, the most used first. */
export function sharesOf(
  fleets: readonly Ranked[],
): readonly Readonly<{ id: string; share: number }>[] {
  const counts = new Map<string, number>();
  for (const { fleet } of fleets) {
    const ids = fleet.units.flatMap((group) => [
      group.class,
      ...group.aboard.map((one) => one.class),
    ]);
    for (const id of new Set(ids)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts]
    .map(([id, count]) => ({ id, share: count / fleets.length }))
    .toSorted((a, b) => b.share - a.share || (a.id < b.id ? -1 : 1));
}

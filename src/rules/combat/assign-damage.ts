import { sortBy } from '#kernel/collections/sort-by';
import { sumOf } from '#kernel/numbers/sum';

/** A unit that damage may be put on. */
export type DamageTarget = Readonly<{
  dv: number;
  cost: number;
  /** Steps until it is destroyed: 2 when it can still be crippled. Each takes its DV. */
  steps: 1 | 2;
  isFlagship: boolean;
}>;

/** How many steps each target takes, in the order of the targets, and what nobody could absorb. */
export type DamageAssignment = Readonly<{ steps: readonly number[]; left: number }>;

type Asked = Readonly<{
  targets: readonly DamageTarget[];
  damage: number;
  /** Those to be spared before any count of costs, dearest first. */
  spare?: readonly DamageTarget[];
}>;

/** Beyond the first dozen wishes the numbers below would grow too large, and the wish too small. */
const SPARED_AT_MOST = 12;

/** What a target's loss counts, twice over so that it is whole: its cost when destroyed, half when crippled. @rule CSC-9 */
export function lossOf(target: DamageTarget, steps: number): number {
  if (steps === 0) return 0;
  return steps === target.steps ? 2 * target.cost : target.cost;
}

/**
 * Puts damage on units as their owner would: as long as one can absorb its DV it must be assigned; of
 * all ways to do so the one that costs least (cost destroyed + ½ cost crippled), spares the flagship and
 * wastes least.
 * @rule CSC-9
 * @ruling Destroying a unit that was crippled before counts its full cost. Of ways that are equal in all
 *   this, the one that destroys fewer units, then the one that hits those named last. Exact for any number.
 */
export function assignDamage({ targets, damage, spare = [] }: Asked): DamageAssignment {
  const capacity = sumOf(targets, (target) => target.dv * target.steps);
  if (damage >= capacity) {
    return { steps: targets.map((target) => target.steps), left: damage - capacity };
  }
  if (targets.every((target) => target.dv > damage)) {
    return { steps: targets.map(() => 0), left: damage };
  }
  // Units that survive must be too tough for what is left, so the weakest survivor decides: above some
  // DV all is free, below it all are destroyed. In this order each such cut splits the list in two.
  const places = sortBy([...targets.keys()], (a, b) => dvAt(targets, b) - dvAt(targets, a));
  const rate = rating(targets, spare.slice(0, SPARED_AT_MOST));
  const rows = places.flatMap((place) => {
    const target = targets[place];
    return target === undefined ? [] : [{ place, target }];
  });
  return bestCut({ rows, rate, damage });
}

type Row = Readonly<{ place: number; target: DamageTarget }>;
type Rating = Readonly<{
  /** One number for everything that is weighed but the waste: smaller is better. */
  of: (target: DamageTarget, steps: number) => number;
  /** The part of it that weighs less than waste does: units destroyed. */
  units: number;
}>;
type Search = Readonly<{ rows: readonly Row[]; rate: Rating; damage: number }>;

function dvAt(targets: readonly DamageTarget[], place: number): number {
  return targets[place]?.dv ?? 0;
}

/** Packs what is weighed into one number, the weightiest first: spared, loss, flagship, destroyed. */
function rating(targets: readonly DamageTarget[], spare: readonly DamageTarget[]): Rating {
  const units = targets.length + 1;
  const losses = 2 * sumOf(targets, (target) => target.cost) + 1;
  const weights = new Map<DamageTarget, number>();
  let weight = losses * 3 * units;
  for (const target of [...spare].reverse()) {
    weights.set(target, weight);
    weight *= 3;
  }
  const of = (target: DamageTarget, steps: number): number => {
    const spared = steps * (weights.get(target) ?? 0);
    const flagship = target.isFlagship ? steps : 0;
    const destroyed = steps === target.steps ? 1 : 0;
    return spared + (lossOf(target, steps) * 3 + flagship) * units + destroyed;
  };
  return { of, units };
}

type Cut = Readonly<{ at: number; used: number; rated: number; left: number }>;

/** Tries every cut while the table of what the free part can absorb, and at what price, grows unit by unit. */
function bestCut(search: Search): DamageAssignment {
  const { rows, rate, damage } = search;
  const rest = restsOf(search);
  const best = new Float64Array(damage + 1).fill(Infinity);
  best[0] = 0;
  const chosen: Uint8Array[] = [];
  let found: Cut | undefined;
  for (const [index, { target }] of rows.entries()) {
    chosen.push(takeIn(best, target, rate));
    const after = rest[index + 1] ?? { dv: 0, rated: 0 };
    const budget = damage - after.dv;
    for (let used = Math.max(0, budget - target.dv + 1); used <= budget; used += 1) {
      const rated = (best[used] ?? Infinity) + after.rated;
      const cut = { at: index, used, rated, left: budget - used };
      if (rated < Infinity && isBetter(cut, found, rate.units)) found = cut;
    }
  }
  return stepsOf(search, chosen, found);
}

/** What it takes to destroy all from each place on. */
function restsOf({ rows, rate }: Search): readonly Readonly<{ dv: number; rated: number }>[] {
  const rests = [{ dv: 0, rated: 0 }];
  let dv = 0;
  let rated = 0;
  for (const { target } of [...rows].reverse()) {
    dv += target.dv * target.steps;
    rated += rate.of(target, target.steps);
    rests.push({ dv, rated });
  }
  return rests.reverse();
}

/** Adds one unit to the table of best ratings by damage absorbed; gives the steps it takes in each. */
function takeIn(best: Float64Array, target: DamageTarget, rate: Rating): Uint8Array {
  const chosen = new Uint8Array(best.length);
  const prices = [0, 1, 2].map((steps) => rate.of(target, steps));
  for (let used = best.length - 1; used >= 0; used -= 1) {
    let lowest = Infinity;
    // More steps first: among equals the units named last take the hits.
    for (let steps: number = target.steps; steps >= 0; steps -= 1) {
      const before = used - steps * target.dv;
      const rated = before < 0 ? Infinity : (best[before] ?? Infinity) + (prices[steps] ?? 0);
      if (rated < lowest) {
        lowest = rated;
        chosen[used] = steps;
      }
    }
    best[used] = lowest;
  }
  return chosen;
}

function isBetter(cut: Cut, found: Cut | undefined, units: number): boolean {
  if (found === undefined) return true;
  const weighty = (one: Cut): number => one.rated - (one.rated % units);
  if (weighty(cut) !== weighty(found)) return weighty(cut) < weighty(found);
  if (cut.left !== found.left) return cut.left < found.left;
  return cut.rated < found.rated;
}

function stepsOf(
  { rows, damage }: Search,
  chosen: readonly Uint8Array[],
  cut: Cut | undefined,
): DamageAssignment {
  const steps = rows.map(() => 0);
  if (cut === undefined) return { steps, left: damage };
  let used = cut.used;
  for (const [index, { place, target }] of [...rows.entries()].reverse()) {
    const taken = index > cut.at ? target.steps : (chosen[index]?.[used] ?? 0);
    if (index <= cut.at) used -= taken * target.dv;
    steps[place] = taken;
  }
  return { steps, left: cut.left };
}

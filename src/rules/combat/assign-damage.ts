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
  const rows = places.flatMap((place): readonly Row[] => {
    const target = targets[place];
    if (target === undefined) return [];
    const { dv, steps } = target;
    return [{ place, dv, steps, once: rate.of(target, 1), whole: rate.of(target, steps) }];
  });
  return bestCut({ rows, units: rate.units, damage });
}

/** A target with what it counts to be hit once, and to be destroyed. */
type Row = Readonly<{
  place: number;
  dv: number;
  steps: DamageTarget['steps'];
  once: number;
  whole: number;
}>;
type Rating = Readonly<{
  /** One number for everything that is weighed but the waste: smaller is better. */
  of: (target: DamageTarget, steps: number) => number;
  /** The part of it that weighs less than waste does: units destroyed. */
  units: number;
}>;
type Search = Readonly<{ rows: readonly Row[]; units: number; damage: number }>;

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

/** Up to the row `at` the table decides, `used` is what those absorb; all after it are destroyed. */
type Cut = { at: number; used: number; rated: number; left: number };

/** Tries every cut while the table of what the free part can absorb, and at what price, grows unit by unit. */
function bestCut(search: Search): DamageAssignment {
  const { rows, units, damage } = search;
  const width = damage + 1;
  const best = new Float64Array(width).fill(Infinity);
  best[0] = 0;
  // What each row takes for each damage that it and those before it absorb.
  const chosen = new Uint8Array(rows.length * width);
  let after = sumOf(rows, ({ dv, steps }) => dv * steps);
  let price = sumOf(rows, ({ whole }) => whole);
  let reach = 0;
  const found: Cut = { at: -1, used: 0, rated: Infinity, left: damage };
  for (const [at, row] of rows.entries()) {
    reach = Math.min(damage, reach + row.dv * row.steps);
    takeIn(best, row, { reach, chosen, from: at * width });
    after -= row.dv * row.steps;
    price -= row.whole;
    const budget = damage - after;
    for (let used = Math.max(0, budget - row.dv + 1); used <= Math.min(budget, reach); used += 1) {
      const rated = (best[used] ?? Infinity) + price;
      const left = budget - used;
      if (!isBetter(rated, left, found, units)) continue;
      found.at = at;
      found.used = used;
      found.rated = rated;
      found.left = left;
    }
  }
  return stepsOf(search, chosen, found);
}

type Place = Readonly<{ reach: number; chosen: Uint8Array; from: number }>;

/** Adds one unit to the table of best ratings by damage absorbed; notes the steps it takes in each. */
function takeIn(best: Float64Array, row: Row, { reach, chosen, from }: Place): void {
  const { dv, once, whole } = row;
  const all = row.steps * dv;
  const isTwice = row.steps === 2;
  for (let used = reach; used >= dv; used -= 1) {
    // More steps first: among equals the units named last take the hits.
    let lowest = Infinity;
    let taken = 0;
    if (used >= all) {
      lowest = (best[used - all] ?? Infinity) + whole;
      if (lowest < Infinity) taken = row.steps;
    }
    if (isTwice) {
      const rated = (best[used - dv] ?? Infinity) + once;
      if (rated < lowest) {
        lowest = rated;
        taken = 1;
      }
    }
    if ((best[used] ?? Infinity) < lowest) continue;
    best[used] = lowest;
    chosen[from + used] = taken;
  }
}

/** Whether a cut weighs less than the best so far, then wastes less, then destroys fewer. */
function isBetter(rated: number, left: number, found: Cut, units: number): boolean {
  if (rated === Infinity) return false;
  if (found.rated === Infinity) return true;
  const weighty = rated - (rated % units);
  const weightyFound = found.rated - (found.rated % units);
  if (weighty !== weightyFound) return weighty < weightyFound;
  return left === found.left ? rated < found.rated : left < found.left;
}

function stepsOf({ rows, damage }: Search, chosen: Uint8Array, cut: Cut): DamageAssignment {
  const steps = rows.map(() => 0);
  let { used } = cut;
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const row = rows[at];
    if (row === undefined || cut.at < 0) continue;
    const taken = at > cut.at ? row.steps : (chosen[at * (damage + 1) + used] ?? 0);
    if (at <= cut.at) used -= taken * row.dv;
    steps[row.place] = taken;
  }
  return { steps, left: cut.left };
}

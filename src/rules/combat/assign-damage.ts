import { sumOf } from '#kernel/numbers/sum';

/** A unit that damage may be put on. */
export type DamageTarget = Readonly<{
  dv: number;
  cost: number;
  /** Steps until it is destroyed: 2 when it can still be crippled. Each takes its DV. */
  steps: 1 | 2;
  isFlagship: boolean;
}>;

/** How many steps each target takes, in the order of the targets, and the damage that no target could absorb. */
export type DamageAssignment = Readonly<{ steps: readonly number[]; left: number }>;

type Asked = Readonly<{
  targets: readonly DamageTarget[];
  damage: number;
  /** The targets to spare, before any cost counts; the one to spare most comes first. */
  spare?: readonly DamageTarget[];
  /** Where to work; without it a new one is made. */
  workspace?: DamageWorkspace;
}>;

/** Beyond the first dozen wishes the numbers below would grow too large, and the wish too small. */
const SPARED_AT_MOST = 12;

/**
 * The weight of a target's loss, doubled so that it is a whole number: its cost if it is destroyed, half of that if it is crippled.
 * @rule CSC-9
 */
export function lossOf(target: DamageTarget, steps: number): number {
  if (steps === 0) return 0;
  return steps === target.steps ? 2 * target.cost : target.cost;
}

/**
 * Puts damage on units as their owner would: as long as one can absorb its DV it must be assigned; of all ways to do so the one that costs
 * least (cost destroyed + ½ cost crippled), spares the flagship and wastes least.
 * @rule CSC-9
 * @ruling The default assignment first spares up to 12 units that their owner names, and then compares costs. Destroying a unit that was
 *   already crippled counts its full cost. If several assignments are equal in all that counts, the one that destroys fewer units is used,
 *   then the one that hits the units listed last. The result is the best possible for any number of units.
 */
export function assignDamage({
  targets,
  damage,
  spare = [],
  workspace = damageWorkspace(),
}: Asked): DamageAssignment {
  const capacity = sumOf(targets, (target) => target.dv * target.steps);
  if (damage >= capacity) {
    return { steps: targets.map((target) => target.steps), left: damage - capacity };
  }
  if (targets.every((target) => target.dv > damage)) {
    return { steps: targets.map(() => 0), left: damage };
  }
  // Units that survive must be too tough for what is left, so the weakest survivor decides: above some
  // DV all is free, below it all are destroyed. In this order each such cut splits the list in two.
  const many = toughestFirst(workspace.rows, targets);
  const rated = { rows: workspace.rows, many, targets };
  const units = rateAll(rated, spare.slice(0, SPARED_AT_MOST));
  return bestCut({ workspace, many, units, damage, capacity });
}

/** A target with the weights of one hit and of its destruction. */
type Row = {
  place: number;
  dv: number;
  steps: DamageTarget['steps'];
  once: number;
  whole: number;
};
type Rows = Row[];
type Search = Readonly<{
  workspace: DamageWorkspace;
  many: number;
  units: number;
  damage: number;
  capacity: number;
}>;

/**
 * Arrays to work in. Each call fills them again and reads nothing that an earlier one left. A caller that asks thousands of times a
 * second, as battles for odds do, passes the same one each time.
 */
export type DamageWorkspace = { readonly rows: Rows; best: Float64Array; chosen: Uint8Array };

/** A new one, which grows with the questions. */
export const damageWorkspace = (): DamageWorkspace => ({
  rows: [],
  best: new Float64Array(0),
  chosen: new Uint8Array(0),
});

const NO_ROW: Readonly<Row> = { place: 0, dv: 0, steps: 1, once: 0, whole: 0 };
const rowAt = (rows: Rows, at: number): Readonly<Row> => rows[at] ?? NO_ROW;

/** Fills the rows, the highest DV first, equals as they were named; gives how many there are. */
function toughestFirst(rows: Rows, targets: readonly DamageTarget[]): number {
  let many = 0;
  for (const { dv, steps } of targets) {
    const row = rows[many] ?? { ...NO_ROW };
    row.place = many;
    row.dv = dv;
    row.steps = steps;
    let at = many;
    for (; at > 0 && rowAt(rows, at - 1).dv < dv; at -= 1) rows[at] = rows[at - 1] ?? row;
    rows[at] = row;
    many += 1;
  }
  return many;
}

type Rated = Readonly<{ rows: Rows; many: number; targets: readonly DamageTarget[] }>;

/**
 * Packs what is weighed into one number for each row, the weightiest first: spared, loss, flagship, destroyed; smaller is better. Gives
 * the part of it that weighs less than waste does: as many as could be destroyed, and one.
 */
function rateAll({ rows, many, targets }: Rated, spare: readonly DamageTarget[]): number {
  const units = many + 1;
  const weights = spare.length === 0 ? null : weightsOf(targets, spare, units);
  for (let at = 0; at < many; at += 1) {
    const row = rows[at];
    const target = row === undefined ? undefined : targets[row.place];
    if (row === undefined || target === undefined) continue;
    const { steps } = target;
    const spared = weights?.get(target) ?? 0;
    const led = target.isFlagship ? 1 : 0;
    row.whole = steps * spared + (lossOf(target, steps) * 3 + led * steps) * units + 1;
    row.once = steps === 1 ? row.whole : spared + (lossOf(target, 1) * 3 + led) * units;
  }
  return units;
}

/** The weight of a hit on each spared target: more than all that is not spared, and three times as much as on the next. */
function weightsOf(
  targets: readonly DamageTarget[],
  spare: readonly DamageTarget[],
  units: number,
): ReadonlyMap<DamageTarget, number> {
  const weights = new Map<DamageTarget, number>();
  let weight = (2 * sumOf(targets, (target) => target.cost) + 1) * 3 * units;
  for (const target of [...spare].reverse()) {
    weights.set(target, weight);
    weight *= 3;
  }
  return weights;
}

/** Up to the row `at` the table decides, `used` is what those absorb; all after it are destroyed. */
type Cut = { at: number; used: number; rated: number; left: number };

/** Tries every cut while the table of what the free part can absorb, and at what price, grows unit by unit. */
function bestCut(search: Search): DamageAssignment {
  const { workspace, many, damage, capacity } = search;
  const { rows } = workspace;
  const { best, chosen } = roomFor(workspace, many, damage);
  let after = capacity;
  let price = 0;
  for (let at = 0; at < many; at += 1) price += rowAt(rows, at).whole;
  let reach = 0;
  const found: Cut = { at: -1, used: 0, rated: Infinity, left: damage };
  for (let at = 0; at < many; at += 1) {
    const row = rowAt(rows, at);
    const all = row.dv * row.steps;
    reach = Math.min(damage, reach + all);
    takeIn(best, row, { reach, chosen, from: at * (damage + 1) });
    after -= all;
    price -= row.whole;
    tryCuts(found, best, { at, dv: row.dv, price, budget: damage - after, reach }, search.units);
  }
  return stepsOf(search, chosen, found);
}

/**
 * Room for the prices by damage absorbed, all but that of none still open, and for what each row takes for each damage
 * that it and those before it absorb.
 */
function roomFor(workspace: DamageWorkspace, many: number, damage: number): DamageWorkspace {
  const width = damage + 1;
  if (workspace.best.length < width) workspace.best = new Float64Array(width);
  if (workspace.chosen.length < many * width) workspace.chosen = new Uint8Array(many * width);
  workspace.best.fill(Infinity, 0, width);
  workspace.best[0] = 0;
  return workspace;
}

type Cuts = Readonly<{ at: number; dv: number; price: number; budget: number; reach: number }>;

/** Tries the cuts in which the damage left is too little for the row `at`, the weakest that may survive if those after it don't. */
function tryCuts(
  found: Cut,
  best: Float64Array,
  { at, dv, price, budget, reach }: Cuts,
  units: number,
): void {
  const most = Math.min(budget, reach);
  for (let used = Math.max(0, budget - dv + 1); used <= most; used += 1) {
    const rated = (best[used] ?? Infinity) + price;
    // With this much more weight, waste doesn't matter any more.
    if (rated >= found.rated + units) continue;
    const left = budget - used;
    if (!isBetter(rated, left, found, units)) continue;
    found.at = at;
    found.used = used;
    found.rated = rated;
    found.left = left;
  }
}

type Place = Readonly<{ reach: number; chosen: Uint8Array; from: number }>;

/** Adds one unit to the table of best ratings by damage absorbed; notes the steps it takes in each. */
function takeIn(best: Float64Array, row: Readonly<Row>, place: Place): void {
  const { chosen, from } = place;
  let used = row.steps === 2 ? takeTwice(best, row, place) : place.reach;
  for (; used >= row.dv; used -= 1) {
    const rated = (best[used - row.dv] ?? Infinity) + row.once;
    const isSpared = (best[used] ?? Infinity) < rated;
    chosen[from + used] = isSpared ? 0 : 1;
    if (!isSpared) best[used] = rated;
  }
  for (; used >= 0; used -= 1) chosen[from + used] = 0;
}

/**
 * Fills the table as far down as the unit could be destroyed. Returns where it could only be crippled. More steps come first, so that among
 * equals the units named last take the hits.
 */
function takeTwice(best: Float64Array, row: Readonly<Row>, place: Place): number {
  const { dv, once, whole } = row;
  const { reach, chosen, from } = place;
  let used = reach;
  for (; used >= 2 * dv; used -= 1) {
    const destroyed = (best[used - 2 * dv] ?? Infinity) + whole;
    const crippled = (best[used - dv] ?? Infinity) + once;
    const lowest = crippled < destroyed ? crippled : destroyed;
    const isSpared = (best[used] ?? Infinity) < lowest;
    const taken = crippled < destroyed ? 1 : 2;
    chosen[from + used] = isSpared ? 0 : taken;
    if (!isSpared) best[used] = lowest;
  }
  return used;
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

function stepsOf(
  { workspace, many, damage }: Search,
  chosen: Uint8Array,
  cut: Cut,
): DamageAssignment {
  const steps: number[] = [];
  for (let at = 0; at < many; at += 1) steps.push(0);
  let { used } = cut;
  for (let at = many - 1; at >= 0; at -= 1) {
    const row = rowAt(workspace.rows, at);
    const taken = at > cut.at ? row.steps : (chosen[at * (damage + 1) + used] ?? 0);
    if (at <= cut.at) used -= taken * row.dv;
    steps[row.place] = taken;
  }
  return { steps, left: cut.left };
}

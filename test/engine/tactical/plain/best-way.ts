/** Who may be hit: by the smallest step `dv`, once or twice. */
export type Hittable = Readonly<{ dv: number; cost: number; steps: 1 | 2; isFlagship: boolean }>;

/** What CSC-9 weighs, the weightiest first: loss in half points of cost, the flagship, waste, units destroyed. */
export type Weight = readonly [number, number, number, number];

/** What a target loses by this number of steps, in half points of cost. */
const lossOf = ({ cost, steps }: Hittable, taken: number): number => {
  if (taken === 0) return 0;
  return taken === steps ? 2 * cost : cost;
};

/** CSC-8: as long as some unit can absorb, damage must be assigned. */
export const isEnough = (
  targets: readonly Hittable[],
  taken: readonly number[],
  left: number,
): boolean => targets.every(({ dv, steps }, index) => taken[index] === steps || dv > left);

export function weightOf(
  targets: readonly Hittable[],
  taken: readonly number[],
  left: number,
): Weight {
  let loss = 0;
  let flagship = 0;
  let destroyed = 0;
  for (const [index, target] of targets.entries()) {
    loss += lossOf(target, taken[index]!);
    if (target.isFlagship) flagship += taken[index]!;
    if (taken[index] === target.steps) destroyed += 1;
  }
  return [loss, flagship, left, destroyed];
}

function isLighter(one: Weight, other: Weight): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && one[at]! < other[at]!;
}

/** CSC-9: the lightest of all ways that are allowed, found by trying every one that does not cost more by itself already. */
export function bestWay(targets: readonly Hittable[], damage: number): Weight {
  const taken = targets.map(() => 0);
  const found: Weight[] = [];
  const tryFrom = (index: number, left: number, loss: number): void => {
    const best = found.at(-1);
    if (best !== undefined && loss > best[0]) return;
    const target = targets[index];
    if (target === undefined) {
      if (!isEnough(targets, taken, left)) return;
      const weight = weightOf(targets, taken, left);
      if (best === undefined || isLighter(weight, best)) found.push(weight);
      return;
    }
    for (let steps = 0; steps <= target.steps && steps * target.dv <= left; steps += 1) {
      taken[index] = steps;
      tryFrom(index + 1, left - steps * target.dv, loss + lossOf(target, steps));
    }
    taken[index] = 0;
  };
  tryFrom(0, damage, 0);
  return found.at(-1) ?? [0, 0, damage, 0];
}

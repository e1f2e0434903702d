import type { Hittable } from './best-way.ts';

/**
 * CSC-9: how many steps each takes of damage that is spread: as long as somebody can be crippled by what is left, the first whose turn it
 * is; then as long as somebody can be destroyed by it, the first.
 */
export function spreadWay(
  targets: readonly Hittable[],
  turns: readonly number[],
  damage: number,
): readonly number[] {
  const taken = targets.map(() => 0);
  let left = damage;
  const first = (steps: number): number | undefined =>
    turns.find((at) => targets[at]!.steps - taken[at]! === steps && targets[at]!.dv <= left);
  const hitFirst = (steps: number): boolean => {
    const at = first(steps);
    if (at === undefined) return false;
    taken[at]! += 1;
    left -= targets[at]!.dv;
    return true;
  };
  while (hitFirst(2));
  while (hitFirst(1));
  return taken;
}

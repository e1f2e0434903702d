import { sortBy } from '#kernel/collections/sort-by';
import type { DamageAssignment, DamageTarget } from './assign-damage.ts';

type Asked = Readonly<{
  targets: readonly DamageTarget[];
  damage: number;
  /** The units that are hit only after all others; the one to spare most comes first. */
  spare?: readonly DamageTarget[];
}>;

/**
 * Assigns damage so that no unit is destroyed as long as another can still be crippled. First every unit that can be crippled is crippled,
 * as far as the damage goes, then units with one step left take the rest. A unit that is passed over has a DV above the damage left, which
 * only shrinks, so all damage that some unit can absorb is assigned.
 * @rule CSC-9
 * @ruling The owner may have damage spread instead, by standing order or by an answer. Units take it in the order in which they came into
 *   sight. Units that the owner wants to spare come last, and the one to spare most at the very end. Cost and the flagship don't count.
 */
export function spreadDamage({ targets, damage, spare = [] }: Asked): DamageAssignment {
  if (spare.length > 0) return spreadInTurn({ targets, damage, spare });
  const steps: number[] = [];
  const left = crippleEach(targets, steps, damage);
  return { steps, left: destroyEach(targets, steps, left) };
}

/** Cripples each unit that has two steps left and can absorb the damage, noted in `steps`; returns the damage that is left. */
function crippleEach(targets: readonly DamageTarget[], steps: number[], damage: number): number {
  let left = damage;
  for (const { dv, steps: most } of targets) {
    const isCrippled = most === 2 && dv <= left;
    steps.push(isCrippled ? 1 : 0);
    if (isCrippled) left -= dv;
  }
  return left;
}

/** Destroys each unit that has one step left and can absorb the damage. */
function destroyEach(targets: readonly DamageTarget[], steps: number[], damage: number): number {
  let left = damage;
  for (let at = 0; at < targets.length; at += 1) {
    const target = targets[at];
    if (target === undefined || target.dv > left) continue;
    if (target.steps - (steps[at] ?? 0) > 1) continue;
    steps[at] = target.steps;
    left -= target.dv;
  }
  return left;
}

/** Spared units are hit last, and the one to spare most at the very end. */
function spreadInTurn({ targets, damage, spare }: Required<Asked>): DamageAssignment {
  const turns = targets.map((target) => {
    const dearness = spare.indexOf(target);
    return dearness < 0 ? 0 : spare.length - dearness;
  });
  const places = sortBy([...targets.keys()], (a, b) => (turns[a] ?? 0) - (turns[b] ?? 0));
  const inTurn = spreadDamage({ targets: places.flatMap((at) => targets[at] ?? []), damage });
  const steps = targets.map((_, at) => inTurn.steps[places.indexOf(at)] ?? 0);
  return { steps, left: inTurn.left };
}

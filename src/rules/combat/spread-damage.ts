import { sortBy } from '#kernel/collections/sort-by';
import type { DamageAssignment, DamageTarget } from './assign-damage.ts';

type Asked = Readonly<{
  targets: readonly DamageTarget[];
  damage: number;
  /** Those who are hit only after all others, dearest first. */
  spare?: readonly DamageTarget[];
}>;

/**
 * Puts damage on units so that nobody is destroyed as long as another can still be crippled: each that can be crippled is, as far as
 * the damage goes, then each that has one step left takes it. Who is passed over has a DV above what is left, and that only becomes
 * less: so all is assigned that some unit can absorb.
 * @rule CSC-9
 * @ruling By standing order or by his answer the owner may have it spread instead. Units take it as they came into sight, those who are spared
 *   last and the dearest of them at the very end; costs and the flagship do not count.
 */
export function spreadDamage({ targets, damage, spare = [] }: Asked): DamageAssignment {
  const steps: number[] = [];
  while (steps.length < targets.length) steps.push(0);
  const places = spare.length === 0 ? null : placesOf(targets, spare);
  const left = hitEach({ targets, places, steps, left: damage, stepsLeft: 2 });
  return { steps, left: hitEach({ targets, places, steps, left, stepsLeft: 1 }) };
}

type Turn = Readonly<{
  targets: readonly DamageTarget[];
  /** The order of their places; null: as they are given. */
  places: readonly number[] | null;
  steps: number[];
  left: number;
  /** So many steps are left to those who are hit. */
  stepsLeft: DamageTarget['steps'];
}>;

/** One step for each whose turn it is and who can absorb it, noted in `steps`; what is left of the damage. */
function hitEach({ targets, places, steps, left: damage, stepsLeft }: Turn): number {
  let left = damage;
  for (let turn = 0; turn < targets.length; turn += 1) {
    const place = places === null ? turn : (places[turn] ?? turn);
    const target = targets[place];
    if (target === undefined || target.dv > left) continue;
    const taken = steps[place] ?? 0;
    if (target.steps - taken !== stepsLeft) continue;
    steps[place] = taken + 1;
    left -= target.dv;
  }
  return left;
}

/** The places of all targets, those of the spared last and the dearest at the very end. */
function placesOf(
  targets: readonly DamageTarget[],
  spare: readonly DamageTarget[],
): readonly number[] {
  const turns = targets.map((target) => {
    const dearness = spare.indexOf(target);
    return dearness < 0 ? 0 : spare.length - dearness;
  });
  return sortBy([...targets.keys()], (a, b) => (turns[a] ?? 0) - (turns[b] ?? 0));
}

import { sortBy } from '#kernel/collections/sort-by';
import { divide } from '#kernel/numbers/divide';
import { compareText } from '#kernel/result/compare-text';
import type { GroundPlan } from '#model/forces/ground-plan';
import type { GroundFighter } from './ground-fighter.ts';

/** Units of one side that attack the same enemy, the leader first. */
export type GroundAttack = Readonly<{
  target: GroundFighter;
  attackers: readonly GroundFighter[];
}>;

/** The most units of a side that may attack the same enemy unit. */
const MOST_ON_ONE = 4;

const toughnessOf = ({ left, defense }: GroundFighter): number => left + defense;

function byStrength(a: GroundFighter, b: GroundFighter): number {
  if (a.attack !== b.attack) return b.attack - a.attack;
  return a.dieFaces === b.dieFaces ? compareText(a.key, b.key) : b.dieFaces - a.dieFaces;
}

/**
 * The targets of one side's units: by default the enemy unit with the least Attrition and Defense together, four units on each, the
 * strongest of them as leaders. A plan may choose the strongest enemy first, spread the attacks over all enemies, or attack nobody.
 * @rule GND-1
 * @ruling Leaders are spread: the attackers with the highest Attack lead one group each. If there are more attackers than places against all
 *   enemies, the weakest attackers wait.
 */
export function chooseTargets(
  plan: GroundPlan,
  own: readonly GroundFighter[],
  enemies: readonly GroundFighter[],
): readonly GroundAttack[] {
  const able = plan === 'hold' ? [] : own.filter(({ rests }) => !rests);
  if (able.length === 0 || enemies.length === 0) return [];
  const attackers = sortBy(able, byStrength);
  const sign = plan === 'strongest' ? -1 : 1;
  const targets = sortBy(
    enemies,
    (a, b) => sign * (toughnessOf(a) - toughnessOf(b)),
    (a, b) => compareText(a.key, b.key),
  );
  const groups = groupsFor(plan, attackers.length, targets.length);
  return targets.slice(0, groups).map((target, group) => ({
    target,
    attackers: attackers.filter((_, rank) => groupOf(plan, rank, groups) === group),
  }));
}

/** How many enemies are attacked. */
function groupsFor(plan: GroundPlan, attackers: number, targets: number): number {
  if (plan === 'spread') return Math.min(attackers, targets);
  return Math.min(divide(attackers, MOST_ON_ONE, 'up'), targets);
}

/** The group of the attacker of a rank: the first lead one each; the others fill them one by one, or spread; null: there is no room. */
function groupOf(plan: GroundPlan, rank: number, groups: number): number | null {
  if (rank < groups) return rank;
  if (rank >= groups * MOST_ON_ONE) return null;
  const follower = rank - groups;
  return plan === 'spread' ? follower % groups : divide(follower, MOST_ON_ONE - 1, 'down');
}

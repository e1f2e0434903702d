import { sortBy } from '#kernel/collections/sort-by';
import { divide } from '#kernel/numbers/divide';
import { compareText } from '#kernel/result/compare-text';
import type { GroundPlan } from '#model/forces/ground-plan';
import { MOST_ON_ONE } from '#model/orders/ground-war';
import type { GroundFighter } from './ground-fighter.ts';

/** Units of one side that attack the same enemy, the leader first. */
export type GroundAttack = Readonly<{
  target: GroundFighter;
  attackers: readonly GroundFighter[];
}>;

const toughnessOf = ({ left, defense }: GroundFighter): number => left + defense;

/** The weakest first: the one with the least Attrition and Defense together. */
export function byToughness(a: GroundFighter, b: GroundFighter): number {
  const difference = toughnessOf(a) - toughnessOf(b);
  return difference === 0 ? compareText(a.key, b.key) : difference;
}

function byStrength(a: GroundFighter, b: GroundFighter): number {
  if (a.attack !== b.attack) return b.attack - a.attack;
  return a.dieFaces === b.dieFaces ? compareText(a.key, b.key) : b.dieFaces - a.dieFaces;
}

/** The keys of the enemies that single units attack, by the keys of these units. */
export type Aims = ReadonlyMap<string, string>;

const NO_AIMS: Aims = new Map();

/**
 * The targets of one side's units: by default the enemy unit with the least Attrition and Defense together, four units on each, the
 * strongest of them as leaders. A plan may choose the strongest enemy first, spread the attacks over all enemies, or attack nobody. Units
 * with an aim of their own attack that enemy under every plan.
 * @rule GND-1
 * @ruling Leaders are spread: the attackers with the highest Attack lead one group each. If there are more attackers than places against all
 *   enemies, the weakest attackers wait.
 * @ruling Units without an aim attack the enemies that nobody aims at. Those who find no place there support the attacks on the others,
 *   unless the plan is to hold.
 */
export function chooseTargets(
  plan: GroundPlan,
  own: readonly GroundFighter[],
  enemies: readonly GroundFighter[],
  aims: Aims = NO_AIMS,
): readonly GroundAttack[] {
  const able = sortBy(
    own.filter(({ rests }) => !rests),
    byStrength,
  );
  if (aims.size === 0) return byPlan(plan, able, enemies);
  const aimed = aimedAttacks(able, enemies, aims);
  const free = without(able, aimed);
  const others = enemies.filter((enemy) => !aimed.some(({ target }) => target === enemy));
  const planned = byPlan(plan, free, others);
  return [...(plan === 'hold' ? aimed : joined(aimed, without(free, planned))), ...planned];
}

const without = (
  fighters: readonly GroundFighter[],
  attacks: readonly GroundAttack[],
): readonly GroundFighter[] => {
  const busy = new Set(attacks.flatMap(({ attackers }) => attackers));
  return fighters.filter((one) => !busy.has(one));
};

/** What is attacked by aim, at most four units on each; the strongest lead. */
const aimedAttacks = (
  able: readonly GroundFighter[],
  enemies: readonly GroundFighter[],
  aims: Aims,
): readonly GroundAttack[] =>
  enemies.flatMap((target) => {
    const attackers = able.filter(({ key }) => aims.get(key) === target.key).slice(0, MOST_ON_ONE);
    return attackers.length === 0 ? [] : [{ target, attackers }];
  });

/** The same attacks with more units, the strongest first, as long as there is room. */
function joined(
  attacks: readonly GroundAttack[],
  joining: readonly GroundFighter[],
): readonly GroundAttack[] {
  let rest = joining;
  return attacks.map(({ target, attackers }) => {
    const room = MOST_ON_ONE - attackers.length;
    const all = sortBy([...attackers, ...rest.slice(0, room)], byStrength);
    rest = rest.slice(room);
    return { target, attackers: all };
  });
}

/** What units without an aim attack, the strongest unit first. */
function byPlan(
  plan: GroundPlan,
  attackers: readonly GroundFighter[],
  enemies: readonly GroundFighter[],
): readonly GroundAttack[] {
  if (plan === 'hold' || attackers.length === 0 || enemies.length === 0) return [];
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

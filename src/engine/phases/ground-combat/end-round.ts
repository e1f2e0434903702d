import { endDeadColony } from '#engine/siege/hurt-system';
import { loseAttrition } from '#engine/siege/lose-attrition';
import { loseRebels } from '#engine/siege/lose-rebels';
import type { Siege } from '#engine/siege/siege-world';
import { rowOf } from '#kernel/collections/row-of';
import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import { unique } from '#kernel/collections/unique';
import type { EmpireId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import { damageByTarget } from '#rules/ground/ground-attack';
import { RISES, RISES_MORE } from '#rules/ground/rebel-fight';
import type { Strike } from './fight-on-ground.ts';
import type { Field, Fighter } from './sides-of.ts';

const GND_1 = cite('GND-1');
const COL_6 = cite('COL-6');
const D6 = { count: 1, faces: 6 } as const;

/** What a round did. */
export type RoundEnd = Readonly<{
  /** The keys of the fighters that were destroyed. */
  destroyed: ReadonlySet<string>;
}>;

/** Who attacked a fighter, each once; one alone has done it. */
function attackersOf(strikes: readonly Strike[], target: Fighter): readonly EmpireId[] {
  return unique(
    strikes
      .filter((strike) => strike.target.key === target.key && strike.damage > 0)
      .flatMap(({ attackers }) => attackers.flatMap(({ actor }) => actor.empire ?? [])),
  );
}

/** Damage of all attacks counts at once; militias of rebels are taken off the system. @rule GND-1 */
export function endRound(siege: Siege, field: Field, strikes: readonly Strike[]): RoundEnd {
  const { system } = field;
  const damage = damageByTarget(strikes);
  const targets = unique(strikes.map(({ target }) => target.key)).flatMap((key) => {
    const strike = strikes.find(({ target }) => target.key === key);
    return strike === undefined ? [] : [strike.target];
  });
  const struck = (fighter: Fighter): number => damage.get(fighter.key) ?? 0;
  const hurt = targets.flatMap((target) => {
    const by = attackersOf(strikes, target);
    const { unit } = target.actor;
    return unit === null || struck(target) === 0
      ? []
      : [{ unit, damage: struck(target), by: by.length === 1 ? (by[0] ?? null) : null, doers: by }];
  });
  for (const one of hurt) {
    const { doers } = one;
    loseAttrition(siege, {
      system: system.id,
      because: 'fighting',
      cite: GND_1,
      hurt: [one],
      doers,
    });
  }
  const destroyed = new Set(
    targets.filter((target) => struck(target) >= target.left).map(({ key }) => key),
  );
  endRebels(
    siege,
    field,
    strikes,
    targets.filter(({ key }) => destroyed.has(key)),
  );
  joinRebels(siege, field, strikes, destroyed);
  endDeadColony(siege.record, siege.rules, {
    system: system.id,
    hadCensus: system.census > 0,
    by: [],
  });
  return { destroyed };
}

/** Militias of rebels that were destroyed. @rule COL-6 */
function endRebels(
  siege: Siege,
  { system }: Field,
  strikes: readonly Strike[],
  fallen: readonly Fighter[],
): void {
  const rebels = fallen.filter(({ actor }) => actor.kind === 'rebels');
  if (rebels.length === 0) return;
  loseRebels(siege, {
    system: system.id,
    because: 'fighting',
    cite: COL_6,
    harm: { because: 'fighting', by: null, mission: null },
    doers: unique(rebels.flatMap((one) => attackersOf(strikes, one))),
    excess: rebels.map((one) => beyond(strikes, one)),
  });
}

const beyond = (strikes: readonly Strike[], target: Fighter): number =>
  sumOf(strikes, (strike) => (strike.target.key === target.key ? strike.damage : 0)) - target.left;

/**
 * Where a militia destroyed a loyal unit, each Census that has not risen yet rolls again.
 * @rule COL-6
 * @ruling The modifier of −1 makes it easier to rise: a Census revolts on a d6 of 3 or less. A Census that has risen once doesn't roll again in
 *   this way, even if its militia has fallen.
 */
function joinRebels(
  { record, dice, before }: Siege,
  { system }: Field,
  strikes: readonly Strike[],
  destroyed: ReadonlySet<string>,
): void {
  const isVictory = strikes.some(
    ({ attackers, target, damage }) =>
      damage > 0 &&
      destroyed.has(target.key) &&
      target.actor.empire === system.owner &&
      attackers.some(({ actor }) => actor.kind === 'rebels'),
  );
  const now = rowOf(record.state().systems, system.id);
  if (!isVictory || now.owner === null) return;
  const calm = now.census - rowOf(before.systems, system.id).rebels;
  if (calm <= 0) return;
  const purpose = { kind: 'uprising', text: `whether a Census of ${system.name} rises` } as const;
  const stream = dice.stream('ground', system.id, 'uprising');
  const target = RISES + RISES_MORE;
  const rolls = Array.from({ length: calm }, () => stream.roll(D6, purpose, COL_6));
  record.emit({
    type: 'RebelsRose',
    cite: COL_6,
    rolls: rolls.map(({ id }) => id),
    witnesses: onlyFor(now.owner),
    empire: now.owner,
    system: system.id,
    dice: rolls.map(({ total }) => total),
    target,
    rebels: now.rebels + rolls.filter(({ total }) => total <= target).length,
  });
}

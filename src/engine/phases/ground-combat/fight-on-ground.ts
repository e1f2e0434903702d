import type { Siege } from '#engine/siege/siege-world';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import { foughtIdOf } from '#model/campaign/effect';
import type { EmpireId } from '#model/campaign/ids';
import type { GroundAttacked, GroundRoll } from '#model/events/ground-events';
import { onlyFor, type Witnesses } from '#model/events/fact';
import { aimsAt } from '#rules/ground/aims-at';
import { type Aims, chooseTargets, type GroundAttack } from '#rules/ground/choose-targets';
import { attackFigures, counterAttack, damageOf } from '#rules/ground/ground-attack';
import { shockBonus } from '#rules/ground/ground-fighter';
import {
  areHostile,
  type Field,
  type Fighter,
  type GroundSide,
  type OrderedAim,
} from './sides-of.ts';

const GND_1 = cite('GND-1');
const GND_2 = cite('GND-2');

/**
 * What the dice of an attack are called: by its side and its number among the attacks of that side. Ids of units, which other empires don't
 * know, would make the rolls of one side depend on how many units the other has ever had.
 * @rule FOG-12
 */
type DiceNames = readonly string[];

/** An attack that was rolled. */
export type Strike = Readonly<{
  side: GroundSide;
  target: Fighter;
  attackers: readonly Fighter[];
  damage: number;
  invades: boolean;
  dice: DiceNames;
}>;

/** What a side attacks: what is landed of its enemies, and what of them invades, unless it invades itself. @rule GND-2 */
function attacksOf(
  siege: Siege,
  field: Field,
  side: GroundSide,
  sides: readonly GroundSide[],
): readonly GroundAttack[] {
  const hostile = sides.filter(
    (other) => other !== side && areHostile(siege, field.system, side, other),
  );
  const enemies = hostile.flatMap(({ fighters }) => fighters);
  const landed = enemies.filter(({ invades }) => !invades);
  const own = side.fighters;
  const isInvasion = own.some(({ invades }) => invades);
  const open = isInvasion ? landed : enemies;
  const aims = aimsOf(siege, side, open);
  if (!isInvasion || side.plan !== 'hold') return chooseTargets(side.plan, own, open, aims);
  const attackers = own.filter(({ invades, key }) => invades || aims.has(key));
  return chooseTargets('weakest', attackers, open, aims);
}

/** The enemies that units of a side were sent against by order. Those whose enemy isn't there follow the plan, and their owner is told. @rule GND-1 */
function aimsOf({ record }: Siege, side: GroundSide, enemies: readonly Fighter[]): Aims {
  const foes = enemies.map((fighter) => ({ fighter, design: fighter.actor.design }));
  const { aims, missed } = aimsAt(side.aims, foes);
  const isAble = ({ unit }: OrderedAim): boolean =>
    side.fighters.some(({ actor, rests }) => actor.unit === unit && !rests);
  for (const { empire, index, unit } of enemies.length === 0 ? [] : missed.filter(isAble)) {
    record.emit({
      type: 'OrderFailed',
      cite: GND_1,
      rolls: [],
      witnesses: onlyFor(empire),
      ...{ empire, index, kind: 'PlanGround', because: 'no-target', about: unit },
    });
  }
  return aims;
}

/** Rolls one attack and tells both sides. */
function roll(
  siege: Siege,
  { system }: Field,
  attack: GroundAttack,
  { side, names, isCounter }: Readonly<{ side: GroundSide; names: DiceNames; isCounter: boolean }>,
): Strike {
  const { record, dice } = siege;
  // The attack is made of fighters of this phase.
  const attackers = attack.attackers as readonly Fighter[];
  const target = attack.target as Fighter;
  const ref = isCounter ? GND_2 : GND_1;
  const stream = dice.stream('assault', system.id, 'blows', ...names);
  const toHit = stream.roll(
    { count: 1, faces: attackers[0]?.dieFaces ?? 1 },
    { kind: 'ground attack', text: `Ground attack at ${system.name}` },
    ref,
  );
  const toHold = stream.roll(
    { count: 1, faces: target.dieFaces },
    { kind: 'ground defense', text: `Ground defense at ${system.name}` },
    ref,
  );
  const figures = attackFigures(attack);
  const damage = damageOf(figures, { attack: toHit.total, defense: toHold.total });
  const invades = attackers.some((one) => one.invades);
  const { attack: value, supporters, defense, dugIn } = figures;
  const rolled: GroundRoll = {
    attack: { roll: toHit.id, die: toHit.total, value, supporters },
    defense: { roll: toHold.id, die: toHold.total, value: defense, dugIn },
  };
  const event: GroundAttacked = {
    type: 'GroundAttacked',
    cite: ref,
    rolls: [toHit.id, toHold.id],
    witnesses: partiesTo(system.owner, [...attackers, target]),
    system: system.id,
    attackers: attackers.map(({ actor }) => actor),
    target: target.actor,
    rolled,
    damage,
    invades,
    counter: isCounter,
  };
  record.emit(event);
  return { side, target, attackers, damage, invades, dice: names };
}

/** All who are in an attack, and the owner of the system, see it. @rule FOG-6 */
function partiesTo(owner: EmpireId | null, fighters: readonly Fighter[]): Witnesses {
  const empires = new Set([owner, ...fighters.map(({ actor }) => actor.empire)]);
  return [...empires].flatMap((empire) =>
    empire === null ? [] : [{ empire, as: 'participant' as const }],
  );
}

/**
 * Defenders strike back at each invader that attacked them, if the setting says so.
 * @rule GND-2
 */
function counterAttacks(
  siege: Siege,
  field: Field,
  strikes: readonly Strike[],
  sides: readonly GroundSide[],
): readonly Strike[] {
  if (siege.rules.counterAttack === 'off') return [];
  return strikes.flatMap(({ target, attackers, invades, dice }) => {
    if (!invades || !target.digsIn) return [];
    const side = sides.find(({ fighters }) => fighters.includes(target));
    if (side === undefined) return [];
    return attackers
      .filter((one) => one.invades)
      .map((invader, index) =>
        roll(
          siege,
          field,
          { attackers: [counterAttack(target)], target: invader },
          { side, names: [...dice, 'counter', String(index)], isCounter: true },
        ),
      );
  });
}

/** With Shock a unit has more Attack in the first attack of a fight. @rule ABL-3 */
function withShock({ rules, before }: Siege, fighter: Fighter): Fighter {
  const { design, unit } = fighter.actor;
  if (design === null || unit === null) return fighter;
  const bonus = shockBonus(rowOf(before.designs, design), rules);
  const isFirst = bonus > 0 && !Object.hasOwn(before.effects, foughtIdOf(unit));
  return isFirst ? { ...fighter, attack: fighter.attack + bonus } : fighter;
}

/**
 * One round of attacks of all sides in a system, all at the same time.
 * @rule GND-1
 */
export function fightOnGround(
  siege: Siege,
  field: Field,
  given: readonly GroundSide[],
): readonly Strike[] {
  const sides = given.map((side) => ({
    ...side,
    fighters: side.fighters.map((one) => withShock(siege, one)),
  }));
  const strikes = sides.flatMap((side) =>
    attacksOf(siege, field, side, sides).map((attack, index) => {
      const names = ['attack', attack.attackers[0]?.side ?? '', String(index)];
      return roll(siege, field, attack, { side, names, isCounter: false });
    }),
  );
  return [...strikes, ...counterAttacks(siege, field, strikes, sides)];
}

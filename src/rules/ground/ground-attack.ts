import type { RuleRef } from '#kernel/reasons/cite';
import { cite } from '#kernel/reasons/cite';
import type { Ledger } from '#kernel/reasons/ledger';
import type { GroundFighter } from './ground-fighter.ts';
import type { GroundAttack } from './choose-targets.ts';

const GND_1 = cite('GND-1');
const GND_2 = cite('GND-2');
const DUG_IN = 1;
const PER_SUPPORTER = 1;

/** What both sides of an attack add to their dice. @rule GND-1 @rule GND-2 */
export type AttackFigures = Readonly<{
  attack: number;
  supporters: number;
  defense: number;
  dugIn: number;
}>;

/**
 * The leader's Attack and 1 for each further attacker, against the target's Defense, 1 more if it is dug in and an invader takes part.
 * @rule GND-1 @rule GND-2
 */
export function attackFigures({ target, attackers }: GroundAttack): AttackFigures {
  const [leader] = attackers;
  const isInvaded = attackers.some(({ invades }) => invades);
  return {
    attack: leader?.attack ?? 0,
    supporters: PER_SUPPORTER * Math.max(0, attackers.length - 1),
    defense: target.defense,
    dugIn: isInvaded && target.digsIn ? DUG_IN : 0,
  };
}

/** The Attrition that an attack takes: by how much the attacker's total is higher. @rule GND-1 */
export function damageOf(
  { attack, supporters, defense, dugIn }: AttackFigures,
  dice: Readonly<{ attack: number; defense: number }>,
): number {
  return Math.max(0, dice.attack + attack + supporters - (dice.defense + defense + dugIn));
}

type Line = Readonly<{ label: string; cite: RuleRef; amount: number }>;
const line = (label: string, ref: RuleRef, amount: number): Line => ({ label, cite: ref, amount });
const nonZero = (lines: readonly Line[]): Ledger =>
  lines.filter(({ amount }, index) => index < 2 || amount !== 0);

/** The attacker's total, line by line. */
export const attackLedger = ({ attack, supporters }: AttackFigures, die: number): Ledger =>
  nonZero([
    line('D Factor', GND_1, die),
    line('Attack', GND_1, attack),
    line('Further attackers', GND_1, supporters),
  ]);

/** The defender's total, line by line. */
export const defenseLedger = ({ defense, dugIn }: AttackFigures, die: number): Ledger =>
  nonZero([
    line('D Factor', GND_1, die),
    line('Defense', GND_1, defense),
    line('Dug in', GND_2, dugIn),
  ]);

/** The damage of attacks on each unit, by its key. */
export function damageByTarget(
  hits: readonly Readonly<{ target: Pick<GroundFighter, 'key'>; damage: number }>[],
): ReadonlyMap<string, number> {
  const damage = new Map<string, number>();
  for (const hit of hits)
    damage.set(hit.target.key, (damage.get(hit.target.key) ?? 0) + hit.damage);
  return damage;
}

/** What an invader's counter-attack by a defender that it hit rolls with. @rule GND-2 */
export const counterAttack = (defender: GroundFighter): GroundFighter => ({
  ...defender,
  attack: defender.attack + DUG_IN,
});

import { type AttackFigures, damageOf } from './ground-attack.ts';

/** Rolls a die with these faces. */
export type RollDie = (faces: number) => number;

/** One attack, ready to be rolled; fighters are named by their places. */
export type Blow = Readonly<{
  figures: AttackFigures;
  attackFaces: number;
  defenseFaces: number;
  target: number;
  /** Those of its attackers that invade. */
  invaders: readonly number[];
}>;

type Ledger = Readonly<{
  /** Adds up the damage of each fighter. */
  damage: Uint16Array;
  /** Gets the damage of each attack; null: nobody asks for it. */
  dealt: Uint16Array | null;
}>;

/** Rolls attacks one after another and adds their damage up. @rule GND-1 */
export function strike(blows: readonly Blow[], { damage, dealt }: Ledger, roll: RollDie): void {
  for (let at = 0; at < blows.length; at += 1) {
    const blow = blows[at];
    if (blow === undefined) continue;
    const { figures, attackFaces, defenseFaces, target } = blow;
    const dice = { attack: roll(attackFaces), defense: roll(defenseFaces) };
    const one = damageOf(figures, dice);
    if (dealt !== null) dealt[at] = one;
    damage[target] = (damage[target] ?? 0) + one;
  }
}

import { cite } from '#kernel/reasons/cite';
import type { Dice } from '#model/rolls/roll-purpose';

/** Random choices of a self-played campaign, each by a die of its own player's stream. */
export type Chance = Readonly<{
  /** True in this percentage of cases. */
  percent: (of100: number) => boolean;
  pick: <T>(items: readonly T[]) => T | null;
  /** A whole number from 1 to `most` (2 to 100). */
  upTo: (most: number) => number;
  /** Choices about one thing, by dice of their own: how many are made of it changes no other choice. */
  about: (what: string) => Chance;
}>;

const TURN_5 = cite('TURN-5');
const MAX_FACES = 100;

/** Turns a stream of dice into choices. */
export function chanceFrom(dice: Dice): Chance {
  const purpose = { kind: 'random player', text: 'a random legal order' } as const;
  const die = (faces: number): number => dice.roll({ count: 1, faces }, purpose, TURN_5).total;
  const below = (count: number): number => {
    if (count <= 1) return 0;
    if (count <= MAX_FACES) return die(count) - 1;
    return ((die(MAX_FACES) - 1) * MAX_FACES + die(MAX_FACES) - 1) % count;
  };
  return {
    percent: (of100) => die(MAX_FACES) <= of100,
    pick: (items) => items[below(items.length)] ?? null,
    upTo: (most) => (most <= 1 ? 1 : die(Math.min(most, MAX_FACES))),
    about: (what) => chanceFrom(dice.stream(what)),
  };
}

import type { Brand } from '#kernel/brand/brand';
import type { RuleRef } from '#kernel/reasons/cite';

/** A number of dice, and their faces (2…100): `{ count: 2, faces: 6 }` is 2d6. */
export type DieSpec = Readonly<{ count: number; faces: number }>;

/** What a roll is for: a kind to count by, and a text for the reader of the log. */
export type RollPurpose = Readonly<{ kind: string; text: string }>;

/** Name of the stream, '#', and the number of the roll within it, counted from 1. */
export type RollId = Brand<string, 'RollId'>;

export type Roll<P extends RollPurpose = RollPurpose> = Readonly<{
  id: RollId;
  cite: RuleRef;
  purpose: P;
  faces: number;
  values: readonly number[];
  total: number;
  /** The moderator has said what it shows. */
  ruled?: true;
}>;

/**
 * A source of dice, split into streams that do not disturb each other: what is rolled in one
 * changes no roll of another. Asking for a stream again continues it. All streams write one log,
 * in the order of rolling.
 */
export type Dice<P extends RollPurpose = RollPurpose> = Readonly<{
  stream: (...scope: readonly string[]) => Dice<P>;
  roll: (spec: DieSpec, purpose: P, cite: RuleRef) => Roll<P>;
  log: () => readonly Roll<P>[];
}>;

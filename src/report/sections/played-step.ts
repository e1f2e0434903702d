import type { UnitShown } from '#report/document/document';

/** What a step of a battle does to a unit that is seen in it; `side`: 0 or 1. */
export type StepChange = Readonly<{
  side: 0 | 1;
  tag: string;
  to: UnitShown['state'];
  damage?: number;
}>;

/** `why`: how a die of the step came to what it did, if it was modified. */
export type PlayedStep = Readonly<{ changes: readonly StepChange[]; why: string | null }>;

export type StepSides = Readonly<{
  names: readonly [string, string];
  /** Whose loss was the greater; null: nobody's, or not known. */
  loser: 0 | 1 | null;
  /** Construction cost by tag, as far as it is known. */
  costs?: ReadonlyMap<string, number>;
  /** What units are called and how much damage cripples them, by tag, as far as it is known. */
  units?: ReadonlyMap<string, Readonly<{ name: string; toughness: number }>>;
}>;

import type { RollId } from './dice.ts';

/** What somebody said that a roll shows: that very roll, made for the same and with the same dice, or none. */
export type RuledRoll = Readonly<{
  id: RollId;
  /** The text of its purpose. */
  purpose: string;
  faces: number;
  values: readonly number[];
}>;

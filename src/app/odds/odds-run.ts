import type { BattleStart } from '#content/battles/setup-of-battle';
import type { OddsTally } from './odds-tally.ts';

/** Battles of one file by their numbers, from the first to the last; plain data, for whichever thread fights them. */
export type OddsInput = Readonly<{
  start: BattleStart;
  /** Of all dice; never the secret of a campaign. */
  seed: string;
  first: number;
  last: number;
}>;

export type OddsRun = Readonly<{
  input: OddsInput;
  /** In how many threads; 1: in this one. */
  threads: number;
  progress: (step: Readonly<{ number: number; of: number }>) => void;
}>;

/** Fights them all, here or in other threads; null: somebody stopped it. */
export type OddsRunner = (run: OddsRun) => Promise<OddsTally | null>;

import type { BattleStart } from '#content/battles/setup-of-battle';
import type { OddsTally } from './odds-tally.ts';

/** A range of battles of one file, by number. Plain data, so that any thread can fight them. */
export type OddsInput = Readonly<{
  start: BattleStart;
  /** The seed of all dice; never the secret of a campaign. */
  seed: string;
  first: number;
  last: number;
}>;

export type OddsRun = Readonly<{
  input: OddsInput;
  /** The number of threads; 1: this thread only. */
  threads: number;
  progress: (step: Readonly<{ number: number; of: number }>) => void;
}>;

/** Fights all battles, here or in other threads; null: somebody stopped it. */
export type OddsRunner = (run: OddsRun) => Promise<OddsTally | null>;

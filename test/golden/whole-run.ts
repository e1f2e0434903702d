import { hashOf } from '#kernel/result/hash';
import type { GoldenTurn } from './golden-run.ts';

/** Everything that came of a run: events, dice, answers, states, and what was issued. */
export const wholeRun = (run: readonly GoldenTurn[]): readonly unknown[] =>
  run.flatMap(({ turn, phases, issued, refused }) => [
    ...phases.map(({ phase, events, rolls, decided, hash }) => ({
      at: `turn ${String(turn)}, ${phase}`,
      hash,
      told: hashOf({ events, rolls, decided }),
    })),
    { at: `turn ${String(turn)}, issued`, told: hashOf({ issued, refused }) },
  ]);

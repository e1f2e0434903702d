import type { PhaseRun } from '#app/ports/turn-record';
import type { OpenQuestion } from './step.ts';

/** The phases that ran, and why it stopped: orders are open again, players are asked, or a moderator wanted it to stop. */
export type TurnRun = Readonly<{
  runs: readonly PhaseRun[];
  stopped:
    | Readonly<{ at: 'orders' }>
    | Readonly<{ at: 'questions'; open: readonly OpenQuestion[] }>
    | Readonly<{ at: 'request' }>;
}>;

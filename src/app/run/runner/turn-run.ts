import type { PhaseRun } from '#app/ports/turn-record';
import type { OpenQuestion } from '#app/run/phase/step';

/** The phases that ran, and the reason for the end: orders are open again, players are asked, or a moderator stopped the run. */
export type TurnRun = Readonly<{
  runs: readonly PhaseRun[];
  stopped:
    | Readonly<{ at: 'orders' }>
    | Readonly<{ at: 'questions'; open: readonly OpenQuestion[] }>
    | Readonly<{ at: 'request' }>;
}>;

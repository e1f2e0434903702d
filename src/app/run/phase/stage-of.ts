import type { PhaseId } from '#model/campaign/phase-ids';

/** The stage of the turn that players are told: they may write orders, or it is being processed. */
export type Stage = 'orders' | 'processing';

/** Orders are open from the Opening of a turn until its first phase runs. @rule TURN-2 */
export function stageOf({ phase }: Readonly<{ phase: PhaseId }>): Stage {
  return phase === 'economic' ? 'orders' : 'processing';
}

import type { PhaseId } from '#model/campaign/phase-ids';

/** What players are told of the turn: they may write orders, or it is being worked out. */
export type Stage = 'orders' | 'processing';

/** Orders are open from the opening of a turn until its first phase runs. @rule TURN-2 */
export function stageOf({ phase }: Readonly<{ phase: PhaseId }>): Stage {
  return phase === 'economic' ? 'orders' : 'processing';
}

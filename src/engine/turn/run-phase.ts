import { applyEvent } from '#engine/apply/apply-event';
import type { PhaseInput, PhaseResult } from '#engine/record/phase';
import { cite } from '#kernel/reasons/cite';
import { invariant } from '#kernel/result/invariant';
import { phaseAfter } from '#model/campaign/phase-ids';
import type { PhaseEnded } from '#model/events/turn-events';
import { TURN } from './turn.ts';

/**
 * Runs the phase that is due. Either it is done, with the state after it and everything that
 * happened, or it waits for answers and nothing has changed.
 * @rule TURN-2
 */
export function runPhase(input: PhaseInput): PhaseResult {
  const { turn, phase: id } = input.state;
  const phase = TURN.find((one) => one.id === id);
  invariant(phase !== undefined, 'PHASE_UNKNOWN', id);
  const result = phase.run(input);
  if (!result.done) return result;
  const ended: PhaseEnded = {
    type: 'PhaseEnded',
    cite: cite('TURN-2'),
    rolls: [],
    witnesses: [],
    phase: id,
    next: phaseAfter(id),
    turn: id === 'end-of-turn' ? turn + 1 : turn,
  };
  return {
    ...result,
    state: applyEvent(result.state, ended),
    events: [...result.events, ended],
  };
}

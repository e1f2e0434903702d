import type { TurnClock } from '#app/ports/turn-clock';
import type { PhaseId } from '#model/campaign/phase-ids';

/**
 * The clock when the moderator went back: what it began is in his hands now. Where orders are open again no deadline stands, so
 * that a turn never runs at once over sheets that have just become drafts.
 * @rule TURN-3
 * @rule TURN-5
 * @ruling After an undo the clock waits until its moderator sets a deadline.
 */
export function clockAfterUndo(clock: TurnClock, phase: PhaseId): TurnClock {
  const stopped: TurnClock = { ...clock, reportsAt: null, trouble: null };
  const isOpen = phase === 'economic' || phase === 'opening';
  return isOpen ? { ...stopped, deadline: null, extensions: [], reminded: [] } : stopped;
}

import type { TurnClock } from '#app/ports/turn-clock';
import type { PhaseId } from '#model/campaign/phase-ids';

/**
 * The clock after an undo: the moderator runs the turn by hand. If orders are open again, there is no deadline, so that
 * a turn never runs at once on sheets that have just become drafts.
 * @rule TURN-3
 * @rule TURN-5
 * @ruling After an undo the clock waits until the moderator sets a deadline.
 */
export function clockAfterUndo(clock: TurnClock, phase: PhaseId): TurnClock {
  const stopped: TurnClock = { ...clock, reportsAt: null, trouble: null };
  const isOpen = phase === 'economic' || phase === 'opening';
  return isOpen ? { ...stopped, deadline: null, extensions: [], reminded: [] } : stopped;
}

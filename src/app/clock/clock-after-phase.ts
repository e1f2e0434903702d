import type { TurnClock } from '#app/ports/turn-clock';
import type { PhaseId } from '#model/campaign/phase-ids';
import type { RuleSet } from '#model/settings/rule-set';
import { momentText } from './moment-text.ts';
import { HOUR_MS, later } from './later.ts';
import { nextDeadline } from './next-deadline.ts';
import { remindersPast } from './reminders.ts';
import { withNotice } from './with-notice.ts';

type Ran = Readonly<{
  phase: PhaseId;
  /** The turn whose orders are open now, after an Opening. */
  turn: number;
  byClock: boolean;
  battles: RuleSet['battles'];
  at: string;
}>;

/**
 * The clock after a phase. The Economic Phase sets the hour of the reports, the same whether or not players will be
 * asked; the Opening sets the next deadline.
 * @rule TURN-5
 * @rule TURN-7
 * @ruling Reports wait for their hour only in turns that the clock began. A turn that the moderator began by hand ends
 *   by hand.
 */
export function clockAfterPhase(clock: TurnClock, ran: Ran): TurnClock {
  const { phase, byClock, battles, at } = ran;
  if (phase === 'economic') {
    const hours = battles === 'standing' ? 0 : clock.settings.windowHours;
    return {
      ...clock,
      trouble: null,
      reportsAt: byClock ? later(at, hours * HOUR_MS) : null,
    };
  }
  if (phase === 'opening') return reopened(clock, ran);
  return clock.trouble === null ? clock : { ...clock, trouble: null };
}

function reopened(clock: TurnClock, { turn, at }: Ran): TurnClock {
  const { settings, announced } = clock;
  const next = settings.mode === 'fixed' ? nextDeadline(settings, announced, at) : null;
  const closed: TurnClock = {
    ...clock,
    deadline: next,
    announced: next ?? announced,
    reportsAt: null,
    extensions: [],
    trouble: null,
    reminded: remindersPast(next, at),
  };
  const due = next === null ? '' : ` Orders are due ${momentText(next)}.`;
  return withNotice(closed, `Turn ${turn} is issued.${due}`);
}

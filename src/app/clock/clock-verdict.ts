import type { TurnClock } from '#app/ports/turn-clock';
import type { EmpireId } from '#model/campaign/ids';
import type { PhaseId } from '#model/campaign/phase-ids';
import { closesAt } from './closing.ts';

/** The facts that the clock decides by. */
export type ClockFacts = Readonly<{
  clock: TurnClock;
  /** The phase that runs next. */
  phase: PhaseId;
  /** Those who have something to order and a player to do so. */
  awaited: readonly EmpireId[];
  /** Those of them who have not submitted. */
  missing: readonly EmpireId[];
  /** Questions that wait for players. */
  open: number;
}>;

/**
 * What the clock does now. `finish`: run to the next orders; standing orders answer all open questions. `go-on`: run to
 * the next questions, but stop before the reports.
 */
export type ClockVerdict =
  | Readonly<{ do: 'wait'; why: WaitReason; until: string | null }>
  | Readonly<{ do: 'begin' | 'go-on' | 'finish' }>;
export type WaitReason =
  | 'manual'
  | 'paused'
  | 'trouble'
  | 'no-deadline'
  | 'orders'
  | 'too-many-missing'
  | 'by-hand'
  | 'questions'
  | 'hour';

const wait = (why: WaitReason, until: string | null = null): ClockVerdict => {
  return { do: 'wait', why, until };
};

/** Whether too many players are missing for a turn to begin. @rule TURN-5 */
export function isTooMany({ settings }: Pick<TurnClock, 'settings'>, missing: number): boolean {
  return settings.mostMissing !== null && missing > settings.mostMissing;
}

/** Decides what the clock does with a campaign; the same facts give the same verdict. @rule TURN-5 @rule TURN-7 */
export function clockVerdict(facts: ClockFacts, now: string): ClockVerdict {
  const { settings, pausedAt, trouble } = facts.clock;
  if (settings.mode === 'manual') return wait('manual');
  if (pausedAt !== null) return wait('paused');
  if (trouble !== null && now < trouble.retryAt) return wait('trouble', trouble.retryAt);
  return facts.phase === 'economic' ? onOrders(facts, now) : inProcessing(facts, now);
}

function onOrders({ clock, awaited, missing }: ClockFacts, now: string): ClockVerdict {
  const { deadline, settings } = clock;
  if (deadline === null) return wait('no-deadline');
  if (missing.length === 0) {
    // With nobody to wait for, one turn would follow another without end.
    const isEarly = settings.early && awaited.length > 0;
    return isEarly || now >= deadline ? { do: 'begin' } : wait('orders', deadline);
  }
  const latest = lastClosing(clock, missing, deadline);
  if (now < latest) return wait('orders', latest);
  return isTooMany(clock, missing.length) ? wait('too-many-missing') : { do: 'begin' };
}

/** The time until which a missing player may still submit. */
function lastClosing(clock: TurnClock, missing: readonly EmpireId[], deadline: string): string {
  return missing.reduce((latest, empire) => {
    const closing = closesAt(clock, empire) ?? deadline;
    return closing > latest ? closing : latest;
  }, deadline);
}

function inProcessing({ clock, phase, open }: ClockFacts, now: string): ClockVerdict {
  const { reportsAt } = clock;
  if (reportsAt === null) return wait('by-hand');
  if (now >= reportsAt) return { do: 'finish' };
  if (open > 0) return wait('questions', reportsAt);
  return phase === 'opening' ? wait('hour', reportsAt) : { do: 'go-on' };
}

/** The latest time when the turn begins, by its deadline and all extensions. Everybody may know it. */
export function beginsAt(clock: TurnClock): string | null {
  const { deadline, extensions } = clock;
  if (deadline === null) return null;
  return extensions.reduce((latest, { until }) => (until > latest ? until : latest), deadline);
}

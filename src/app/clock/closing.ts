import type { TurnClock } from '#app/ports/turn-clock';
import type { EmpireId } from '#model/campaign/ids';
import { later, MINUTE_MS } from './later.ts';

type Times = Pick<TurnClock, 'settings' | 'deadline' | 'extensions' | 'pausedAt'>;

/** The time that counts. It stops while the clock is paused. */
export const clockTime = ({ pausedAt }: Pick<TurnClock, 'pausedAt'>, now: string): string =>
  pausedAt ?? now;

/** The extension that an empire has, if any. */
export const extensionOf = (
  { extensions }: Pick<TurnClock, 'extensions'>,
  empire: EmpireId,
): string | null => extensions.find((one) => one.empire === empire)?.until ?? null;

/** The time after which orders of an empire are late; null: there is no deadline. */
export function lateFrom(clock: Times, empire: EmpireId): string | null {
  const { deadline } = clock;
  const until = extensionOf(clock, empire);
  return deadline !== null && until !== null && until > deadline ? until : deadline;
}

/** The end of grace after a deadline. */
export const graceEnds = ({ graceMinutes }: TurnClock['settings'], deadline: string): string =>
  later(deadline, graceMinutes * MINUTE_MS);

/**
 * The time after which orders of an empire are refused: the end of grace or of its extension, the later of the two.
 * Null: orders are accepted until the turn begins. @rule TURN-5
 */
export function closesAt(clock: Times, empire: EmpireId): string | null {
  const { deadline, settings } = clock;
  if (deadline === null) return null;
  const grace = graceEnds(settings, deadline);
  const until = extensionOf(clock, empire);
  return until !== null && until > grace ? until : grace;
}

/** Whether orders of an empire come too late now. */
export function isClosed(clock: Times, empire: EmpireId, now: string): boolean {
  const closing = closesAt(clock, empire);
  return closing !== null && clockTime(clock, now) >= closing;
}

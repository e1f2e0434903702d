import { clockTime } from '#app/clock/closing';
import type { Decision } from '#model/decisions/decision';
import type { Snapshot } from './snapshot.ts';

type Asked = Pick<Decision, 'encounter' | 'asked'>;

/**
 * Until when a question is open that is put now; null: with the others of its phase. @rule TURN-4
 * @ruling The hour of a window holds for whatever its player is asked later in that encounter, until it has passed; what is put to him
 * after that has the campaign’s ordinary window.
 */
export function hourOf(
  { hours, clock }: Pick<Snapshot, 'hours' | 'clock'>,
  { encounter, asked }: Asked,
  at: string,
): string | null {
  const own = hours.find((one) => one.encounter === encounter && one.empire === asked);
  const until = own?.until ?? null;
  const now = clockTime(clock ?? { pausedAt: null }, at);
  return until === null || until <= now ? null : until;
}

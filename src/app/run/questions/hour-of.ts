import { clockTime } from '#app/clock/closing';
import type { Decision } from '#model/decisions/decision';
import type { Snapshot } from '#app/run/phase/snapshot';

type Asked = Pick<Decision, 'encounter' | 'asked'>;

/**
 * The time until which a new question is open; null: as long as the others of its phase. @rule TURN-4
 * @ruling The closing time of a window also holds for later questions to the same player in that encounter. Questions
 *   that are asked after that time get the campaign’s ordinary window.
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

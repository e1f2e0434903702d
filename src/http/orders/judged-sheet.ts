import type { Judged } from '#app/run/judge-sheet';
import type { Outcome } from '#app/use-case-error';
import type { PlayerDeskView } from '#app/usecases/read-player-desk';
import type { Site } from '#http/site';
import type { PlayerSeat } from '#http/visits/seat';
import { ok } from '#kernel/result/result';

/**
 * The verdicts on what counts for a player now: on his draft while orders are open, on what he submitted while the turn is in
 * processing; where there is none, on an empty sheet.
 */
export async function judgedSheet(
  { useCases }: Site,
  { actor }: PlayerSeat,
  { sheet, submitted, stage }: PlayerDeskView,
): Promise<Outcome<Judged>> {
  const shown = stage === 'orders' ? sheet : submitted;
  return shown === null ? useCases.judgeDraft({ actor, orders: [] }) : ok(shown);
}

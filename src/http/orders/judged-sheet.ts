import type { Judged } from '#app/run/judge-sheet';
import type { Outcome } from '#app/use-case-error';
import type { PlayerDeskView } from '#app/usecases/read-player-desk';
import type { Site } from '#http/site';
import type { PlayerSeat } from '#http/visits/seat';
import { ok } from '#kernel/result/result';

/** The verdicts on the stored sheet; where there is none, on an empty one. */
export async function judgedSheet(
  { useCases }: Site,
  { actor }: PlayerSeat,
  { sheet }: PlayerDeskView,
): Promise<Outcome<Judged>> {
  return sheet === null ? useCases.judgeDraft({ actor, orders: [] }) : ok(sheet);
}

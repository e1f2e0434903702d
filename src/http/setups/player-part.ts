import type { SetupPart } from '#app/usecases/setups/read-setup-part';
import type { SetupLook } from '#app/usecases/setups/read-setup';
import type { Outcome } from '#app/use-case-error';
import type { Site } from '#http/site';
import { wholeNumber } from '#http/visits/form-body';
import { ok } from '#kernel/result/result';
import { atOf, type SetupVisit } from './at-setup.ts';

/** The player whose part a page is about: the reader, or one that a moderator who sees all chose. */
export function playerOf({ query, body }: SetupVisit, look: SetupLook): number | null {
  if (look.player !== null) return look.player;
  if (!look.seesAll) return null;
  const asked = wholeNumber(body.has('player') ? body.text('player') : query('player'));
  return asked ?? look.deciding[0] ?? 1;
}

/** The part of a player; null: the reader has none. */
export function readPart(
  { useCases, forceLists }: Site,
  visit: SetupVisit,
  player: number | null,
): Promise<Outcome<SetupPart | null>> {
  if (player === null) return Promise.resolve(ok(null));
  return useCases.readSetupPart({ ...atOf(visit), player, forceLists });
}

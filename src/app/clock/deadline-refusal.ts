import type { Player } from '#app/actor';
import type { StoreReader } from '#app/ports/campaign-store';
import { type UseCaseError, refuse } from '#app/use-case-error';
import { clockOf } from './clock-of.ts';
import { closesAt, isClosed } from './closing.ts';
import { momentText } from './moment-text.ts';

/**
 * The refusal of orders that come at or after the end of grace or of the player's extension; undefined: they are in
 * time. It is decided in the read that the commit is checked against, so that exactly one side wins at the last second.
 * @rule TURN-5
 */
export async function deadlineRefusal(
  reader: StoreReader,
  { campaign, empire }: Player,
  at: string,
): Promise<Readonly<{ ok: false; error: UseCaseError }> | undefined> {
  const clock = await clockOf(reader, campaign);
  const closing = closesAt(clock, empire);
  if (closing === null || !isClosed(clock, empire, at)) return undefined;
  const text = `Orders could be submitted or withdrawn until ${momentText(closing)}.`;
  return refuse('DEADLINE_PASSED', [{ code: 'DEADLINE_PASSED', path: '', text }]);
}

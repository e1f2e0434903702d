import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';

/** The last turn that has run, and the version with its orders still open; undefined: none is stored. @rule TURN-6 */
export async function turnBefore(
  reader: StoreReader,
  { id, turn }: Pick<Campaign, 'id' | 'turn'>,
): Promise<Readonly<{ turn: number; to: number }> | undefined> {
  const heads = await reader.checkpoints(id);
  const last = heads.findLast((head) => head.turn === turn - 1 && head.phase === 'economic');
  return last === undefined ? undefined : { turn: last.turn, to: last.version };
}

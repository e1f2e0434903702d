import type { CheckpointHead } from '#app/ports/turn-record';

/** What is kept of each turn from when its orders opened on; the last, if a turn was played again. */
export const openedTurns = (
  heads: readonly CheckpointHead[],
): ReadonlyMap<number, CheckpointHead> =>
  new Map(
    heads.filter(({ phase }) => phase === 'economic').map((head) => [head.turn, head] as const),
  );

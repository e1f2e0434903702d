import type { Receipt } from '#app/ports/turn-record';

/** The receipt that counted for a turn at a moment, or counts now; undefined: none. */
export function receiptInForce(
  receipts: readonly Receipt[],
  { turn, before }: Readonly<{ turn: number; before?: string }>,
): Receipt | undefined {
  const last = receipts.findLast(
    (one) => one.turn === turn && (before === undefined || one.at <= before),
  );
  return last?.act === 'submitted' ? last : undefined;
}

import type { Receipt } from '#app/ports/turn-record';

/** What stood submitted for a turn at a moment, or stands now; undefined: nothing did. */
export function receiptInForce(
  receipts: readonly Receipt[],
  { turn, before }: Readonly<{ turn: number; before?: string }>,
): Receipt | undefined {
  const last = receipts.findLast(
    (one) => one.turn === turn && (before === undefined || one.at <= before),
  );
  return last?.act === 'submitted' ? last : undefined;
}

import type { Block, Phrase } from '#report/document/document';
import { phrase, status } from '#report/document/inline';

/** An order that was submitted for the turn before, in words, with what it was told then. */
export type OrderGiven = Readonly<{
  sentence: string;
  accepted: boolean;
  reasons: readonly string[];
}>;

function lineOf({ sentence, accepted, reasons }: OrderGiven): Phrase {
  if (accepted) return phrase(sentence);
  const why = reasons.length === 0 ? '' : ` ${reasons.join(' ')}`;
  return phrase(`${sentence} `, status('bad', 'refused'), why);
}

/** Orders, each with its verdict. */
export const orderList = (orders: readonly OrderGiven[]): Block => ({
  kind: 'list',
  ordered: true,
  items: orders.map(lineOf),
});

/** The orders that an empire gave for the turn that has been run, each with its verdict. */
export function ordersGiven(orders: readonly OrderGiven[] | null): readonly Block[] {
  if (orders === null) return [];
  if (orders.length === 0) {
    return [{ kind: 'paragraph', text: phrase('You submitted an empty sheet.') }];
  }
  return [orderList(orders)];
}

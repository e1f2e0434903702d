import type { ChangeLine } from './orders-contents.ts';
import type { SheetDifference } from '#app/orders/sheet-difference';
import type { Order } from '#model/orders/order';
import { TEXTS } from './texts.ts';

const REORDERED: ChangeLine = {
  mark: '⇅',
  word: 'Moved',
  sentence: TEXTS.sameOrdersInAnotherSequence,
  before: '',
};

/** How two sheets differ, a line for each change. */
export function changeLines(
  { added, removed, changed, isReordered }: SheetDifference,
  sentenceOf: (order: Order) => string,
): readonly ChangeLine[] {
  const line = (mark: string, word: string, sentence: string, before = ''): ChangeLine => {
    return { mark, word, sentence, before };
  };
  return [
    ...added.map((order) => line('+', 'Added', sentenceOf(order))),
    ...changed.map(({ from, to }) => line('~', 'Changed', sentenceOf(to), sentenceOf(from))),
    ...removed.map((order) => line('−', 'Removed', sentenceOf(order))),
    ...(isReordered ? [REORDERED] : []),
  ];
}

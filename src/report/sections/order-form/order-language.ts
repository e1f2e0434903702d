import type { EmpireView } from '#fog/views/empire-view';
import type { Block, Phrase } from '#report/document/document';
import { phrase, quiet, strong } from '#report/document/inline';
import { ORDER_WORDS } from '#report/orders/order-words';
import type { Line } from '#report/orders/order-words-row';
import { leftHalfOf } from './left-half-of.ts';
import { thingsOf } from './order-things.ts';

const lineText = ({ example, meaning }: Line): Phrase =>
  phrase(strong(example), ' ', quiet(meaning));

const INTRODUCTION =
  'One order per line, most important first: EP are spent in that order. Fleets, units and ' +
  'systems by their marks or by their names; names of several words best in quotes. ' +
  '# begins a remark.';
/**
 * How to write orders: a line for each verb that the reader can use, with an example from their own things, in two
 * columns that no page break separates from their heading.
 */
export function orderLanguage(view: EmpireView): readonly Block[] {
  const things = thingsOf(view);
  const lines = Object.values(ORDER_WORDS)
    .map(({ line }) => line(things))
    .filter((line) => line !== null);
  const lengths = lines.map(({ example, meaning }) => example.length + meaning.length);
  const half = leftHalfOf(INTRODUCTION.length, lengths);
  const items = lines.map(lineText);
  return [
    {
      kind: 'columns',
      left: [
        { kind: 'paragraph', text: phrase(INTRODUCTION) },
        { kind: 'list', items: items.slice(0, half) },
      ],
      right: [{ kind: 'list', items: items.slice(half) }],
    },
  ];
}

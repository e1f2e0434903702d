import { groupBy } from '#kernel/collections/group-by';
import { failureText } from '#report/sentences/order-sentences';
import { eventsOfType, type ReportContext } from './context.ts';
import type { Block, Phrase } from '#report/document/document';
import { phrase, status } from '#report/document/inline';

/** An order that was submitted for the turn before, in words, with what it was told then. */
export type OrderGiven = Readonly<{
  sentence: string;
  accepted: boolean;
  reasons: readonly string[];
}>;

/** Of each order by its place in the sheet, what it failed for when it was carried out. */
export type Failures = ReadonlyMap<number, readonly string[]>;

function lineOf({ sentence, accepted, reasons }: OrderGiven, failed: readonly string[]): Phrase {
  if (accepted && failed.length > 0) {
    return phrase(`${sentence} `, status('bad', 'failed'), `${failed.join('; also')}.`);
  }
  if (accepted) return phrase(sentence);
  const why = reasons.length === 0 ? '' : ` ${reasons.join(' ')}`;
  return phrase(`${sentence} `, status('bad', 'refused'), why);
}

/** Orders, each with its verdict. */
export const orderList = (
  orders: readonly OrderGiven[],
  failures: Failures = new Map(),
): Block => ({
  kind: 'list',
  ordered: true,
  items: orders.map((order, index) => lineOf(order, failures.get(index) ?? [])),
});

/** The orders that failed when they were carried out, by the events of the turn. */
function failuresIn({ seen, names }: Pick<ReportContext, 'seen' | 'names'>): Failures {
  const failed = groupBy(eventsOfType(seen, 'OrderFailed'), ({ index }) => index);
  return new Map(
    [...failed].map(([index, events]) => [index, events.map((one) => failureText(one, names))]),
  );
}

/** The orders that an empire gave for the turn that has been run, each with its verdict, and marked where it failed. */
export function ordersGiven(
  orders: readonly OrderGiven[] | null,
  context: Pick<ReportContext, 'seen' | 'names'>,
): readonly Block[] {
  if (orders === null) return [];
  if (orders.length === 0) {
    return [{ kind: 'paragraph', text: phrase('You submitted an empty sheet.') }];
  }
  return [orderList(orders, failuresIn(context))];
}

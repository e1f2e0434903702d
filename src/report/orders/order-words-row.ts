import type { OrderKind, OrderOf } from '#model/orders/order';
import type { Things } from '#report/sections/order-form/order-things';
import type { Names } from '#report/sentences/names';

/** How an order is written, and what it does. */
export type Line = Readonly<{ example: string; meaning: string }>;

/** What is said of each of some kinds of orders. */
export type OrderWords<Kinds extends OrderKind> = {
  readonly [K in Kinds]: Readonly<{
    /** What it is to do: `to build units`. */
    goal: string;
    /** An order in one sentence, without its full stop. */
    sentence: (order: OrderOf<K>, names: Names) => string;
    /** Its line in the list of orders, with the reader's own things; null: it is of no use to the reader. */
    line: (things: Things) => Line | null;
  }>;
};

export const lineIf = (thing: string | null, line: (thing: string) => Line): Line | null =>
  thing === null ? null : line(thing);

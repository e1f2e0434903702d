import type { z } from 'zod';
import type { OrderKind, OrderOf } from '#model/orders/order';
import type { OrderNames } from './order-names.ts';
import type { SheetLine } from './text/sheet-line.ts';
import type { Token } from './text/tokens.ts';

/** How one kind of order is written, in JSON and in words. */
export type OrderContent<K extends OrderKind> = Readonly<{
  /** The first word of its line. */
  verb: string;
  /** A line as an example, for hints and guides. */
  example: string;
  schema: z.ZodType<OrderOf<K>>;
  /** Reads the text after the verb. Errors are added to the line, and then the result is null. */
  parse: (tokens: readonly Token[], line: SheetLine) => OrderOf<K> | null;
  format: (order: OrderOf<K>, names: OrderNames) => string;
}>;

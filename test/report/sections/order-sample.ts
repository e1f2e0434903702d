import type { OrderKind, OrderOf } from '#model/orders/order';

/** What is filled into a form. */
export type Sent = Readonly<Record<string, string | readonly string[]>>;

/** An order of each kind, its sentence, and what a player fills into its form for it. */
export type OrderSamples<Kinds extends OrderKind> = {
  readonly [K in Kinds]: readonly [order: OrderOf<K>, sentence: string, sent: Sent];
};

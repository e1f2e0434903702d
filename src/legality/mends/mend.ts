import type { FleetRef, Order } from '#model/orders/order';

/** What an order would do for the supply of a fleet, the best first among those that take as long and cost as much. */
export const MEND_KINDS = [
  'stay',
  'move',
  'bring',
  'build',
  'explore',
  'clear',
  'resupply',
] as const;

/** An order that would bring a fleet supply, as far as its owner knows. */
export type SupplyMend = Readonly<{
  kind: (typeof MEND_KINDS)[number];
  /** Null: what the sheet sends the fleet by is taken out of it. */
  order: Order | null;
  /** The fleet whose move it replaces; null: it is added to the sheet. */
  instead: FleetRef | null;
  /** The number of turns until supply arrives, counting this one. */
  turns: number;
  /** Points that it takes now. */
  cost: number;
  /** The number of visible enemy ships to beat first. */
  enemies: number;
}>;

/** The same, with the number of units that the fleet loses before supply arrives. */
export type OfferedMend = SupplyMend & Readonly<{ lost: number }>;

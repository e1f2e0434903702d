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
  /** Whose move of the sheet it takes the place of; null: it comes to what is there. */
  instead: FleetRef | null;
  /** So many turns until supply comes, this one counted. */
  turns: number;
  /** Points that it takes now. */
  cost: number;
  /** So many enemy ships in sight have to be beaten first. */
  enemies: number;
}>;

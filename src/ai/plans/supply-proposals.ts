import { supplyShipsKnown } from '#rules/supply/supply-ships-known';
import type { OrderKind } from '#model/orders/order';
import type { Proposal } from './thought.ts';

type SupplyKind = Extract<OrderKind, 'ResupplyUnits'>;

/** What might be ordered of ships that supply others. */
export const SUPPLY_PROPOSALS: { readonly [K in SupplyKind]: Proposal<K> } = {
  ResupplyUnits: ({ view, chance }) =>
    supplyShipsKnown(view)
      .filter(() => chance.percent(20))
      .map(({ unit }) => ({ kind: 'ResupplyUnits', ships: [unit.id] })),
};

import { supplyShipsKnown } from '#rules/supply/supply-ships-known';
import { valuesById } from '#kernel/collections/tables';
import type { Unit } from '#model/forces/unit';
import type { OrderKind } from '#model/orders/order';
import type { Proposal, Thought } from './thought.ts';

type SupplyKind = Extract<OrderKind, 'ResupplyUnits' | 'LayMinefields' | 'RecoverMinefields'>;

/** Minefields of his own, deployed or aboard. */
const minefieldsIn = ({ view }: Thought, where: 'system' | 'aboard'): readonly Unit[] =>
  valuesById(view.units).filter(
    ({ design, place }) =>
      view.designs[design]?.design.kind === 'minefield' && place.kind === where,
  );

/** What might be ordered of ships that supply others, and of Minelayers. */
export const SUPPLY_PROPOSALS: { readonly [K in SupplyKind]: Proposal<K> } = {
  ResupplyUnits: ({ view, chance }) =>
    supplyShipsKnown(view)
      .filter(() => chance.percent(20))
      .map(({ unit }) => ({ kind: 'ResupplyUnits', ships: [unit.id] })),
  LayMinefields: (thought) =>
    minefieldsIn(thought, 'aboard')
      .filter(() => thought.chance.percent(50))
      .map(({ id }) => ({ kind: 'LayMinefields', minefields: [id] })),
  RecoverMinefields: (thought) => {
    const { view, index, chance } = thought;
    return minefieldsIn(thought, 'system')
      .filter(() => chance.percent(30))
      .flatMap(({ id, place }) => {
        const fleets = place.kind === 'system' ? index.fleetsAt(place.system) : [];
        const ships = fleets.flatMap((fleet) => index.inFleet(fleet.id));
        const carrier = chance.pick(ships.filter(({ owner }) => owner === view.empire.id));
        if (carrier === null) return [];
        return [{ kind: 'RecoverMinefields', carrier: carrier.id, minefields: [id] } as const];
      });
  },
};

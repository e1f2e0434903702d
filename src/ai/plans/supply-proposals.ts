import { ordnanceRoomOf } from '#rules/supply/ordnance-room-of';
import { ordnanceSizeOf } from '#rules/supply/ordnance-size-of';
import { supplyShipsKnown } from '#rules/supply/supply-ships-known';
import { valuesById } from '#kernel/collections/tables';
import { ORDNANCE_PACKAGES, type OrdnancePackage } from '#model/forces/ordnance';
import type { Unit } from '#model/forces/unit';
import type { OrderKind, RedeployUnits } from '#model/orders/order';
import type { Proposal, Thought } from './thought.ts';

type SupplyKind = Extract<
  OrderKind,
  'ResupplyUnits' | 'LayMinefields' | 'RecoverMinefields' | 'SetOrdnance' | 'RedeployUnits'
>;

/** Own minefields, deployed or aboard. */
const minefieldsIn = ({ view }: Thought, where: 'system' | 'aboard'): readonly Unit[] =>
  valuesById(view.units).filter(
    ({ design, place }) =>
      view.designs[design]?.design.kind === 'minefield' && place.kind === where,
  );

/** A load that fits, of what comes first to mind. */
function loadFor(room: number, { chance }: Thought): readonly OrdnancePackage[] {
  const load: OrdnancePackage[] = [];
  while (chance.percent(80)) {
    const one = chance.pick(ORDNANCE_PACKAGES);
    if (one === null || ordnanceSizeOf([...load, one]) > room) break;
    load.push(one);
  }
  return load;
}

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
  SetOrdnance: (thought) => {
    const { view, chance } = thought;
    return valuesById(view.units).flatMap(({ id, design }) => {
      const row = view.designs[design];
      const room = row?.known === 'stats' ? ordnanceRoomOf(row.design) : 0;
      if (room === 0 || chance.percent(75)) return [];
      return [{ kind: 'SetOrdnance', units: [id], ordnance: loadFor(room, thought) } as const];
    });
  },
  RedeployUnits: (thought) => {
    const { view, chance } = thought;
    const movable = valuesById(view.units).filter(({ design }) => {
      const kind = view.designs[design]?.design.kind;
      return (kind === 'flight' || kind === 'minefield') && chance.percent(8);
    });
    return movable.flatMap(({ id }): readonly RedeployUnits[] => {
      const fleet = chance.pick(valuesById(view.fleets));
      const own = valuesById(view.systems).filter((system) => system.own !== null);
      const system = chance.percent(50) ? chance.pick(own) : null;
      const head = { kind: 'RedeployUnits', units: [id] } as const;
      if (system !== null) return [{ ...head, to: { kind: 'system', system: system.id } }];
      return fleet === null ? [] : [{ ...head, to: { kind: 'fleet', fleet: fleet.id } }];
    });
  },
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

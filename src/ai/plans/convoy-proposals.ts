import { valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import type { Cargo, SharedCargo } from '#model/orders/cargo';
import type { OrderKind } from '#model/orders/order';
import { cargoSizeOf } from '#rules/cargo/cargo-size-of';
import { hasHold } from '#rules/cargo/has-hold';
import { holdFor, holdOf } from '#rules/cargo/hold-of';
import { isStowedOn } from '#rules/cargo/is-stowed-on';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import type { Proposal, Thought } from './thought.ts';

type ConvoyKind = Extract<OrderKind, 'SetTrade' | 'LoadCargo' | 'UnloadCargo' | 'BidForConvoy'>;

const convoysIn = ({ view }: Thought): readonly Unit[] =>
  valuesById(view.units).filter(({ design }) => view.designs[design]?.design.kind === 'convoy');

const census: Cargo = { kind: 'census' };

/** What can carry cargo: convoys, Assault and Supply ships. */
const carriersIn = ({ view }: Thought): readonly Unit[] =>
  valuesById(view.units).filter(({ design }) => {
    const row = view.designs[design];
    return row?.known === 'stats' && hasHold(row.design);
  });

/** Something too big for one hold, and who else in the fleet might carry it. */
function sharedWith(thought: Thought, { id, place }: Unit, unit: Unit): readonly SharedCargo[] {
  const fleet = place.kind === 'fleet' ? thought.index.inFleet(place.fleet) : [];
  const carriers = carriersIn(thought).filter((one) => one.id !== id && fleet.includes(one));
  const others = carriers.map((one) => one.id);
  return others.length === 0 ? [] : [{ kind: 'shared', unit: unit.id, others }];
}

/** A unit beside a carrier that might fit into its hold: ashore, or a flight on a ship. */
function somethingBeside(thought: Thought, convoy: Unit): readonly (Cargo | SharedCargo)[] {
  const { view, index, chance } = thought;
  const system = systemOfUnit(convoy, view);
  if (system === null) return [];
  const ships = index.fleetsAt(system).flatMap(({ id }) => index.inFleet(id));
  const based = ships.filter(({ id }) => id !== convoy.id).flatMap(({ id }) => index.aboard(id));
  const host = view.designs[convoy.design];
  if (host?.known !== 'stats') return [];
  const stowable = [...index.atSystem(system), ...based].flatMap((unit) => {
    const row = view.designs[unit.design];
    if (row?.known !== 'stats' || !isStowedOn(host.design, row.design)) return [];
    const room = holdOf({ unit: convoy, design: host.design }, holdFor(row.design.kind));
    const size = cargoSizeOf(row.design);
    return size === null ? [] : [{ unit, fits: size <= room }];
  });
  const fitting = stowable.filter(({ fits }) => fits);
  const picked = chance.pick(fitting);
  if (picked !== null) return [{ kind: 'units', units: [picked.unit.id] }];
  return stowable.flatMap(({ unit }) => sharedWith(thought, convoy, unit)).slice(0, 1);
}

function somethingAboard({ index, chance }: Thought, convoy: Unit): readonly Cargo[] {
  const unit = chance.pick(index.aboard(convoy.id));
  return unit === null ? [] : [{ kind: 'units', units: [unit.id] }];
}

/** Something that a system could send away. */
function freightOf({ index, chance }: Thought, system: SystemId): Cargo {
  const unit = chance.pick(index.atSystem(system));
  if (unit === null || chance.percent(50)) return census;
  return { kind: 'units', units: [unit.id] };
}

/** What might be ordered of convoys. */
export const CONVOY_PROPOSALS: { readonly [K in ConvoyKind]: Proposal<K> } = {
  SetTrade: (thought) =>
    convoysIn(thought)
      .filter(() => thought.chance.percent(40))
      .map(({ id, trading }) => ({
        kind: 'SetTrade',
        convoys: [id],
        trading: !trading || thought.chance.percent(20),
      })),
  LoadCargo: (thought) =>
    carriersIn(thought)
      .filter(() => thought.chance.percent(40))
      .flatMap((convoy) => {
        const isConvoy = convoysIn(thought).includes(convoy);
        const cargo =
          isConvoy && thought.chance.percent(50) ? [census] : somethingBeside(thought, convoy);
        return cargo.map((one) => ({ kind: 'LoadCargo', carrier: convoy.id, cargo: one }) as const);
      }),
  UnloadCargo: (thought) =>
    carriersIn(thought).flatMap((convoy) => {
      const cargo = convoy.census > 0 ? [census] : somethingAboard(thought, convoy);
      return cargo
        .filter(() => thought.chance.percent(70))
        .map((one) => ({ kind: 'UnloadCargo', carrier: convoy.id, cargo: one }) as const);
    }),
  BidForConvoy: (thought) => {
    const { view, chance } = thought;
    if (view.rules.independentConvoys === 'off' || !chance.percent(40)) return [];
    const own = valuesById(view.systems).filter((system) => system.own !== null);
    return [1, 2].flatMap(() => {
      const [from, to] = [chance.pick(own), chance.pick(own)];
      if (from === null || to === null) return [];
      const points = 1 + chance.upTo(6);
      const cargo = freightOf(thought, from.id);
      return [{ kind: 'BidForConvoy', points, from: from.id, to: to.id, cargo } as const];
    });
  },
};

import { valuesById } from '#kernel/collections/tables';
import type { Unit } from '#model/forces/unit';
import type { Cargo, OrderKind } from '#model/orders/order';
import { CENSUS_SIZE, cargoSizeOf } from '#rules/cargo/cargo-size-of';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import type { Proposal, Thought } from './thought.ts';

type ConvoyKind = Extract<OrderKind, 'SetTrade' | 'LoadCargo' | 'UnloadCargo'>;

const convoysIn = ({ view }: Thought): readonly Unit[] =>
  valuesById(view.units).filter(({ design }) => view.designs[design]?.design.kind === 'convoy');

const census: Cargo = { kind: 'census' };

/** A unit beside the convoy that might fit into its hold: ashore, or a flight on a ship. */
function somethingBeside({ view, index, chance }: Thought, convoy: Unit): readonly Cargo[] {
  const system = systemOfUnit(convoy, view);
  if (system === null) return [];
  const ships = index.fleetsAt(system).flatMap(({ id }) => index.inFleet(id));
  const based = ships.filter(({ id }) => id !== convoy.id).flatMap(({ id }) => index.aboard(id));
  const fitting = [...index.atSystem(system), ...based].filter(({ design }) => {
    const row = view.designs[design];
    const size = row?.known === 'stats' ? cargoSizeOf(row.design) : null;
    return size !== null && size <= CENSUS_SIZE;
  });
  const unit = chance.pick(fitting);
  return unit === null ? [] : [{ kind: 'units', units: [unit.id] }];
}

function somethingAboard({ index, chance }: Thought, convoy: Unit): readonly Cargo[] {
  const unit = chance.pick(index.aboard(convoy.id));
  return unit === null ? [] : [{ kind: 'units', units: [unit.id] }];
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
    convoysIn(thought)
      .filter(() => thought.chance.percent(40))
      .flatMap((convoy) => {
        const cargo = thought.chance.percent(50) ? [census] : somethingBeside(thought, convoy);
        return cargo.map((one) => ({ kind: 'LoadCargo', carrier: convoy.id, cargo: one }) as const);
      }),
  UnloadCargo: (thought) =>
    convoysIn(thought).flatMap((convoy) => {
      const cargo = convoy.census > 0 ? [census] : somethingAboard(thought, convoy);
      return cargo
        .filter(() => thought.chance.percent(70))
        .map((one) => ({ kind: 'UnloadCargo', carrier: convoy.id, cargo: one }) as const);
    }),
};

import { valuesById } from '#kernel/collections/tables';
import type { OrderKind } from '#model/orders/order';
import { mayTradeClasses } from '#rules/diplomacy/may-trade-classes';
import type { Proposal } from './thought.ts';

type DiplomacyKind = Extract<OrderKind, 'GiveMap' | 'GiveEp' | 'GiveSchematics'>;

/** What might be ordered of the dealings with other empires. */
export const DIPLOMACY_PROPOSALS: { readonly [K in DiplomacyKind]: Proposal<K> } = {
  GiveMap: ({ view, chance }) => {
    if (!chance.percent(5)) return [];
    const to = chance.pick(valuesById(view.neighbours));
    const system = chance.pick(valuesById(view.systems));
    if (to === null || system === null) return [];
    return [{ kind: 'GiveMap', to: to.id, systems: [system.id] }];
  },
  GiveEp: ({ view, chance }) => {
    if (!chance.percent(5)) return [];
    const to = chance.pick(valuesById(view.neighbours));
    return to === null ? [] : [{ kind: 'GiveEp', to: to.id, points: chance.upTo(4) }];
  },
  GiveSchematics: ({ view, chance }) => {
    const to = chance.pick(
      valuesById(view.neighbours).filter(({ state }) => mayTradeClasses(state)),
    );
    const design = chance.pick(view.empire.unlocked);
    if (to === null || design === null || !chance.percent(10)) return [];
    return [{ kind: 'GiveSchematics', to: to.id, design }];
  },
};

import { compareIds, valuesById } from '#kernel/collections/tables';
import type { DesignId, EmpireId } from '#model/campaign/ids';
import type { OrderKind, OrderOf } from '#model/orders/order';
import { mayTradeClasses } from '#rules/diplomacy/may-trade-classes';
import { knownDesignsOf } from '#rules/sight/known-designs-of';
import type { Proposal, Thought } from './thought.ts';

type DiplomacyKind = Extract<OrderKind, 'GiveMap' | 'GiveEp' | 'GiveSchematics' | 'ExchangeUnits'>;

/** The convoys that everybody builds. */
function convoyClass({ designs, universalLists }: Thought['view']): DesignId | undefined {
  return knownDesignsOf({ designs }).find(
    ({ kind, list }) => kind === 'convoy' && universalLists.includes(list),
  )?.id;
}

/**
 * A convoy for a price, between partners who can't talk: the seller, the turn and the price follow from a fixed scheme that both know.
 */
function convoySale({ view }: Thought, other: EmpireId): readonly OrderOf<'ExchangeUnits'>[] {
  const { turn, empire, units } = view;
  const design = convoyClass(view);
  const points = turn % 3;
  const isSeller = compareIds(empire.id, other) < 0 === (turn % 2 === 0);
  const own = valuesById(units).find((unit) => unit.design === design && unit.census === 0);
  if (design === undefined) return [];
  const head = { kind: 'ExchangeUnits', with: other } as const;
  if (!isSeller) {
    const classes = [{ design, count: 1 }];
    return [{ ...head, gives: { points, units: [] }, takes: { points: 0, classes } }];
  }
  if (own === undefined) return [];
  return [{ ...head, gives: { points: 0, units: [own.id] }, takes: { points, classes: [] } }];
}

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
  ExchangeUnits: (thought) =>
    valuesById(thought.view.neighbours)
      .filter(({ state }) => mayTradeClasses(state) && thought.chance.percent(30))
      .flatMap(({ id }) => convoySale(thought, id)),
};

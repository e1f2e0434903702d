import { byKind, offered } from '#model/forces/standing/by-kind';
import type { RowKind, RowOf, ThingKind } from '#model/forces/standing/row';
import {
  STANDING_ROWS,
  type StandingField,
  type StandingOrders,
} from '#model/forces/standing-orders';

const ID: Readonly<Record<ThingKind, string>> = {
  class: 'human.saber',
  power: 'loran',
  unit: 'human.u1',
  colony: 'H0002',
  contact: 'human.c4',
};

const otherOption = ({ options, default: usual }: RowOf<'choice' | 'phrase'>): unknown =>
  offered<{ value?: boolean }>(options).find(({ value }) => value !== usual)!.value;

const OTHER: { readonly [K in RowKind]: (row: RowOf<K>) => unknown } = {
  choice: otherOption,
  phrase: otherOption,
  number: ({ default: usual, most }) => (usual < most ? usual + 1 : usual - 1),
  roles: ({ options, default: usual }) => {
    const two = Object.keys(options).slice(0, 2);
    return two.join() === usual.join() ? two.toReversed() : two;
  },
  things: ({ of }) => [ID[of]],
  place: () => 'H0002',
};

/** Standing orders that say one thing, and not what holds by default. */
export const otherwise = (field: StandingField): Partial<StandingOrders> => ({
  [field]: byKind(OTHER, STANDING_ROWS[field]),
});

import fc from 'fast-check';
import type { ContactId, DesignId, EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import { byKind, offered } from '#model/forces/standing/by-kind';
import type { RowKind, RowOf } from '#model/forces/standing/row';
import { STANDING_FIELDS, STANDING_ROWS, type StandingOrders } from '#model/forces/standing-orders';

type Known = Readonly<{
  designs: fc.Arbitrary<DesignId>;
  empires: fc.Arbitrary<EmpireId>;
  place: fc.Arbitrary<SystemId>;
  units: fc.Arbitrary<UnitId>;
  contacts: fc.Arbitrary<ContactId>;
}>;

const oneValue = ({ options }: RowOf<'choice' | 'phrase'>): fc.Arbitrary<unknown> =>
  fc.constantFrom(...offered<{ value?: boolean }>(options).map(({ value }) => value));

const ANY: { readonly [K in RowKind]: (row: RowOf<K>, known: Known) => fc.Arbitrary<unknown> } = {
  choice: oneValue,
  phrase: oneValue,
  number: ({ most }) => fc.integer({ min: 0, max: most }),
  roles: ({ options }) => fc.uniqueArray(fc.constantFrom(...Object.keys(options))),
  things: ({ of }, { designs, empires, units, place, contacts }) => {
    const ids = { class: designs, power: empires, unit: units, colony: place, contact: contacts };
    return fc.array<string>(ids[of], { maxLength: 3 });
  },
  place: (_row, { place }) => fc.oneof(place, fc.constant(null)),
};

/** Any standing orders, whole or in part, that name these. */
export const anyStanding = (known: Known) =>
  fc.record(
    Object.fromEntries(
      STANDING_FIELDS.map((field) => [field, byKind(ANY, STANDING_ROWS[field], known)]),
    ),
    { requiredKeys: [] },
  ) as fc.Arbitrary<Partial<StandingOrders>>;

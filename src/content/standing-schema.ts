import { z } from 'zod';
import { contactId, designId, empireId, systemId, unitId } from '#content/orders/id-schemas';
import { byKind, offered } from '#model/forces/standing/by-kind';
import type { RowKind, RowOf, ThingKind } from '#model/forces/standing/row';
import {
  BATTLE_FIELDS,
  type BattleField,
  STANDING_FIELDS,
  STANDING_ROWS,
  type StandingField,
  type StandingOrders,
} from '#model/forces/standing-orders';

const ID_OF: Readonly<Record<ThingKind, z.ZodType>> = {
  class: designId,
  power: empireId,
  unit: unitId,
  colony: systemId,
  contact: contactId,
};

const isText = (value: string | boolean): value is string => typeof value === 'string';

function oneOf({ options }: RowOf<'choice' | 'phrase'>): z.ZodType {
  const values = offered<Readonly<{ value?: boolean }>>(options).map(({ value }) => value);
  const texts = values.filter(isText);
  if (texts.length === 0) return z.boolean();
  if (texts.length === values.length) return z.enum(texts);
  return z.union([z.boolean(), z.literal(texts)]);
}

/** What a file may say in a field of each kind. */
const SCHEMA_OF: { readonly [K in RowKind]: (row: RowOf<K>) => z.ZodType } = {
  choice: oneOf,
  phrase: oneOf,
  number: ({ most }) => z.int().min(0).max(most),
  roles: ({ options }) => z.array(z.enum(Object.keys(options))),
  things: ({ of }) => z.array(ID_OF[of]),
  place: () => systemId.nullable(),
};

type Shape<F extends StandingField> = {
  readonly [K in F]: z.ZodExactOptional<z.ZodType<Required<StandingOrders>[K]>>;
};

const shapeOf = <F extends StandingField>(fields: readonly F[]): Shape<F> =>
  Object.fromEntries(
    fields.map((field) => [field, z.exactOptional(byKind(SCHEMA_OF, STANDING_ROWS[field]))]),
    // The schema of a field is made of its row, as its type is.
  ) as Shape<F>;

/** Standing orders as files and orders say them; each may be left out. */
export const STANDING_SHAPE = shapeOf(STANDING_FIELDS);

/** Those that count in a battle. */
export const BATTLE_SHAPE = shapeOf<BattleField>(BATTLE_FIELDS);

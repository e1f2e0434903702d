import type { Order, OrderKind, OrderOf } from '#model/orders/order';
import type { FormBody } from '#http/visits/form-body';
import type { FieldRow } from './field-rows.ts';
import type { FieldProblem, FormDesk, FormWords, OrderForm } from './order-form.ts';

/** A value as a form says it: ids and the words of a choice are any text until the schema of orders has accepted them. */
export type Said<T> = T extends string
  ? string
  : T extends number | boolean | null | undefined
    ? T
    : T extends readonly (infer E)[]
      ? readonly Said<E>[]
      : { readonly [P in keyof T]: Said<T[P]> };

/** All that a form has to say for an order; what the order can leave out may be undefined, but is said. */
type SaidParts<O> = { readonly [P in Exclude<keyof O, 'kind'>]: Said<O[P]> };
type SaidOf<O extends Order> = O extends Order
  ? Readonly<{ kind: O['kind'] }> & SaidParts<O>
  : never;

/** An order of some kind as a form says it. */
export type SaidOrder = SaidOf<Order>;

type Values = Readonly<Record<string, unknown>>;
type RowsOf<V> = { readonly [P in keyof V]: FieldRow<V[P]> };

/** What all fields say, or the first thing that is wrong. */
function readRows(
  rows: RowsOf<Values>,
  sent: FormBody,
  desk: FormDesk,
): Readonly<{ values: Values }> | FieldProblem {
  const values = new Map<string, unknown>();
  for (const [name, row] of Object.entries(rows)) {
    const reading = row.read({ name, sent, desk });
    if ('problem' in reading) return { field: name, ...reading };
    values.set(name, reading.value);
  }
  return { values: Object.fromEntries(values) };
}

/** Without what the order leaves out. */
const jsonOf = (order: Values): Values =>
  Object.fromEntries(Object.entries(order).filter(([, value]) => value !== undefined));

function formOf<K extends OrderKind>(
  { kind, title, hint, group, unavailable }: FormWords<K>,
  rows: RowsOf<Values>,
  order: (values: Values, desk: FormDesk) => Values | FieldProblem,
): OrderForm<K> {
  return {
    ...{ kind, title, hint, group, unavailable },
    fields: (desk, sent) =>
      Object.entries(rows).flatMap(([name, row]) => row.show({ name, sent, desk })),
    read: (sent, desk) => {
      const read = readRows(rows, sent, desk);
      if ('problem' in read) return read;
      const said = order(read.values, desk);
      return isProblem(said) ? said : { json: jsonOf(said) };
    },
  };
}

const isProblem = (said: Values | FieldProblem): said is FieldProblem => 'problem' in said;

/** A form with a field for each part of its order, named as that: leave one out and the build fails. */
export const plainForm = <K extends OrderKind>(
  form: FormWords<K> & Readonly<{ fields: RowsOf<SaidParts<OrderOf<K>>> }>,
): OrderForm<K> => formOf(form, form.fields, (values) => ({ kind: form.kind, ...values }));

/** A form whose fields are not just the parts of its order; `order` makes that from what they say. */
export const shapedForm = <K extends OrderKind, V extends Values>(
  form: FormWords<K> &
    Readonly<{
      fields: RowsOf<V>;
      order: (values: V, desk: FormDesk) => SaidOrder | FieldProblem;
    }>,
): OrderForm<K> => formOf(form, form.fields, (values, desk) => form.order(values as V, desk));

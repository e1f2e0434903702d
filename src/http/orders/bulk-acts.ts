import { type Field, placeFields } from '#http/forms/field';
import type { FormDesk } from '#http/forms/orders/order-form';
import { ORDER_FORMS } from '#http/forms/orders/order-forms';
import { type FormBody, formBodyOf } from '#http/visits/form-body';
import { type BulkKind, bulkKindOf, isBulkField } from './bulk-kinds.ts';

/** What came back with problems. */
export type BulkReturned = Readonly<{
  kind: BulkKind | null;
  sent: FormBody;
  problem: string;
  errors: ReadonlyMap<string, string>;
}>;

/** Nothing came back. */
export const NO_BULK: BulkReturned = {
  kind: null,
  sent: formBodyOf({}),
  problem: '',
  errors: new Map(),
};

/** A form for several things, as it was sent. */
export const bulkIn = (sent: FormBody): BulkReturned & Readonly<{ what: 'bulk' }> => {
  return { ...NO_BULK, what: 'bulk', kind: bulkKindOf(sent.text('kind')) ?? null, sent };
};

/** The form of an order for several things at once. */
export type BulkAct = Readonly<{
  kind: string;
  title: string;
  hint: string;
  fields: readonly Field[];
  open: boolean;
  problem: string;
}>;

/** The fields of a kind of order, without the one that the ticked things fill in. */
function fieldsOf(kind: BulkKind, desk: FormDesk, returned: BulkReturned): readonly Field[] {
  const own = returned.kind === kind;
  const fields = ORDER_FORMS[kind].fields(desk, own ? returned.sent : NO_BULK.sent);
  const rest = fields.filter(({ name }) => isBulkField(kind, name));
  return placeFields(rest, `bulk-${kind}`, own ? returned.errors : new Map());
}

/** The form of a kind of order for all that is ticked, with what came back in it. */
export const bulkAct = (kind: BulkKind, desk: FormDesk, returned: BulkReturned): BulkAct => {
  const { title, hint } = ORDER_FORMS[kind];
  const own = returned.kind === kind;
  const fields = fieldsOf(kind, desk, returned);
  return { kind, title, hint, fields, open: own, problem: own ? returned.problem : '' };
};

import { ATTACHABLE } from '#app/talk/attachment-of';
import { type Field, placeFields } from '#http/forms/field';
import type { FormDesk } from '#http/forms/orders/order-form';
import { ORDER_FORMS } from '#http/forms/orders/order-forms';
import { readForm } from '#http/orders/read-form';
import type { FormBody } from '#http/visits/form-body';
import type { Order } from '#model/orders/order';
import type { AttachFold } from './letters-contents.ts';
import { TEXTS } from './texts.ts';

type Kind = (typeof ATTACHABLE)[number];

const TITLES: Readonly<Record<Kind, string>> = {
  OfferTreaty: TEXTS.attachTreaty,
  GiveEp: TEXTS.attachEp,
  GiveMap: TEXTS.attachCharts,
  GiveSchematics: TEXTS.attachSchematics,
  ExchangeUnits: TEXTS.attachUnits,
};

/** The choice that means nothing in a list which has none of its own. */
const NOTHING: Readonly<Partial<Record<Kind, Readonly<{ field: string; label: string }>>>> = {
  OfferTreaty: { field: 'offer', label: TEXTS.noTreaty },
  GiveSchematics: { field: 'design', label: TEXTS.noClass },
};

/** The fields that say whether something is attached. */
const SAYING: Readonly<Record<Kind, readonly string[]>> = {
  OfferTreaty: ['offer'],
  GiveEp: ['points'],
  GiveMap: ['systems'],
  GiveSchematics: ['design'],
  ExchangeUnits: ['units', 'design', 'paid', 'price'],
};

const isSaid = (text: string): boolean => text !== '' && text !== '0';

/** A part of the form of a letter, as if it were a form of its own. */
const partOf = (sent: FormBody, kind: Kind): FormBody => ({
  text: (name) => sent.text(`${kind}.${name}`),
  texts: (name) => sent.texts(`${kind}.${name}`),
  has: (name) => sent.has(`${kind}.${name}`),
});

/** The same with a receiver that is chosen already. */
const toward = (part: FormBody, receiver: string): FormBody => {
  const isReceiver = (name: string): boolean =>
    (name === 'to' || name === 'with') && !part.has(name) && receiver !== '';
  return {
    text: (name) => (isReceiver(name) ? receiver : part.text(name)),
    texts: (name) => (isReceiver(name) ? [receiver] : part.texts(name)),
    has: (name) => isReceiver(name) || part.has(name),
  };
};

const isAttached = (sent: FormBody, kind: Kind): boolean =>
  SAYING[kind].some((name) => partOf(sent, kind).texts(name).some(isSaid));

/** A list that begins with nothing. */
function withNothing(field: Field, kind: Kind, sent: FormBody): Field {
  const nothing = NOTHING[kind];
  if (nothing?.field !== field.name) return field;
  const isChosen = !isAttached(sent, kind);
  const none = { value: '', label: nothing.label, chosen: isChosen, rank: '' };
  const others = field.groups.map(({ label, options }) => ({
    label,
    options: options.map((one) => ({ ...one, chosen: one.chosen && !isChosen })),
  }));
  return { ...field, groups: [{ label: '', options: [none] }, ...others] };
}

type Errors = ReadonlyMap<string, string>;

function fieldsOf(kind: Kind, desk: FormDesk, sent: Sent): readonly Field[] {
  const part = toward(partOf(sent.body, kind), sent.receiver);
  const fields = ORDER_FORMS[kind]
    .fields(desk, part)
    .map((field) => ({ ...withNothing(field, kind, sent.body), required: false }));
  return placeFields(fields, `attach-${kind}`, sent.errors.get(kind) ?? new Map()).map((field) => ({
    ...field,
    name: `${kind}.${field.name}`,
  }));
}

/** What came back, and what was wrong with each attachment. `receiver`: whom the letter goes to, if that is one empire. */
export type Sent = Readonly<{
  body: FormBody;
  receiver: string;
  errors: ReadonlyMap<Kind, Errors>;
}>;

/** The fields for everything that can be attached. */
export const attachFolds = (desk: FormDesk, sent: Sent): readonly AttachFold[] =>
  ATTACHABLE.map((kind) => {
    const { hint, unavailable } = ORDER_FORMS[kind];
    const why = unavailable(desk) ?? '';
    return {
      title: TITLES[kind],
      hint,
      unavailable: why,
      open: why === '' && isAttached(sent.body, kind),
      problem: sent.errors.has(kind) ? TEXTS.nothingFits : '',
      fields: why === '' ? fieldsOf(kind, desk, sent) : [],
    };
  });

/** The orders that the form of a letter attaches, and what is wrong with the others. */
export function readAttached(
  body: FormBody,
  desk: FormDesk,
): Readonly<{ orders: readonly Order[]; errors: Sent['errors'] }> {
  const orders: Order[] = [];
  const errors = new Map<Kind, Errors>();
  for (const kind of ATTACHABLE) {
    if (!isAttached(body, kind)) continue;
    const read = readForm(kind, partOf(body, kind), desk);
    if (read.ok) orders.push(read.value);
    else errors.set(kind, read.error.errors);
  }
  return { orders, errors };
}

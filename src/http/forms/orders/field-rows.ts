import {
  boxesField,
  type Field,
  numberField,
  type Offer,
  selectField,
  textField,
} from '#http/forms/field';
import { type FormBody, wholeNumber } from '#http/visits/form-body';
import type { FormDesk } from './order-form.ts';

const TEXTS = {
  giveNumber: 'Give a whole number.',
  giveNumberOrNothing: 'Give a whole number, or nothing.',
} as const;

/** A row in a form: the name of its field, what was sent, and the player's desk. */
type Asked = Readonly<{ name: string; sent: FormBody; desk: FormDesk }>;

/** What a field says, or what is wrong with it; `field`: the one that the problem is shown at, if it is another. */
export type Reading<T> = Readonly<{ value: T }> | Readonly<{ problem: string; field?: string }>;

/** One field of a form: how it is shown, and how it is read. Neither comes without the other. */
export type FieldRow<T> = Readonly<{
  /** A row of several inputs shows several fields. */
  show: (asked: Asked) => readonly Field[];
  read: (asked: Asked) => Reading<T>;
}>;

type Labels = Readonly<{ label: string; hint?: string }>;
type Offers = readonly Offer[] | ((desk: FormDesk) => readonly Offer[]);
type List = Labels & Readonly<{ offers: Offers }>;

const offersAt = (offers: Offers, desk: FormDesk): readonly Offer[] =>
  typeof offers === 'function' ? offers(desk) : offers;

const withFirst =
  (label: string, offers: Offers) =>
  (desk: FormDesk): readonly Offer[] => [{ value: '', label }, ...offersAt(offers, desk)];

/** The same field, read further: what it says becomes something else, or a problem. */
export const readAs = <A, B>(
  row: FieldRow<A>,
  next: (value: A, desk: FormDesk) => Reading<B>,
): FieldRow<B> => ({
  show: row.show,
  read: (asked) => {
    const reading = row.read(asked);
    return 'problem' in reading ? reading : next(reading.value, asked.desk);
  },
});

/** One thing of a list. */
export const oneOf = ({ offers, ...labels }: List): FieldRow<string> => ({
  show: ({ name, sent, desk }) => [
    selectField({ ...labels, name, sent, offers: offersAt(offers, desk) }),
  ],
  read: ({ name, sent }) => ({ value: sent.text(name) }),
});

/** One thing of a list, or none, which comes first. */
export const oneOrNone = ({
  none,
  offers,
  ...labels
}: List & Readonly<{ none: string }>): FieldRow<string | null> =>
  readAs(oneOf({ ...labels, offers: withFirst(none, offers) }), (text) => ({
    value: text === '' ? null : text,
  }));

/** The same; where it is none, the order leaves it out. */
export const oneOrLeftOut = (list: Parameters<typeof oneOrNone>[0]): FieldRow<string | undefined> =>
  readAs(oneOrNone(list), (value) => ({ value: value ?? undefined }));

/** One thing of a list that the player must choose: none is chosen at first. */
export const oneChosen = ({
  ask,
  problem,
  ...list
}: List & Readonly<{ ask: string; problem: string }>): FieldRow<string> =>
  readAs(oneOrNone({ ...list, none: ask }), (value) => (value === null ? { problem } : { value }));

/** Several things of a list; `problem`: what to say if there are none, where there must be one. */
export const someOf = ({
  offers,
  problem,
  ...labels
}: List & Readonly<{ problem?: string }>): FieldRow<readonly string[]> => ({
  show: ({ name, sent, desk }) => [
    boxesField({ ...labels, name, sent, offers: offersAt(offers, desk) }),
  ],
  read: ({ name, sent }) => {
    const value = sent.texts(name);
    return value.length === 0 && problem !== undefined ? { problem } : { value };
  },
});

/** One box: true if it is ticked, and otherwise not in the order. */
export const ticked = ({
  box,
  ...labels
}: Labels & Readonly<{ box: string }>): FieldRow<true | undefined> =>
  readAs(someOf({ ...labels, offers: [{ value: 'yes', label: box }] }), (texts) => ({
    value: texts.length === 0 ? undefined : true,
  }));

type Bounds = Labels & Readonly<{ min: number; max?: number; preset?: number }>;

const numberInput =
  (bounds: Bounds & Readonly<{ required?: boolean }>): FieldRow<unknown>['show'] =>
  ({ name, sent }) => [numberField({ ...bounds, name, sent })];

/** A whole number; `required`: browsers ask for it. */
export const amount = (bounds: Bounds & Readonly<{ required?: boolean }>): FieldRow<number> => ({
  show: numberInput(bounds),
  read: ({ name, sent }) => {
    const value = wholeNumber(sent.text(name));
    return value === undefined ? { problem: TEXTS.giveNumber } : { value };
  },
});

/** A whole number, or `empty` if the field is left empty. */
export const amountOr = <E>(empty: E, bounds: Bounds): FieldRow<number | E> => ({
  show: numberInput(bounds),
  read: ({ name, sent }) => {
    const text = sent.text(name).trim();
    if (text === '') return { value: empty };
    const value = wholeNumber(text);
    return value === undefined ? { problem: TEXTS.giveNumberOrNothing } : { value };
  },
});

type Line = Labels & Readonly<{ max: number; required?: boolean }>;

/** A line of text as it was written. */
export const line = (input: Line): FieldRow<string> => ({
  show: ({ name, sent }) => [textField({ ...input, name, sent })],
  read: ({ name, sent }) => ({ value: sent.text(name) }),
});

/** The name of something, without the spaces around it. */
export const nameLine = (label: string): FieldRow<string> =>
  readAs(line({ label, max: 40, required: true }), (text) => ({ value: text.trim() }));

import { type FormBody, wholeNumber } from '#http/visits/form-body';

export type Option = Readonly<{ value: string; label: string; chosen: boolean; rank: string }>;
/** Options under a heading; an empty label is no heading. */
export type OptionGroup = Readonly<{ label: string; options: readonly Option[] }>;

/** One field of a form, ready for its template; what a kind does not use is empty. */
export type Field = Readonly<{
  isSelect: boolean;
  isNumber: boolean;
  isText: boolean;
  isBoxes: boolean;
  isRadios: boolean;
  /** A place in an order for each of several: number inputs named `name.value`. */
  isRanks: boolean;
  /** Its choices are too long for one column. */
  isBroad: boolean;
  /** What it asks of one unit, in a few words for the unit’s row; empty: it stays a list. */
  inRow: string;
  id: string;
  name: string;
  label: string;
  hint: string;
  error: string;
  value: string;
  min: string;
  max: string;
  required: boolean;
  groups: readonly OptionGroup[];
}>;

type Basics = Readonly<{
  name: string;
  label: string;
  hint?: string;
  /** What was sent last time, so that nothing is lost when a form comes back. */
  sent: FormBody;
}>;

/** A choice before it is known which one was taken. */
export type Offer = Readonly<{ value: string; label: string; group?: string }>;

/** Words for values, as a field offers them. */
export const offersOf = (words: Readonly<Record<string, string>>): readonly Offer[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** The longest choice, in characters, that one column of a form can show. */
const COLUMN_LETTERS = 25;

const EMPTY = {
  isSelect: false,
  isNumber: false,
  isText: false,
  isBoxes: false,
  isRadios: false,
  isRanks: false,
  isBroad: false,
  inRow: '',
  id: '',
  error: '',
  value: '',
  min: '',
  max: '',
  required: false,
  groups: [],
};

const basics = ({ name, label, hint = '' }: Basics): Omit<Field, keyof typeof EMPTY> => ({
  name,
  label,
  hint,
});

function groupsOf(offers: readonly Offer[], chosen: ReadonlySet<string>): readonly OptionGroup[] {
  const groups = new Map<string, Option[]>();
  for (const { value, label, group = '' } of offers) {
    const options = groups.get(group) ?? [];
    options.push({ value, label, chosen: chosen.has(value), rank: '' });
    groups.set(group, options);
  }
  return [...groups].map(([label, options]) => ({ label, options }));
}

type Choosing = Basics & Readonly<{ offers: readonly Offer[]; preset?: string }>;

/** One of several, from a list that folds. */
export function selectField(input: Choosing): Field {
  const { sent, name, offers, preset } = input;
  const first = sent.has(name) ? sent.text(name) : (preset ?? offers[0]?.value ?? '');
  const groups = groupsOf(offers, new Set([first]));
  const isBroad = offers.some(({ label }) => label.length > COLUMN_LETTERS);
  return { ...EMPTY, ...basics(input), isSelect: true, isBroad, groups };
}

/** One of few, all in sight. */
export function radioField(input: Choosing): Field {
  const { sent, name, offers, preset } = input;
  const chosen = sent.has(name) ? sent.text(name) : (preset ?? offers[0]?.value ?? '');
  const groups = groupsOf(offers, new Set([chosen]));
  return { ...EMPTY, ...basics(input), isRadios: true, groups };
}

type Listing = Basics & Readonly<{ offers: readonly Offer[]; inRow?: string }>;

/** Any number of several. */
export function boxesField(input: Listing & Readonly<{ preset?: readonly string[] }>): Field {
  const { sent, name, offers, preset = [], inRow = '' } = input;
  const chosen = new Set(sent.has(name) ? sent.texts(name) : preset);
  return { ...EMPTY, ...basics(input), inRow, isBoxes: true, groups: groupsOf(offers, chosen) };
}

/** A whole number; empty where it may be left out. */
export function numberField(
  input: Basics & Readonly<{ min: number; max?: number; preset?: number; required?: boolean }>,
): Field {
  const { sent, name, min, max, preset, required = false } = input;
  const value = sent.has(name) ? sent.text(name) : String(preset ?? '');
  const most = max === undefined ? '' : String(max);
  return {
    ...EMPTY,
    ...basics(input),
    isNumber: true,
    value,
    min: String(min),
    max: most,
    required,
  };
}

/** Words of one line. */
export function textField(
  input: Basics & Readonly<{ max: number; required?: boolean; preset?: string }>,
): Field {
  const { sent, name, max, required = false, preset = '' } = input;
  const value = sent.has(name) ? sent.text(name) : preset;
  return { ...EMPTY, ...basics(input), isText: true, value, max: String(max), required };
}

/** An order among several: each may be given a place, and the lowest comes first. */
export function ranksField(input: Listing & Readonly<{ preset: readonly string[] }>): Field {
  const { sent, name, offers, preset, inRow = '' } = input;
  const options = offers.map(({ value, label }): Option => {
    const place = preset.indexOf(value) + 1;
    const given = `${name}.${value}`;
    const standing = place === 0 ? '' : String(place);
    const rank = sent.has(given) ? sent.text(given) : standing;
    return { value, label, chosen: false, rank };
  });
  const groups = [{ label: '', options }];
  return { ...EMPTY, ...basics(input), inRow, isRanks: true, groups };
}

/** The values of a field of places in their order; those without a place are not in it. */
export function ranksIn(
  sent: FormBody,
  name: string,
  values: readonly string[],
): readonly string[] {
  const placed = values.flatMap((value) => {
    const place = wholeNumber(sent.text(`${name}.${value}`));
    return place === undefined ? [] : [{ value, place }];
  });
  return placed.sort((a, b) => a.place - b.place).map(({ value }) => value);
}

/** Fields as they stand in one form: ids that are its own, and what is wrong at its place. */
export function placeFields(
  fields: readonly Field[],
  form: string,
  errors: ReadonlyMap<string, string>,
): readonly Field[] {
  return fields.map((field) => ({
    ...field,
    id: `${form}-${field.name}`,
    error: errors.get(field.name) ?? '',
  }));
}

import {
  STANDING_ROWS,
  type StandingField,
  type StandingOrders,
} from '#model/forces/standing-orders';
import {
  byKind,
  offered,
  optionOf,
  type ValueTable,
  withValue,
} from '#model/forces/standing/by-kind';
import type { RowKind, RowOf } from '#model/forces/standing/row';
import {
  boxesField,
  type Field,
  numberField,
  type Offer,
  selectField,
  textField,
} from '#http/forms/field';
import { type FormBody, wholeNumber } from '#http/visits/form-body';
import { oddWordsIn, rankedWordsIn, writableIn } from './ranked-words.ts';

const TEXTS = {
  leaveAsItIs: 'Leave as it is',
  forWholeEmpire: 'For the whole empire. ',
  listInOrder: (words: string, isPartial: boolean): string =>
    `List them in order: ${words}; or write nobody. Leave it empty for ${isPartial ? 'no change' : 'the default'}.`,
  notInList: (odd: string, words: string): string =>
    `“${odd}” is not in the list. Write some of these: ${words}; or write nobody.`,
  tickNothing: 'Tick nothing for no change.',
  giveNumberOrNothing: 'Give a whole number, or nothing.',
} as const;

/** No option is called so: ‘keep’ is one of minefields and of prizes. */
export const AS_IT_IS = 'as-it-is';
/** An empty list, where nothing that is ticked means that all stays as it is. */
const NOBODY = 'nobody';
/** No system in particular. */
const NO_PLACE = 'nearest';
const LONGEST_LIST = 100;

/** Where standing orders are asked for. */
export type StandingPage = Readonly<{
  sent: FormBody;
  /** The name of a field in the form. */
  nameOf: (field: StandingField) => string;
  /** What was not touched stays as it is. Otherwise the form has all that holds. */
  isPartial: boolean;
  /** The systems, or the things of a list, that can be chosen. */
  choices: (row: RowOf<'things' | 'place'>) => readonly Offer[];
}>;

type Asked = Omit<StandingPage, 'nameOf'> & Readonly<{ name: string }>;

/** What a field of a form says; undefined: nothing. */
type Reading = Readonly<{ value: unknown; problem?: string }> | undefined;

/** A field of a form, and what was written into it. */
type Input = Readonly<{ field: (asked: Asked) => Field; read: (asked: Asked) => Reading }>;

/** The values of a choice with their labels. */
export function optionOffers(field: StandingField): readonly Offer[] {
  const row = STANDING_ROWS[field];
  return row.kind === 'choice' || row.kind === 'phrase' ? labelsIn(row.options) : [];
}

type Labelled = Readonly<Record<string, Readonly<{ label: string }>>>;
const labelsIn = (options: Labelled): readonly Offer[] =>
  Object.entries(options).map(([value, { label }]) => ({ value, label }));

const whose = ({ ofEmpire }: Readonly<{ ofEmpire?: string }>): string =>
  ofEmpire === undefined ? '' : TEXTS.forWholeEmpire;

function chosenFrom({ label, hint = '', options }: RowOf<'choice' | 'phrase'>): Input {
  const offers = labelsIn(options);
  const asIs = { value: AS_IT_IS, label: TEXTS.leaveAsItIs };
  return {
    field: ({ name, sent, isPartial }) =>
      selectField({ name, label, hint, sent, offers: isPartial ? [asIs, ...offers] : offers }),
    read: ({ name, sent }) => {
      const text = sent.text(name);
      if (text === '' || text === AS_IT_IS) return undefined;
      const all = offered<Readonly<{ value?: boolean }>>(options);
      return { value: all.find(({ key }) => key === text)?.value ?? text };
    },
  };
}

/** Roles in a line, by preference. */
const rankedRoles = ({ label, options }: RowOf<'roles'>): Input => ({
  field: ({ name, sent, isPartial }) => {
    const hint = TEXTS.listInOrder(writableIn(options), isPartial);
    return textField({ name, label, hint, sent, max: LONGEST_LIST });
  },
  read: ({ name, sent }) => {
    const value = rankedWordsIn(sent.text(name));
    if (value === undefined) return undefined;
    const [odd] = oddWordsIn(options, value);
    if (odd === undefined) return { value };
    const problem = TEXTS.notInList(odd, writableIn(options));
    return { value, problem };
  },
});

type Boxes = Readonly<{ label: string; none: string; ofEmpire?: string }>;

/** Boxes to tick; in a form that can leave things as they are, one box means an empty list. */
const boxes = (row: Boxes, choices: (asked: Asked) => readonly Offer[]): Input => ({
  field: (asked) => {
    const { name, sent, isPartial } = asked;
    const { label, none } = row;
    const all = choices(asked);
    if (!isPartial) return boxesField({ name, label, sent, offers: all });
    const hint = `${whose(row)}${TEXTS.tickNothing}`;
    return boxesField({
      name,
      label,
      hint,
      sent,
      offers: [{ value: NOBODY, label: none }, ...all],
    });
  },
  read: ({ name, sent, isPartial }) => {
    const value = sent.texts(name).filter((one) => one !== '');
    if (!isPartial) return { value };
    if (value.length === 0) return undefined;
    return { value: value.includes(NOBODY) ? [] : value };
  },
});

/** How a field of each kind is asked for, and read again. */
const INPUTS: { readonly [K in RowKind]: (row: RowOf<K>) => Input } = {
  choice: chosenFrom,
  phrase: chosenFrom,
  number: (row) => ({
    field: ({ name, sent }) => {
      const { label, most: max } = row;
      return numberField({
        name,
        label,
        hint: `${whose(row)}${row.hint ?? ''}`,
        sent,
        min: 0,
        max,
      });
    },
    read: ({ name, sent }) => {
      const text = sent.text(name).trim();
      if (text === '') return undefined;
      const value = wholeNumber(text);
      if (value !== undefined) return { value };
      return { value: Number.NaN, problem: TEXTS.giveNumberOrNothing };
    },
  }),
  roles: (row) => (row.isRanked ? rankedRoles(row) : boxes(row, () => labelsIn(row.options))),
  things: (row) => boxes(row, ({ choices }) => choices(row)),
  place: (row) => ({
    field: ({ name, sent, isPartial, choices }) => {
      const offers = [{ value: NO_PLACE, label: row.none }, ...choices(row)];
      const asIs = isPartial ? [{ value: AS_IT_IS, label: TEXTS.leaveAsItIs }] : [];
      return selectField({ name, label: row.label, sent, offers: [...asIs, ...offers] });
    },
    read: ({ name, sent }) => {
      const text = sent.text(name);
      if (text === '' || text === AS_IT_IS) return undefined;
      return { value: text === NO_PLACE ? null : text };
    },
  }),
};

const asked = (page: StandingPage, field: StandingField): Asked => ({
  ...page,
  name: page.nameOf(field),
});

const isBoxes = ({ isBoxes: is }: Field): boolean => is;

/** The fields of a form, boxes last, as they take the most room. */
export function standingInputs(
  page: StandingPage,
  fields: readonly StandingField[],
): readonly Field[] {
  const all = fields.map((field) => byKind(INPUTS, STANDING_ROWS[field]).field(asked(page, field)));
  return [...all.filter((one) => !isBoxes(one)), ...all.filter(isBoxes)];
}

/** What was said in a form, and the first thing that was said wrongly. */
type Said = Readonly<{
  standing: Readonly<Partial<Record<StandingField, unknown>>>;
  problem: Readonly<{ field: string; problem: string }> | null;
}>;

/** Reads the same fields. */
export function standingIn(page: StandingPage, fields: readonly StandingField[]): Said {
  const read = fields.flatMap((field) => {
    const reading = byKind(INPUTS, STANDING_ROWS[field]).read(asked(page, field));
    return reading === undefined ? [] : [{ field, ...reading }];
  });
  const problems = read.flatMap(({ field, problem }) =>
    problem === undefined ? [] : [{ field: page.nameOf(field), problem }],
  );
  return {
    standing: Object.fromEntries(read.map(({ field, value }) => [field, value])),
    problem: problems[0] ?? null,
  };
}

/** The texts with which a form that has all that holds is filled. */
const SENT_TEXTS: ValueTable<[], readonly string[]> = {
  choice: ({ options }, value) => [optionOf(options, value).key],
  phrase: ({ options }, value) => [optionOf(options, value).key],
  number: (_row, value) => [String(value)],
  roles: ({ isRanked }, value) => {
    if (!isRanked) return value;
    return [value.length === 0 ? NOBODY : value.join(', ')];
  },
  things: (_row, value) => value,
  place: (_row, value) => [value ?? NO_PLACE],
};

/** A field as a form is filled with it. */
export const standingTexts = (
  field: StandingField,
  standing: Required<StandingOrders>,
): readonly string[] => withValue(SENT_TEXTS, STANDING_ROWS[field], standing[field]);

import { counted } from '#kernel/words/counted';
import type { z } from 'zod';
import { didYouMean } from './nearest-name.ts';

type Code = z.core.$ZodIssueCode;
type Raw<C extends Code> = z.core.$ZodRawIssue<Extract<z.core.$ZodIssue, { code: C }>>;

const LONGEST_SHOWN = 40;
const MOST_CHOICES = 20;

const clipped = (text: string): string =>
  text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;

/** The value of the file, short enough for a sentence; a list or an object is only named. */
function shown(input: unknown): string {
  if (typeof input === 'string') return input === '' ? 'An empty text' : `“${clipped(input)}”`;
  if (Array.isArray(input)) return 'A list';
  if (typeof input === 'object' && input !== null) return 'An object';
  return String(input);
}

const LIST = ['a list', 'a list in [ ]'] as const;
const OBJECT = ['an object', 'an object in { }'] as const;
const OTHER = ['the right kind of value', 'another kind of value'] as const;

/** The kinds of values that a schema asks for: what each is called, and how to write it. */
const THINGS: Readonly<Record<string, readonly [string, string]>> = {
  string: ['a text', 'a text in quotation marks'],
  number: ['a number', 'a number'],
  int: ['a whole number', 'a whole number'],
  boolean: ['true or false', 'true or false'],
  null: ['null', 'null'],
  array: LIST,
  tuple: LIST,
  object: OBJECT,
  record: OBJECT,
};

function typeText(input: unknown, expected: string): string {
  const [thing, written] = THINGS[expected] ?? OTHER;
  if (input === undefined) return `It is missing. Give ${written}`;
  return `${shown(input)} is not ${thing}. Give ${written}`;
}

/** What is counted of a value of some kind, in words: one of them, and several; null: the value itself is compared. */
const COUNTED: Readonly<Record<string, readonly [string, string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
  set: ['entry', 'entries'],
  map: ['entry', 'entries'],
  file: ['byte', 'bytes'],
};

const sizeOf = (input: unknown): number | null =>
  typeof input === 'string' || Array.isArray(input) ? input.length : null;

type Bound = Readonly<{
  origin: string;
  bound: number | bigint;
  input: unknown;
  /** `at most`, `exactly`. */
  word: string;
  /** `too high`, `too low`. */
  verdict: string;
}>;

function boundText({ origin, bound, input, word, verdict }: Bound): string {
  const units = COUNTED[origin];
  if (units === undefined) return `${shown(input)} is ${verdict}. Give ${word} ${String(bound)}`;
  const [one, many] = units;
  const size = sizeOf(input);
  const what = origin === 'string' ? 'This text' : 'This list';
  const has = size === 0 ? 'is empty' : `has ${counted(size ?? 0, one, many)}`;
  return `${what} ${has}. Give ${word} ${counted(Number(bound), one, many)}`;
}

const limitWord = (exact: boolean | undefined, inclusive: boolean | undefined, words: Words) => {
  if (exact === true) return 'exactly';
  return inclusive === false ? words.open : words.closed;
};
type Words = Readonly<{ open: string; closed: string }>;

/** The choices that there are, and the one that was probably meant. */
function choiceText(input: unknown, values: readonly z.core.util.Primitive[]): string {
  const all = values.map(String);
  const choices = all.slice(0, MOST_CHOICES).join(', ');
  const left = all.length - MOST_CHOICES;
  const more = left > 0 ? ` and ${String(left)} more` : '';
  const advice = all.length > 1 ? `Choose one of: ${choices}${more}` : `Give ${choices}`;
  if (input === undefined) return `It is missing. ${advice}`;
  if (all.length === 1) return `${shown(input)} does not fit here. ${advice}`;
  const hint = typeof input === 'string' ? didYouMean(input, all) : '';
  return `${shown(input)} is not one of the choices.${hint} ${advice}`;
}

const fieldOf = (input: unknown, name: string): unknown =>
  typeof input === 'object' && input !== null ? Reflect.get(input, name) : undefined;

function unionText(issue: Raw<'invalid_union'>): string {
  const { discriminator, options, input } = issue;
  if (input === undefined) return 'It is missing';
  if (discriminator !== undefined && Array.isArray(options)) {
    return choiceText(fieldOf(input, discriminator), options);
  }
  return `${shown(input)} has none of the forms that this value can have`;
}

const firstOf = (issues: readonly Readonly<{ message?: string }>[]): string => {
  const message = issues[0]?.message;
  return message === undefined ? '' : `. ${message}`;
};

/** Whether a schema takes only whole numbers, which its error for a wrong type does not say. */
const isWhole = (schema: unknown): boolean =>
  fieldOf(fieldOf(schema, 'def'), 'format') === 'safeint';

/** Farlane's words for each error of a schema: what is wrong, and then what to do. */
const WORDS: Readonly<{ [C in Code]: (issue: Raw<C>) => string }> = {
  invalid_type: ({ input, expected, inst }) => typeText(input, isWhole(inst) ? 'int' : expected),
  too_big: ({ origin, maximum, inclusive, exact, input }) =>
    boundText({
      ...{ origin, bound: maximum, input, verdict: 'too high' },
      word: limitWord(exact, inclusive, { open: 'less than', closed: 'at most' }),
    }),
  too_small: ({ origin, minimum, inclusive, exact, input }) =>
    boundText({
      ...{ origin, bound: minimum, input, verdict: 'too low' },
      word: limitWord(exact, inclusive, { open: 'more than', closed: 'at least' }),
    }),
  invalid_format: ({ input }) =>
    `${shown(input)} has the wrong form. Follow the examples of this format`,
  not_multiple_of: ({ input, divisor }) =>
    `${shown(input)} is not a multiple of ${String(divisor)}. Give one that is`,
  unrecognized_keys: () => NO_SUCH_ENTRY,
  invalid_union: unionText,
  invalid_key: ({ issues }) => `An entry can’t have this name${firstOf(issues)}`,
  invalid_element: ({ issues }) => `An entry is wrong${firstOf(issues)}`,
  invalid_value: ({ input, values }) => choiceText(input, values),
  custom: ({ input }) => `${shown(input)} does not fit here`,
};

/** The error for an entry that the format does not have. */
export const NO_SUCH_ENTRY = 'This format has no such entry. Leave it out';

/** Puts an error of a schema into Farlane's words, unless the schema has its own words. */
function wordsOf(issue: z.core.$ZodRawIssue): string {
  // The table's type ties each code to its row; an indexed access loses that tie.
  const row = WORDS[issue.code] as (issue: z.core.$ZodRawIssue) => string;
  return row(issue);
}

/** Reads a value by a schema. Nothing else in the program may ask a schema whether a value fits: its own words would reach people. */
export const readBySchema = <S extends z.ZodType>(
  schema: S,
  value: unknown,
): z.ZodSafeParseResult<z.output<S>> => schema.safeParse(value, { error: wordsOf });

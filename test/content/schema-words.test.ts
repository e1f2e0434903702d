import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseAnswer } from '#content/answers/parse-answer';
import { CORRECTION_TABLE } from '#content/corrections/correction-table';
import { FORMATS } from '#content/formats';
import { mapEditSchema } from '#content/galaxy/edits/map-edit';
import { issuesOf } from '#content/issue';
import { ORDER_TABLE } from '#content/orders/order-table';
import { readBySchema } from '#content/schema-words';
import { EDIT_KINDS } from '#model/corrections/edit';
import { DECISION_KINDS } from '#model/decisions/decision';
import { ORDER_KINDS } from '#model/orders/order';

const textsOf = (schema: z.ZodType, value: unknown): readonly string[] => {
  const read = readBySchema(schema, value);
  return read.success
    ? []
    : issuesOf(read.error).map(({ path, text }) => (path === '' ? text : `${path}: ${text}`));
};

type Case = readonly [schema: z.ZodType, value: unknown, text: string];

const SHAPES = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ring'), size: z.int() }),
  z.strictObject({ kind: z.literal('disc') }),
]);

/** Every code that zod has: a new one fails the build here, and in the table of words. */
const CASES: Readonly<Record<z.core.$ZodIssueCode, readonly Case[]>> = {
  invalid_type: [
    [z.string(), 12, '12 is not a text. Give a text in quotation marks.'],
    [z.number(), 'x', '“x” is not a number. Give a number.'],
    [z.int(), 'x', '“x” is not a whole number. Give a whole number.'],
    [z.int(), 1.5, '1.5 is not a whole number. Give a whole number.'],
    [z.boolean(), null, 'null is not true or false. Give true or false.'],
    [z.array(z.string()), {}, 'An object is not a list. Give a list in [ ].'],
    [z.strictObject({}), [1], 'A list is not an object. Give an object in { }.'],
    [
      z.strictObject({ name: z.string() }),
      {},
      'name: It is missing. Give a text in quotation marks.',
    ],
    [z.never(), 1, '1 is not the right kind of value. Give another kind of value.'],
  ],
  too_big: [
    [z.int().max(10), 12, '12 is too high. Give at most 10.'],
    [z.number().lt(10), 10, '10 is too high. Give less than 10.'],
    [z.string().max(3), 'four', 'This text has 4 characters. Give at most 3 characters.'],
    [z.array(z.int()).max(1), [1, 2], 'This list has 2 entries. Give at most 1 entry.'],
  ],
  too_small: [
    [z.int().min(1), 0, '0 is too low. Give at least 1.'],
    [z.number().gt(0), 0, '0 is too low. Give more than 0.'],
    [z.string().min(1), '', 'This text is empty. Give at least 1 character.'],
    [z.array(z.int()).length(2), [], 'This list is empty. Give exactly 2 entries.'],
  ],
  invalid_format: [
    [z.string().regex(/^a+$/), 'b', '“b” has the wrong form. Follow the examples of this format.'],
    [z.string().regex(/^a+$/, 'It has no letters but a'), 'b', 'It has no letters but a.'],
  ],
  not_multiple_of: [[z.number().multipleOf(5), 7, '7 is not a multiple of 5. Give one that is.']],
  unrecognized_keys: [
    [z.strictObject({}), { colour: 1 }, 'colour: This format has no such entry. Leave it out.'],
  ],
  invalid_union: [
    [
      SHAPES,
      { kind: 'rong' },
      'kind: “rong” is not one of the choices. Did you mean ring? Choose one of: ring, disc.',
    ],
    [SHAPES, {}, 'kind: It is missing. Choose one of: ring, disc.'],
    [
      z.union([z.literal('all'), z.array(z.string())]),
      5,
      '5 does not fit here. Give all. Or: 5 is not a list. Give a list in [ ].',
    ],
    [
      z.xor([z.string(), z.string().min(0)]),
      'x',
      '“x” has none of the forms that this value can have.',
    ],
  ],
  invalid_key: [
    [
      z.record(z.string().max(2), z.int()),
      { long: 1 },
      'long: An entry can’t have this name. This text has 4 characters. Give at most 2 characters.',
    ],
  ],
  invalid_element: [
    [
      z.map(z.int(), z.int()),
      new Map([[{}, 'x']]),
      'An entry is wrong. “x” is not a whole number. Give a whole number.',
    ],
  ],
  invalid_value: [
    [
      z.enum(['red', 'blue']),
      'bleu',
      '“bleu” is not one of the choices. Did you mean blue? Choose one of: red, blue.',
    ],
    [z.enum(['red', 'blue']), undefined, 'It is missing. Choose one of: red, blue.'],
    [z.literal('x'), 'y', '“y” does not fit here. Give x.'],
    [
      z.enum(Array.from({ length: 25 }, (_, index) => `choice${index}`)),
      ['a'],
      `A list is not one of the choices. Choose one of: ${Array.from({ length: 20 }, (_, index) => `choice${index}`).join(', ')} and 5 more.`,
    ],
  ],
  custom: [
    [z.string().refine(() => false), 'x', '“x” does not fit here.'],
    [z.string().refine(() => false, 'It rhymes'), 'x', 'It rhymes.'],
  ],
};

describe('what a schema refuses is told in our words', () => {
  const all = Object.entries(CASES).flatMap(([code, cases]) =>
    cases.map(([schema, value, text]) => ({ code, schema, value, text })),
  );
  test.each(all)('$code: $text', ({ code, schema, value, text }) => {
    const read = schema.safeParse(value);
    expect(read.error?.issues.map((issue) => issue.code)).toContain(code);
    expect(textsOf(schema, value)).toContain(text);
  });
});

/** Words of zod, of the engine, and of programmers. */
const RAW =
  /\b(Invalid|Expected|Unrecognized|Too (big|small)|received|must match|pattern|undefined|NaN|regex)\b|\[object|>=|<=/;

const ODD: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e9, 1e300, '', ' ', 'x y', 'nobody', 'x'.repeat(300)],
  ...[[], {}, [[]], [null], { kind: 'nothing' }, { kind: 5 }],
];

type Mutation = Readonly<{ at: number; what: 'replace' | 'remove' | 'add'; odd: number }>;

/** Every object and list of a value, with the names of what is in it. */
function placesIn(value: unknown): readonly (readonly [object, string])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    [value, name] as const,
    ...placesIn(inner),
  ]);
}

function mutate(value: object, { at, what, odd }: Mutation): void {
  const places = placesIn(value);
  const [holder, name] = places[at % Math.max(1, places.length)] ?? [value, 'extra'];
  if (what === 'remove') Reflect.deleteProperty(holder, name);
  else
    Reflect.set(holder, what === 'add' ? `${name}x` : name, structuredClone(ODD[odd % ODD.length]));
}

const mutations = fc.array(
  fc.record({
    at: fc.nat(500),
    what: fc.constantFrom<Mutation['what']>('replace', 'replace', 'replace', 'remove', 'add'),
    odd: fc.nat(ODD.length - 1),
  }),
  { minLength: 1, maxLength: 6 },
);

const FOLDER = new URL('../../docs/formats/', import.meta.url);

/** Whole files and single orders, edits and answers, as they are written in the docs. */
const EXAMPLES: readonly object[] = readdirSync(FOLDER).flatMap((page) =>
  [...readFileSync(new URL(page, FOLDER), 'utf8').matchAll(/```json\n([\s\S]*?)```/g)].map(
    ([, text = '']) => JSON.parse(text) as object,
  ),
);

const listsIn = (example: object): readonly unknown[] =>
  Object.values(example).flatMap((part: unknown): readonly unknown[] =>
    Array.isArray(part) ? part : [],
  );
const PARTS = EXAMPLES.flatMap(listsIn).filter(
  (part): part is object => typeof part === 'object' && part !== null,
);

const SCHEMAS: readonly z.ZodType[] = [
  ...Object.values(FORMATS).map(({ schema }) => schema),
  ...ORDER_KINDS.map((kind) => ORDER_TABLE[kind].schema),
  ...EDIT_KINDS.map((kind) => CORRECTION_TABLE[kind].schema),
  mapEditSchema,
];

test('no word of the validator reaches a reader, for any change to a file', () => {
  const told = new Set<string>();
  fc.assert(
    fc.property(fc.constantFrom(...EXAMPLES, ...PARTS), mutations, (example, changes) => {
      const value = structuredClone(example);
      for (const change of changes) mutate(value, change);
      for (const schema of SCHEMAS) for (const text of textsOf(schema, value)) told.add(text);
      for (const kind of DECISION_KINDS) {
        const answer = parseAnswer(kind, value);
        if (!answer.ok) for (const { text } of answer.error) told.add(text);
      }
    }),
    { numRuns: 150 },
  );
  expect([...told].filter((text) => RAW.test(text))).toEqual([]);
  expect([...told].filter((text) => !/[^.]\.$/.test(text))).toEqual([]);
  expect(told.size).toBeGreaterThan(100);
});

test('nothing but this one function asks a schema whether a value fits', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const asking = files.filter((name) =>
    readFileSync(`src/${name}`, 'utf8').includes('.safeParse('),
  );
  expect(asking.map((name) => name.replaceAll('\\', '/'))).toEqual(['content/schema-words.ts']);
});

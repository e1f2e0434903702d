import type { Choices } from '#test/support/proof-choices';

/** Data as JSON has it, plus what only programs can hand over. */
export type Data = null | boolean | number | string | undefined | Data[] | { [key: string]: Data };

/** Some data as JSON; empty for what has none. */
export const jsonOf = (data: Data): string => (data === undefined ? '' : JSON.stringify(data));

/** The same where it is a text already. */
export const textOf = (data: Data): string => (typeof data === 'string' ? data : jsonOf(data));

const STRANGE: readonly Data[] = [
  null,
  undefined,
  true,
  0,
  -1,
  1.5,
  1e21,
  -0,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  9007199254740993,
  '',
  ' ',
  'x'.repeat(5000),
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '\ud800',
  '💥',
  '2026-01-01',
  [],
  {},
  [[]],
  [null],
  { kind: 'toString' },
];

/** Every place of some data that holds something else: the holder and its key. */
function placesOf(data: Data): readonly (readonly [Record<string, Data>, string])[] {
  const places: (readonly [Record<string, Data>, string])[] = [];
  const visit = (value: Data): void => {
    if (typeof value !== 'object' || value === null) return;
    const holder = value as Record<string, Data>;
    for (const key of Object.keys(holder)) {
      places.push([holder, key]);
      visit(holder[key]);
    }
  };
  visit(data);
  return places;
}

function deepened(value: Data, levels: number): Data {
  let deep = value;
  for (let level = 0; level < levels; level += 1) deep = [deep];
  return deep;
}

type Mutation = (holder: Record<string, Data>, key: string, given: Given) => void;
type Given = Readonly<{ choices: Choices; others: readonly Data[] }>;

const copyOf = (value: Data): Data => structuredClone(value);

const MUTATIONS: readonly Mutation[] = [
  (holder, key) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else Reflect.deleteProperty(holder, key);
  },
  (holder, key, { choices }) => {
    holder[key] = copyOf(choices.pick(STRANGE));
  },
  // Something of the right kind from elsewhere in the same document, such as the id of another thing.
  (holder, key, { choices, others }) => {
    const alike = others.filter((one) => typeof one === typeof holder[key]);
    holder[key] = copyOf(choices.pick(alike.length === 0 ? STRANGE : alike));
  },
  (holder, key, { choices, others }) => {
    holder[key] = copyOf(choices.pick(others));
  },
  (holder, key) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 0, copyOf(holder[Number(key)]));
    else holder[`${key}2`] = copyOf(holder[key]);
  },
  (holder, key, { choices }) => {
    holder[key] = deepened(holder[key], 1 + choices.below(200));
  },
  (holder, key, { choices }) => {
    const value = holder[key];
    if (typeof value === 'number') holder[key] = value + choices.below(7) - 3;
    else if (typeof value === 'string') holder[key] = textMutated(value, choices);
    else holder[key] = jsonOf(value);
  },
];

/** A copy of some data with one to four things wrong in it, or, seldom, none. */
export function dataMutated(data: Data, choices: Choices): Data {
  const root = { root: copyOf(data) };
  for (let change = choices.below(5); change > 0; change -= 1) {
    const places = placesOf(root);
    if (places.length === 0) break;
    const [holder, key] = choices.pick(places.length > 1 ? places.slice(1) : places);
    const others = placesOf(root).map(([of, at]) => of[at]);
    choices.pick(MUTATIONS)(holder, key, { choices, others });
  }
  return root.root;
}

const SCRAPS = [
  '"',
  ',',
  ':',
  '->',
  '#',
  '\n',
  '\t',
  ' to ',
  ' at ',
  ' from ',
  '-1',
  '99999',
  '´',
  '\u202e',
];

/** A text with a character, word or line lost, doubled, moved or replaced. */
export function textMutated(text: string, choices: Choices): string {
  const splitter = choices.pick(['\n', ' ', '']);
  const parts = text.split(splitter);
  const at = choices.below(Math.max(1, parts.length));
  const act = choices.below(5);
  if (act === 0) parts.splice(at, 1);
  if (act === 1) parts.splice(at, 0, parts[at] ?? '');
  if (act === 2) parts[at] = choices.pick(parts.length === 0 ? [''] : parts);
  if (act === 3) parts[at] = choices.pick(SCRAPS);
  if (act === 4) parts.splice(at, 0, choices.pick(SCRAPS));
  return parts.join(splitter);
}

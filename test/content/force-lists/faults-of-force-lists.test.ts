import { expect, test } from 'vitest';
import { readListFiles, textOfListFiles } from '#content/force-lists/list-files';
import { parseForceLists } from '#content/force-lists/parse-force-lists';
import { forceListsText } from '#main/force-lists-text';
import { DESIGN_RULES } from '#rules/design/design-rules';

type Row = { name: string; list: string; abilities: { id: string; rating: number }[] };
type Book = {
  units: Row[];
  designedUnits: Row[];
  proposedUnits: { name: string }[];
  empireThemes: Record<string, string[]>;
};
type Unit = Record<string, unknown> & { name?: string };
type Empire = Record<string, unknown> & { units: Unit[] };

function parsed({
  book = () => undefined,
  jain = () => undefined,
  human = () => undefined,
}: {
  book?: (file: Book) => void;
  jain?: (file: Empire) => void;
  human?: (file: Empire) => void;
}) {
  const files = readListFiles(forceListsText());
  if (!files.ok) throw new Error('The files can’t be read.');
  const { empires } = files.value;
  const changed = <T>(text: string, change: (file: T) => void): string => {
    const file = JSON.parse(text) as T;
    change(file);
    return JSON.stringify(file);
  };
  return parseForceLists(
    textOfListFiles({
      book: changed(files.value.book, book),
      empires: {
        ...empires,
        jain: changed(empires['jain']!, jain),
        human: changed(empires['human']!, human),
      },
    }),
    DESIGN_RULES,
  );
}
const faultsOf = (result: ReturnType<typeof parsed>) =>
  result.ok ? [] : result.error.map(({ path, code }) => `${path} ${code}`);
const named = (units: readonly Unit[], name: string) => units.find((one) => one.name === name)!;

test('ABL-1: unknown abilities are refused, all of them at once', () => {
  const result = parsed({
    book: ({ units, designedUnits }) => {
      const hideout = designedUnits.find(({ name }) => name === 'Hideout')!;
      hideout.abilities = [{ id: 'haste', rating: 1 }];
      units.find(({ name }) => name === 'Apollo')!.abilities = [{ id: 'cloak', rating: 1 }];
      units.find(({ name }) => name === 'Corsair')!.abilities = [{ id: 'warp', rating: 1 }];
    },
    jain: ({ units }) => (named(units, 'Whitecap')['abilities'] = ['Missles']),
  });
  expect(result.ok ? [] : result.error).toMatchObject([
    { path: 'units[17].abilities[0].id', code: 'ABILITY_UNKNOWN', cite: 'ABL-1' },
    { path: 'designedUnits[0].abilities[0].id', code: 'ABILITY_UNKNOWN', cite: 'ABL-1' },
    { path: 'empires/human.json: units[5].abilities[0].id', code: 'ABILITY_UNKNOWN' },
    {
      path: 'empires/jain.json: units[13].abilities[0]',
      code: 'ABILITY_UNKNOWN',
      text: 'There is no ability “Missles”. Did you mean Missile?',
    },
    { path: 'empires/jain.json: units[13].maintenance' },
  ]);
});

test('a hole that nothing fills is told', () => {
  const result = parsed({ book: (file) => (file.proposedUnits = []) });
  expect(faultsOf(result)).toEqual([
    'empires/loran.json: units[12].cr VALUE_MISSING',
    'empires/loran.json: units[12].cc VALUE_MISSING',
  ]);
});

test.each([
  {
    what: 'an illegal class',
    jain: ({ units }: Empire) => (named(units, 'Whitecap')['cost'] = 9),
    faults: ['empires/jain.json: units[13].cost VALUE'],
  },
  {
    what: 'a name that the list has already',
    jain: ({ units }: Empire) => (named(units, 'Whitecap').name = 'Still-Water'),
    faults: ['empires/jain.json: units[13].name TWICE'],
  },
  {
    what: 'the id of another empire',
    jain: (file: Empire) => (file['id'] = 'kili'),
    faults: ['empires/jain.json: id VALUE'],
  },
  {
    what: 'a name that is not in the book',
    jain: (file: Empire) => (file['name'] = 'Jain Horde'),
    faults: ['empires/jain.json: name UNKNOWN'],
  },
  {
    what: 'a class that the book does not print',
    human: ({ units }: Empire) => units.push({ printed: 'Corsair' }),
    faults: ['empires/human.json: units[36].printed UNKNOWN'],
  },
  {
    what: 'a printed class left out',
    human: ({ units }: Empire) => units.splice(2, 1),
    faults: ['empires/human.json: units VALUE_MISSING'],
  },
  {
    what: 'another version, an unknown entry and a unit without a hull',
    jain: (file: Empire) => {
      file['version'] = 2;
      file['motto'] = 'Water wins';
      delete named(file.units, 'Whitecap')['hull'];
    },
    faults: [
      'empires/jain.json: version SHAPE',
      'empires/jain.json: units[13].hull SHAPE',
      'empires/jain.json: motto SHAPE',
    ],
  },
  {
    what: 'a mark that is not path data',
    jain: (file: Empire) => (file['mark'] = { ...(file['mark'] as object), paths: ['M1 1"/>'] }),
    faults: ['empires/jain.json: mark.paths[0] SHAPE'],
  },
])('U-9: an empire’s file with $what is refused', ({ jain, human, faults }) => {
  const result = parsed({ ...(jain && { jain }), ...(human && { human }) });
  expect(faultsOf(result)).toEqual(faults);
});

test('the files of two empires are checked together', () => {
  const result = parsed({
    jain: (file) => (file['id'] = 'kili'),
    human: ({ units }) => (named(units, 'Hermes')['era'] = 'soon'),
  });
  expect(faultsOf(result)).toEqual([
    'empires/human.json: units[6].era SHAPE',
    'empires/jain.json: id VALUE',
  ]);
});

test('an empire’s file that is missing or no JSON is told', () => {
  const files = readListFiles(forceListsText());
  const { book, empires } = files.ok ? files.value : { book: '', empires: {} };
  const others = Object.fromEntries(Object.entries(empires).filter(([id]) => id !== 'graal'));
  const text = textOfListFiles({ book, empires: { ...others, kili: '{\n"id": ]' } });
  const result = parseForceLists(text, DESIGN_RULES);
  expect(result.ok ? [] : result.error).toMatchObject([
    { path: 'empires/kili.json', code: 'JSON_BROKEN', line: 2 },
    { path: 'empires/graal.json', code: 'VALUE_MISSING', text: 'There is no file.' },
  ]);
});

test.each([
  ['{', '', 'JSON_BROKEN'],
  ['{"book":"{","empires":{}}', '', 'JSON_BROKEN'],
  ['{"book":"{}","empires":{}}', 'abilities', 'SHAPE'],
  ['{"empires":{}}', 'book', 'SHAPE'],
])('a broken text is told: %s', (text, path, code) => {
  const result = parseForceLists(text, DESIGN_RULES);
  expect(result.ok ? {} : result.error[0]).toMatchObject({ path, code });
});

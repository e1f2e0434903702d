import { readFileSync } from 'node:fs';
import { parseForceListFile } from '#content/force-lists/parse-force-list-file';
import { DESIGN_RULES } from '#rules/design/design-rules';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../../../docs/formats/force-list.md', import.meta.url), 'utf8');
const example = /```json\n([\s\S]*?)```/.exec(page)![1]!;

type Unit = Record<string, unknown> & { values: Record<string, unknown> };
type File = Record<string, unknown> & { units: Unit[] };
function parsed(change: (file: File) => void = () => undefined) {
  const file = JSON.parse(example) as File;
  change(file);
  return parseForceListFile(JSON.stringify(file), DESIGN_RULES);
}
function issuesAfter(change: (file: File) => void) {
  const result = parsed(change);
  return result.ok ? [] : result.error.map(({ path, code }) => `${path} ${code}`);
}
const ship = (file: File): Unit => file.units[0]!;

test('U-9: the example of the format page is a legal list without advice', () => {
  const result = parsed();
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  const { list, designs, advice } = result.value;
  expect(advice).toEqual([]);
  expect(list).toMatchObject({ id: 'corsairs', name: 'Corsair Brotherhood', universal: false });
  expect(list.designs).toEqual(designs.map(({ id }) => id));
  expect(designs[0]).toEqual({
    id: 'corsairs.sea-dog',
    name: 'Sea Dog',
    list: 'corsairs',
    kind: 'ship',
    hull: 'CT',
    civilian: false,
    role: null,
    era: 0,
    inService: null,
    cost: 3,
    maintenance: { points: 1, per: 6 },
    ...{ dv: 2, as: 1, af: 1, cv: 0, cr: 2, cc: 1 },
    ground: null,
    abilities: [{ id: 'boarding', rating: 2 }],
  });
  expect(designs[4]!.ground).toEqual({ attrition: 1, attack: 2, defense: 1, dieFaces: 2 });
});

test('U-10: a flight is Atmospheric unless it says otherwise', () => {
  const flight = (change: (unit: Unit) => void) => {
    const result = parsed(({ units }) => change(units[2]!));
    return result.ok ? result.value.designs[2]!.abilities.map(({ id }) => id) : result.error;
  };
  expect(flight(() => undefined)).toEqual([]);
  const asUsual = (unit: Unit) => {
    delete unit['atmospheric'];
    unit.values = { dv: 2, as: 2, af: 3 };
  };
  expect(flight(asUsual)).toEqual(['atmospheric']);
  expect(issuesAfter(({ units }) => (units[2]!['abilities'] = ['Atmospheric']))).toEqual([
    'units[2] VALUE',
    'units[2].atmospheric VALUE',
  ]);
});

test('U-22: all that the design rules forbid is told at once, where the file says it', () => {
  const issues = issuesAfter((file) => {
    ship(file)['abilities'] = ['Cloak', 'Marines', 'Scout 1', 'scout 2'];
    ship(file).values['dv'] = 0;
    file.units[1]!['cost'] = 5;
    file.units[3]!['hull'] = 'CA';
    file.units[4]!.values['die'] = 'd1';
  });
  expect(issues).toEqual([
    'units[0].abilities[0] ABILITY_UNKNOWN',
    'units[0].values.dv VALUE',
    'units[0].abilities[1] VALUE',
    'units[0].abilities[3] VALUE',
    'units[0] VALUE',
    'units[0].cost VALUE',
    'units[0].maintenance VALUE',
    'units[1].cost VALUE',
    'units[3].hull VALUE',
    'units[4].values.die VALUE',
  ]);
});

test('U-22: an issue names the unit, the rule and what to do', () => {
  const result = parsed((file) => (file.units[1]!['cost'] = 5));
  expect(result.ok ? [] : result.error).toEqual([
    {
      path: 'units[1].cost',
      code: 'VALUE',
      cite: 'U-22',
      text: 'Haven: Cost 5 is stated; its hull and abilities make 6: write that.',
    },
  ]);
});

test('ABL-1: an unknown ability is refused, with the one that was probably meant', () => {
  const result = parsed((file) => (ship(file)['abilities'] = ['Bording 2']));
  expect(result.ok ? [] : result.error[0]).toMatchObject({
    path: 'units[0].abilities[0]',
    code: 'ABILITY_UNKNOWN',
    cite: 'ABL-1',
    text: 'There is no ability “Bording”. Did you mean Boarding?',
  });
});

test('U-23: advice is kept and refuses nothing', () => {
  const result = parsed((file) => (ship(file).values['cr'] = 0));
  expect(result.ok ? result.value.advice.map(({ path }) => path) : result.error).toEqual([
    'units[0]',
    'units[0].values.cr',
  ]);
});

const FAULTS: readonly Readonly<{ what: string; change: (file: File) => void; issue: string }>[] = [
  {
    what: 'an id of a published list',
    change: (file) => (file['id'] = 'human'),
    issue: 'id TWICE',
  },
  { what: 'an id with a blank', change: (file) => (file['id'] = 'a b'), issue: 'id SHAPE' },
  {
    what: 'a name there is already',
    change: (file) => (file.units[3]!['name'] = 'HAVEN!'),
    issue: 'units[3].name TWICE',
  },
  {
    what: 'a name without a letter',
    change: (file) => (ship(file)['name'] = '?!'),
    issue: 'units[0].name VALUE',
  },
  { what: 'another version', change: (file) => (file['version'] = 2), issue: 'version SHAPE' },
  {
    what: 'an entry too many',
    change: (file) => (ship(file)['cc'] = 1),
    issue: 'units[0].cc SHAPE',
  },
  {
    what: 'a kind that is not designed',
    change: (file) => (ship(file)['kind'] = 'convoy'),
    issue: 'units[0].kind SHAPE',
  },
  { what: 'no units', change: (file) => (file.units = []), issue: 'units SHAPE' },
  {
    what: 'values of another kind',
    change: (file) => (file.units[2]!.values['cv'] = 1),
    issue: 'units[2].values.cv SHAPE',
  },
  {
    what: 'a rate that is none',
    change: (file) => (ship(file)['maintenance'] = '1'),
    issue: 'units[0].maintenance SHAPE',
  },
];

test.each(FAULTS)('a file with $what is refused', ({ change, issue }) => {
  expect(issuesAfter(change)).toEqual([issue]);
});

test('units that are well formed are checked even when another is not', () => {
  const issues = issuesAfter((file) => {
    ship(file)['era'] = 'soon';
    file.units[1]!['cost'] = 5;
  });
  expect(issues).toEqual(['units[0].era SHAPE', 'units[1].cost VALUE']);
});

test.each(['', '{', '[]', 'null', '3'])('a text that is no list is refused: %s', (text) => {
  expect(parseForceListFile(text, DESIGN_RULES).ok).toBe(false);
});

test('OPT-20: a house list may have dates beyond those of the published lists', () => {
  const result = parsed(({ units }) => (units[0]!['inService'] = 3044));
  expect(result.ok && result.value.designs[0]!.inService).toBe(3044);
});

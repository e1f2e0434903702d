import { checkListedDesign } from '#rules/design/check-listed-design';
import { expect, test } from 'vitest';
import { publishedLists, unitsText } from '../published-lists.ts';

type Row = Readonly<{ name: string; list: string; status: string }>;
type File = Readonly<{
  units: readonly Row[];
  designedUnits: readonly Row[];
  empireThemes: Readonly<Record<string, readonly string[]>>;
}>;
const file = JSON.parse(unitsText()) as File;
const { lists, designs } = publishedLists();
const designedNames = new Set(file.designedUnits.map(({ name }) => name));
const designed = designs.filter(({ name }) => designedNames.has(name));
const PLAYED = ['human', 'kili', 'loran'];
const ofList = (list: string) => designs.filter((design) => design.list === list);

test('U-22: there are as many designed classes as rows, and each is marked', () => {
  expect(designed).toHaveLength(file.designedUnits.length);
  expect(new Set(file.designedUnits.map(({ status }) => status))).toEqual(
    new Set(['designed by us, not printed']),
  );
});

// Civilian units are fixed and follow no design rules.
test.each(designed.filter(({ civilian }) => !civilian))(
  'U-22: $id is legal and leaves no points',
  (design) => {
    expect(checkListedDesign(design)).toMatchObject({ faults: [], advice: [] });
  },
);

test.each(PLAYED)('TECH-4: %s has six Starting units and six of Era I', (list) => {
  const eras = ofList(list).map(({ era }) => era);
  expect(eras).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
});

test.each(PLAYED)('TECH-4: %s has every kind of unit, and what each phase asks for', (list) => {
  const own = ofList(list);
  const kinds = new Set<string>(own.map(({ kind }) => kind));
  const abilities = new Set<string>(own.flatMap((one) => one.abilities.map(({ id }) => id)));
  expect(kinds).toEqual(new Set(['ship', 'flight', 'base', 'minefield', 'ground']));
  for (const needed of ['explorer', 'scout', 'supply', 'assault', 'minesweeper']) {
    expect(abilities).toContain(needed);
  }
  expect(own.some(({ kind, cv }) => kind === 'ship' && cv > 0)).toBe(true);
});

test('TECH-4: Kili units have all the abilities of their theme', () => {
  const abilities = new Set(
    ofList('kili').flatMap((one) => one.abilities.map(({ id }) => String(id))),
  );
  const theme = file.empireThemes['Kili Republic']!.map((name) => name.toLowerCase());
  expect(theme.filter((name) => !abilities.has(name))).toEqual([]);
});

test('U-9: no name is used twice, so that each means one class', () => {
  const names = designs.map(({ name }) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  const ids = lists.flatMap((list) => [...list.designs]);
  expect(new Set<string>(ids).size).toBe(ids.length);
});

test.each([
  ['human.hermes', 'DD', [['supply', 2]]],
  [
    'human.pegasus',
    'DD',
    [
      ['minesweeper', 2],
      ['police', 1],
    ],
  ],
  ['human.ares', 'CA', [['missile', 1]]],
  ['human.hades', 'CA', [['assault', 4]]],
  ['kili.riposte', 'DD', [['scout', 1]]],
] as const)('U-9: %s is what the examples say of it', (id, hull, abilities) => {
  const design = designs.find((one) => one.id === id)!;
  expect(design.hull).toBe(hull);
  expect(design.abilities.map((one) => [one.id, one.rating])).toEqual(abilities);
});

test('U-9: the Kili Defense Brigade has the values of its example', () => {
  const { ground } = designs.find(({ id }) => id === 'kili.defense-brigade')!;
  expect(ground).toEqual({ attrition: 4, attack: 1, defense: 3, dieFaces: 2 });
});

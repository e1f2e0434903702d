import { empireLoreOf } from '#content/force-lists/empire-lore';
import { checkListedDesign } from '#rules/design/check-listed-design';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import { compareText } from '#kernel/result/compare-text';
import { expect, test } from 'vitest';
import { publishedLists, unitsText } from '../published-lists.ts';

const THEMES: Readonly<Record<string, readonly string[]>> = {
  brindaki: ['supply', 'suppression', 'qShip', 'blockadeRunner'],
  centauran: ['fireControl', 'minesweeper', 'interdictor', 'slow'],
  graal: ['fast', 'firstStrike'],
  human: ['explorer', 'missile', 'carrier', 'police'],
  jain: ['gunship', 'assault', 'ammo', 'missile'],
  kili: ['scout', 'guardian', 'jammer', 'hospital', 'minesweeper'],
  // Its Shock is First Strike (ABL-3).
  loran: ['armored', 'carrier', 'strikefighter', 'firstStrike'],
  senorian: ['missile', 'stealth'],
  tirelon: ['atmospheric', 'disruptor', 'boarding', 'tender', 'marines'],
  yishochi: ['minelayer', 'mobileShipyard', 'shields', 'autoRepair'],
};
const EMPIRES = Object.keys(THEMES);

const published = publishedLists();
const { lists, designs, lore = [] } = published;
const ofList = (list: string) => designs.filter((design) => design.list === list);
const byId = (id: string) => designs.find((design) => design.id === id)!;
const printed = new Set(
  (JSON.parse(unitsText()) as { units: { name: string }[] }).units.map(({ name }) => name),
);

/** The value of its example comes before the last point (docs/rules/vbam-unit-design.md, section 9). */
const LEAVES_A_POINT = ['human.infantry'];
const ours = EMPIRES.flatMap(ofList).filter(
  ({ id, name }) => !printed.has(name) && !LEAVES_A_POINT.includes(id),
);

test('TECH-4: there are ten empires, and 360 classes of theirs', () => {
  expect(lore.map(({ list }) => String(list)).toSorted(compareText)).toEqual(EMPIRES);
  expect(EMPIRES.flatMap(ofList)).toHaveLength(360);
});

test('U-22: each designed class is legal and leaves no points', () => {
  const remarks = ours.flatMap((design) => {
    const { faults, advice } = checkListedDesign(design);
    return [...faults, ...advice].map(({ text }) => `${design.id}: ${text}`);
  });
  expect(remarks).toEqual([]);
  expect(ours).toHaveLength(345);
});

test.each(LEAVES_A_POINT)('U-22: %s is legal and leaves one point', (id) => {
  expect(checkListedDesign(byId(id))).toMatchObject({
    faults: [],
    advice: [{ text: '1 construction point is left and would be lost: spend it.' }],
  });
});

test.each(EMPIRES)('TECH-4: %s has six units in each era, in the order of the eras', (list) => {
  const six = (era: number) => Array.from({ length: 6 }, () => era);
  expect(ofList(list).map(({ era }) => era)).toEqual([0, 1, 2, 3, 4, 5].flatMap(six));
});

test('U-9: no two classes of all lists have the same name', () => {
  const names = designs.map(({ name }) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

test('U-9: no two classes of the ten empires are the same but for their names', () => {
  const facts = EMPIRES.flatMap(ofList).map((design) =>
    printed.has(design.name)
      ? design.id
      : JSON.stringify({ ...design, id: '', name: '', list: '', inService: null }),
  );
  expect(facts.filter((one, index) => facts.indexOf(one) < index)).toEqual([]);
});

type Role = Readonly<{ is: (design: UnitDesign) => boolean; by: number; except?: object }>;
const isShip = ({ kind }: UnitDesign) => kind === 'ship';
const shipWith =
  (...abilities: readonly string[]) =>
  (design: UnitDesign): boolean =>
    isShip(design) && abilities.some((id) => ratingOf(design, id) > 0);

/** What an empire must be able to do: by which classes, and by the end of which era. */
const ROLES: Readonly<Record<string, Role>> = {
  explore: { is: shipWith('explorer'), by: 0, except: { loran: 1 } },
  'fight in the line': {
    is: (one) => isShip(one) && ['CA', 'CB', 'BB', 'DN', 'SD', 'TN'].includes(one.hull!),
    by: 0,
  },
  'hold ground': { is: ({ kind }) => kind === 'ground', by: 0 },
  'carry flights': { is: (one) => isShip(one) && one.cv >= 2, by: 0 },
  fly: { is: ({ kind }) => kind === 'flight', by: 1 },
  'fight flights': {
    is: ({ kind, af }) => af >= (kind === 'flight' ? 2 : 3) && kind !== 'base',
    by: 1,
  },
  scout: { is: shipWith('scout'), by: 1 },
  supply: { is: shipWith('supply'), by: 1 },
  'land troops': { is: shipWith('assault'), by: 1 },
  'sweep mines': { is: shipWith('minesweeper'), by: 1 },
  'lay mines': { is: ({ kind }) => kind === 'minefield', by: 1 },
  'defend a system': { is: ({ kind }) => kind === 'base', by: 1 },
  raid: {
    is: (one) =>
      shipWith('fast', 'stealth', 'qShip', 'blockadeRunner')(one) ||
      (isShip(one) && one.cost <= 5 && one.as >= 2),
    by: 1,
  },
  besiege: {
    is: (one) =>
      shipWith('gunship', 'massDriver')(one) || (isShip(one) && (one.as >= 5 || troops(one) >= 3)),
    by: 1,
  },
};
const troops = (design: UnitDesign) => ratingOf(design, 'assault');

const cases = EMPIRES.flatMap((list) =>
  Object.entries(ROLES).map(([role, { is, by, except = {} }]) => ({
    list,
    role,
    is,
    by: new Map(Object.entries(except)).get(list) ?? by,
  })),
);

test.each(cases)('TECH-4: by the end of era $by, $list can $role', ({ list, is, by }) => {
  expect(
    ofList(list)
      .filter(({ era }) => era <= by)
      .filter(is),
  ).not.toEqual([]);
});

test.each(cases)('TECH-4: in Era II to V, $list gets new classes to $role', ({ list, is }) => {
  expect(
    ofList(list)
      .filter(({ era }) => era >= 2)
      .filter(is),
  ).not.toEqual([]);
});

test.each(EMPIRES)('TECH-4: each era of %s has classes of three kinds or more', (list) => {
  for (const era of [2, 3, 4, 5]) {
    const kinds = new Set(ofList(list).flatMap((one) => (one.era === era ? [one.kind] : [])));
    expect(kinds.size).toBeGreaterThanOrEqual(3);
  }
});

test.each(EMPIRES)('TECH-4: the largest ships of %s grow with its eras', (list) => {
  const largest = [2, 3, 4, 5].map((era) => {
    const ships = ofList(list).filter((one) => one.era === era && isShip(one));
    return Math.max(...ships.map(({ cc }) => cc));
  });
  // CB and BB have command cost 3, DN 4, SD 5 and TN 6.
  expect(largest.slice(0, 3)).toEqual([3, 3, 4]);
  expect(largest[3]).toBeGreaterThanOrEqual(5);
});

test.each(EMPIRES)(
  'TECH-4: %s has all the abilities of its themes, and from Era II on too',
  (list) => {
    for (const least of [0, 2]) {
      const own = ofList(list).filter(({ era }) => era >= least);
      const abilities = new Set(own.flatMap((one) => one.abilities.map(({ id }) => String(id))));
      expect(THEMES[list]!.filter((id) => !abilities.has(id))).toEqual([]);
    }
  },
);

test('U-9: what the examples say of a class is true of it', () => {
  const ratings = (id: string, ...abilities: readonly string[]) =>
    abilities.map((ability) => ratingOf(byId(id), ability));
  const figures = (id: string) => {
    const { hull, cost, maintenance, cc } = byId(id);
    return [hull, cost, `${String(maintenance.points)}/${String(maintenance.per)}`, cc];
  };
  expect(figures('human.atlantic')).toEqual(['CL', 6, '2/4', 2]);
  expect(figures('human.pacific')).toEqual(['CA', 8, '2/3', 2]);
  expect(figures('human.perseus').slice(0, 1)).toEqual(['CA']);
  expect([byId('human.perseus').cc, byId('human.omega').cr, byId('human.omega').cc]).toEqual([
    2, 6, 5,
  ]);
  expect(ratings('human.omega', 'jump')).toEqual([1]);
  expect(ratings('human.pegasus', 'minesweeper')).toEqual([2]);
  expect(ratings('human.hermes', 'supply')).toEqual([2]);
  expect(ratings('human.hades', 'assault')).toEqual([4]);
  expect(ratings('human.ares', 'missile')).toEqual([1]);
  expect(ratings('kili.riposte', 'scout')).toEqual([1]);
  // Converting one costs 2, a quarter of its cost.
  expect(figures('jain.swirling-eddy')).toEqual(['CB', 8, '2/2', 3]);
  expect(ratings('jain.athraskala', 'massDriver')).toEqual([1]);
  expect(byId('jain.athraskala').kind).toBe('flight');
  expect([byId('tirelon.wand').era, ...figures('tirelon.wand').slice(0, 2)]).toEqual([2, 'DD', 5]);
  expect([byId('senorian.nightmare').hull, ...ratings('senorian.nightmare', 'stealth')]).toEqual([
    'CA',
    2,
  ]);
  expect([
    byId('senorian.abomination').hull,
    ...ratings('senorian.abomination', 'stealth'),
  ]).toEqual(['BB', 4]);
  expect([byId('graal.beak').hull, byId('graal.beak').dv]).toEqual(['MF', 3]);
  expect(byId('brindaki.basic-anti-ship-minefield').dv).toBe(2);
});

test.each([
  ['human.infantry', 3, 2, 2, 3],
  ['kili.defense-brigade', 4, 1, 3, 2],
  ['jain.royal-marine', 3, 2, 3, 3],
  ['brindaki.regular', 2, 2, 2, 2],
])('U-9: %s has the values of its example', (id, attrition, attack, defense, dieFaces) => {
  expect(byId(id).ground).toEqual({ attrition, attack, defense, dieFaces });
});

test.each(EMPIRES)('%s is introduced: character, names and a mark', (id) => {
  const list = lists.find((one) => one.id === id)!;
  const { name, themes, character, names, mark } = empireLoreOf(published, list.id)!;
  expect(name).toBe(list.name);
  expect(themes).toHaveLength(THEMES[id]!.length);
  expect(character.strengths.length).toBeGreaterThanOrEqual(3);
  expect(character.weaknesses.length).toBeGreaterThanOrEqual(3);
  expect(names.ships).toHaveLength(20);
  expect(names.systems).toHaveLength(16);
  expect(mark.paths.join('').length).toBeGreaterThan(20);
});

test('no two empires share a mark, a color or a name for their ships and systems', () => {
  const parts = (of: (one: (typeof lore)[number]) => readonly string[]) => lore.flatMap(of);
  for (const all of [
    parts(({ mark }) => [mark.paths.join(' ')]),
    parts(({ mark }) => [mark.blazon]),
    parts(({ mark }) => [mark.light, mark.dark]),
    parts(({ names }) => names.ships),
    parts(({ names }) => names.systems),
  ]) {
    expect(new Set(all).size).toBe(all.length);
  }
});

test('a house list has no lore', () => {
  const [universal] = lists.filter((list) => list.universal);
  expect(empireLoreOf(published, universal!.id)).toBeUndefined();
});

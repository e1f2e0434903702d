import { expect, test } from 'vitest';
import { publishedLists } from '../published-lists.ts';

const designs = publishedLists().designs;
const byId = (id: string) => designs.find((design) => design.id === id)!;

const under = (list: string, names: readonly string[]) => names.map((name) => `${list}.${name}`);

test('the book’s lists hold the printed classes in their order, then those designed to complete them', () => {
  expect(
    publishedLists()
      .lists.slice(10)
      .map(({ id, universal, designs }) => [id, universal, designs]),
  ).toEqual([
    [
      'civilian-bases',
      false,
      under('civilian-bases', [
        ...['small-civilian-base', 'medium-civilian-base', 'large-civilian-base'],
      ]),
    ],
    [
      'derelict-flights',
      false,
      [
        'derelict-flights.shuttle',
        'derelict-flights.light-fighter',
        'derelict-flights.medium-fighter',
        'derelict-flights.heavy-fighter',
        'derelict-flights.super-hvy-fighter',
        'derelict-flights.heavy-bomber',
        'derelict-flights.superheavy-bomber',
      ],
    ],
    [
      'derelict-ships',
      false,
      [
        'derelict-ships.corvette',
        'derelict-ships.destroyer',
        'derelict-ships.light-cruiser',
        'derelict-ships.heavy-cruiser',
        'derelict-ships.battlecruiser',
        'derelict-ships.battleship',
        'derelict-ships.dreadnought',
        'derelict-ships.superdreadnought',
        'derelict-ships.titan',
      ],
    ],
    ['finds', false, ['finds.trading-post']],
    [
      'independents',
      false,
      under('independents', [
        ...['independent-convoy-3', 'independent-convoy-6', 'independent-convoy-10'],
      ]),
    ],
    ['institutes', false, under('institutes', ['science-institute'])],
    [
      'precursor-flights',
      false,
      under('precursor-flights', [
        ...['precursor-shuttle', 'precursor-light-fighter', 'precursor-medium-fighter'],
        ...['precursor-heavy-fighter', 'precursor-super-hvy-fighter', 'precursor-heavy-bomber'],
        'precursor-superheavy-bomber',
      ]),
    ],
    [
      'precursor-ships',
      false,
      under('precursor-ships', [
        ...['precursor-corvette', 'precursor-destroyer', 'precursor-light-cruiser'],
        ...['precursor-heavy-cruiser', 'precursor-battlecruiser', 'precursor-battleship'],
        ...['precursor-dreadnought', 'precursor-superdreadnought', 'precursor-titan'],
      ]),
    ],
    [
      'raiders',
      false,
      under('raiders', [
        ...['corsair', 'brigand', 'longship', 'wolf', 'dragonship', 'battlewagon', 'trireme'],
        ...['quinquereme', 'caravel', 'galleon', 'asp', 'viper', 'cobra', 'lamprey', 'marauder'],
        ...['strike-carrier', 'barque', 'sloop', 'skiff', 'schooner', 'pinnace', 'gunboat'],
        ...['galleas', 'felucca', 'brigantine', 'b5-dragonship', 'b5-double-v', 'b5-delta-v'],
        'hideout',
      ]),
    ],
    ['universal', true, under('universal', ['convoy', 'supply-depot', 'shipyard'])],
  ]);
});

test('the lists of empires come first, the oldest three before the others', () => {
  expect(
    publishedLists()
      .lists.slice(0, 10)
      .map(({ id, name }) => [id, name]),
  ).toEqual([
    ['human', 'Human Commonwealth'],
    ['kili', 'Kili Republic'],
    ['loran', 'Loran Imperium'],
    ['brindaki', 'Brindaki Empire'],
    ['centauran', 'Centauran Confederation'],
    ['graal', 'Graal Kingdoms'],
    ['jain', 'Jain Khanate'],
    ['senorian', 'Senorian Federation'],
    ['tirelon', 'Tirelon Theocracy'],
    ['yishochi', 'Yishochi Hegemony'],
  ]);
});

test.each([
  [
    'human',
    [
      ...['sparta', 'europa', 'apollo', 'prometheus', 'marines', 'saber'],
      ...['hermes', 'pegasus', 'ares', 'hades', 'olympus', 'hydra'],
    ],
  ],
  [
    'kili',
    [
      ...['riposte', 'parry', 'lunge', 'balestra', 'civic-guard', 'foil'],
      ...['feint', 'moulinet', 'remise', 'salle', 'caltrop', 'defense-brigade'],
    ],
  ],
  [
    'loran',
    [
      ...['chaete', 'stercoralis', 'lida', 'nest', 'thralls', 'segment'],
      ...['merte', 'hook', 'planaria', 'taenia', 'stinger', 'cyst'],
    ],
  ],
])('TECH-4: %s has its printed classes where its file names them', (id, names) => {
  const list = publishedLists().lists.find((one) => one.id === id)!;
  expect(list.designs.slice(0, 12)).toEqual(under(id, names));
});

test.each([
  ['human.sparta', 'ship', 'DD', 0, 5, '2/6', [3, 3, 3, 0, 3, 1]],
  ['human.apollo', 'ship', 'CA', 0, 8, '2/3', [6, 4, 3, 1, 6, 2]],
  ['human.prometheus', 'ship', 'CA', 0, 9, '4/3', [6, 2, 2, 2, 4, 2]],
  ['human.saber', 'flight', 'MF', 0, 2, '1/12', [2, 2, 2, 0, 0, 0]],
  ['loran.lida', 'ship', 'CA', 0, 8, '2/3', [6, 2, 2, 5, 5, 2]],
  // The holes of the Nest are filled by its proposed completion.
  ['loran.nest', 'base', 'CA', 0, 8, '2/3', [7, 9, 5, 5, 4, 2]],
  ['loran.merte', 'ship', 'CL', 1, 7, '3/4', [5, 1, 2, 4, 4, 2]],
  ['loran.hook', 'flight', 'MF', 1, 2, '1/12', [3, 4, 0, 0, 0, 0]],
  ['raiders.hideout', 'base', 'CL', 0, 6, '2/4', [7, 7, 6, 0, 4, 2]],
  ['finds.trading-post', 'base', null, 0, 10, '1/2', [5, 0, 0, 0, 0, 1]],
  ['civilian-bases.large-civilian-base', 'base', null, 0, 60, '3/1', [20, 0, 0, 0, 0, 1]],
  ['universal.convoy', 'convoy', null, 0, 20, '1/2', [10, 0, 0, 0, 0, 1]],
  ['universal.shipyard', 'base', null, 0, 20, '1/1', [10, 0, 0, 0, 0, 0]],
])('%s is as printed', (id, kind, hull, era, cost, maintenance, stats) => {
  const design = byId(id);
  const { dv, as, af, cv, cr, cc } = design;
  const { points, per } = design.maintenance;
  expect([design.kind, design.hull, design.era, design.cost]).toEqual([kind, hull, era, cost]);
  expect(`${points}/${per}`).toBe(maintenance);
  expect([dv, as, af, cv, cr, cc]).toEqual(stats);
});

test('ground units have the last four columns as ground values, and what is printed wins', () => {
  const thralls = byId('loran.thralls');
  expect(thralls.ground).toEqual({ attrition: 2, attack: 2, defense: 2, dieFaces: 3 });
  expect(thralls.maintenance).toEqual({ points: 1, per: 8 });
  expect([thralls.dv, thralls.as, thralls.af, thralls.cv, thralls.cc]).toEqual([0, 0, 0, 0, 1]);
});

test('civilian units and those that rules name are marked', () => {
  const marked = designs.filter(({ civilian, role }) => civilian || role !== null);
  expect(marked.map(({ id, civilian, role }) => [id, civilian, role])).toEqual([
    ...['small', 'medium', 'large'].map((size) => [
      `civilian-bases.${size}-civilian-base`,
      ...[true, 'civilian-base'],
    ]),
    ['finds.trading-post', true, 'trading-post'],
    ...[3, 6, 10].map((hold) => [`independents.independent-convoy-${String(hold)}`, true, null]),
    ['institutes.science-institute', true, 'institute'],
    ['universal.convoy', true, null],
    ['universal.supply-depot', true, 'depot'],
    ['universal.shipyard', true, 'shipyard'],
  ]);
});

test('abilities keep their ratings', () => {
  expect(byId('human.prometheus').abilities).toEqual([
    { id: 'explorer', rating: 1 },
    { id: 'scout', rating: 2 },
  ]);
});

test('U-10: a flight without a note is Atmospheric', () => {
  expect(byId('loran.hook').abilities.map(({ id }) => id)).toEqual(['atmospheric']);
});

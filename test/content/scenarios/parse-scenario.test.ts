import { expect, test } from 'vitest';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { listsWithProving } from '../proving-list.ts';
import { force, type Small, sound } from './small-scenario.ts';

const lists = listsWithProving();
/** Its one force is this ship of the proving list. */
function proving(scenario: Small, ship: object): void {
  scenario.empires[0]!['forceList'] = 'proving';
  scenario.forces = [force([ship], { fleet: 'Two' })];
}
const minelaying = (scenario: Small, count: number): void =>
  proving(scenario, { class: 'Minelayer Prover', aboard: [{ class: 'Plain Minefield', count }] });
const armed = (scenario: Small, ordnance: readonly string[]): void =>
  proving(scenario, { class: 'Missile Prover', ordnance });

function faults(change: (scenario: Small) => void): readonly (readonly [string, string])[] {
  const scenario = sound();
  change(scenario);
  const parsed = parseScenario(JSON.stringify(scenario), lists);
  return parsed.ok ? [] : parsed.error.map(({ path, code }) => [path, code] as const);
}

const victory = (part: object) => (scenario: Small) =>
  void Object.assign(scenario, { settings: { victory: part } });
test.each([
  ['a condition alone', { conditions: [{ kind: 'economic', income: 60 }] }, []],
  ['none at all', { conditions: [] }, []],
  [
    'a value that is none',
    { conditions: [{ kind: 'expansion', percent: 0 }] },
    ['settings.victory.conditions[0].percent'],
  ],
  [
    'a condition nobody knows',
    { conditions: [{ kind: 'luck' }] },
    ['settings.victory.conditions[0].kind'],
  ],
  [
    'the same kind twice',
    { conditions: [1, 2].map((turn) => ({ kind: 'time', turn })) },
    ['settings.victory.conditions'],
  ],
  [
    'more needed than there are',
    { needed: 2, conditions: [{ kind: 'time', turn: 9 }] },
    ['settings.victory.needed'],
  ],
])('VIC-1: victory with %s', (_what, part, paths) => {
  expect(faults(victory(part)).map(([path]) => path)).toEqual(paths);
});

test('the small scenario is sound', () => {
  expect(faults(() => undefined)).toEqual([]);
});

const TABLE: readonly (readonly [
  string,
  (s: Small) => void,
  readonly (readonly [string, string])[],
])[] = [
  ['a later version', (s) => (s.version = 2), [['version', 'SHAPE']]],
  ['an entry nobody knows', (s) => Object.assign(s, { extra: 1 }), [['extra', 'SHAPE']]],
  [
    'a system name twice',
    (s) => (s.systems[1]!['name'] = 'hub'),
    [
      ['systems[2].name', 'TWICE'],
      ['lanes[0].between[1]', 'UNKNOWN'],
      ['lanes[1].between[0]', 'UNKNOWN'],
      ['forces[0].at', 'UNKNOWN'],
    ],
  ],
  [
    'two systems in a hex',
    (s) => (s.systems[1]!['q'] = 0),
    [
      ['systems[2]', 'TWICE'],
      ['lanes[1].between', 'PLACE'],
    ],
  ],
  [
    'a system off the map',
    (s) => (s.systems[3]!['q'] = 3),
    [
      ['systems[3]', 'PLACE'],
      ['lanes[2].between', 'PLACE'],
    ],
  ],
  ['Morale above Census', (s) => (s.systems[0]!['morale'] = 10), [['systems[0].morale', 'VALUE']]],
  [
    'Census above Capacity',
    (s) => (s.systems[0]!['census'] = 11),
    [['systems[0].census', 'VALUE']],
  ],
  ['a colony of nobody', (s) => (s.systems[1]!['census'] = 1), [['systems[1].owner', 'VALUE']]],
  [
    'an owner nobody knows',
    (s) => (s.systems[1]!['owner'] = 'kili'),
    [['systems[1].owner', 'UNKNOWN']],
  ],
  [
    'a trait nobody knows',
    (s) => (s.systems[1]!['traits'] = ['Rich']),
    [['systems[1].traits[0]', 'SHAPE']],
  ],
  [
    'a lane twice',
    (s) => s.lanes.push({ between: ['Wolf', 'Sol'], class: 'minor' }),
    [['lanes[3]', 'TWICE']],
  ],
  [
    'a lane to itself',
    (s) => s.lanes.push({ between: ['Sol', 'Sol'], class: 'minor' }),
    [['lanes[3].between', 'PLACE']],
  ],
  [
    'a lane too long',
    (s) => s.lanes.push({ between: ['Sol', 'Nest'], class: 'minor' }),
    [['lanes[3].between', 'PLACE']],
  ],
  [
    'lanes into the dark on a map that is whole',
    (s) => s.lanes.push({ between: ['Sol', 'H0003'], class: 'unexplored' }),
    [['lanes[3].between[1]', 'UNKNOWN']],
  ],
  [
    'lanes into the dark that are explored, begin there, or lead off the map',
    (s) => {
      Object.assign(s, { explore: {} });
      s.lanes.push({ between: ['Sol', 'H0003'], class: 'minor' });
      s.lanes.push({ between: ['H0003', 'H0103'], class: 'unexplored' });
      s.lanes.push({ between: ['Sol', 'H0001'], class: 'unexplored' });
      s.lanes.push({ between: ['Sol', 'H0103'], class: 'unexplored' });
    },
    [
      ['lanes[5].between[1]', 'UNKNOWN'],
      ['lanes[3]', 'PLACE'],
      ['lanes[4]', 'PLACE'],
    ],
  ],
  [
    'an empire key twice',
    (s) => (s.empires[1]!['key'] = 'human'),
    [
      ['systems[3].owner', 'UNKNOWN'],
      ['empires[1].key', 'TWICE'],
      ['empires[1].homeworld', 'VALUE'],
    ],
  ],
  [
    'a list nobody knows',
    (s) => (s.empires[1]!['forceList'] = 'lorran'),
    [['empires[1].forceList', 'UNKNOWN']],
  ],
  [
    'a class nobody knows',
    (s) => (s.empires[0]!['unlocked'] = ['Saber', 'Lida']),
    [['empires[0].unlocked[1]', 'UNKNOWN']],
  ],
  [
    'a foreign homeworld',
    (s) => (s.empires[0]!['homeworld'] = 'Nest'),
    [['empires[0].homeworld', 'VALUE']],
  ],
  [
    'a relation to itself',
    (s) => s.relations.push({ between: ['human', 'human'], state: 'war' }),
    [['relations[0].between', 'VALUE']],
  ],
  [
    'a fleet name twice',
    (s) => s.forces.push(force([{ class: 'Sparta' }], { fleet: 'ONE' })),
    [['forces[1].fleet', 'TWICE']],
  ],
  [
    'a unit name twice',
    (s) => s.forces.push(force([{ class: 'Sparta', names: ['Ares'] }], { fleet: 'Two' })),
    [['forces[1].units[0].names[0]', 'TWICE']],
  ],
  [
    'more names than units',
    (s) => s.forces.push(force([{ class: 'Sparta', names: ['A', 'B'] }], { fleet: 'Two' })),
    [['forces[1].units[0].names', 'VALUE']],
  ],
  [
    'a ship in no fleet',
    (s) => s.forces.push(force([{ class: 'Sparta' }])),
    [['forces[1].units[0]', 'PLACE']],
  ],
  [
    'a base in a fleet',
    (s) => s.forces.push(force([{ class: 'Shipyard' }], { fleet: 'Two' })),
    [['forces[1].units[0]', 'PLACE']],
  ],
  [
    'a flight in a fleet',
    (s) => s.forces.push(force([{ class: 'Saber' }], { fleet: 'Two' })),
    [['forces[1].units[0]', 'PLACE']],
  ],
  [
    'a flight without a colony',
    (s) => s.forces.push(force([{ class: 'Saber' }], { at: 'Hub' })),
    [['forces[1].units[0]', 'PLACE']],
  ],
  ['a flight in its colony', (s) => s.forces.push(force([{ class: 'Saber' }])), []],
  [
    'too many flights aboard',
    (s) =>
      s.forces.push(
        force([{ class: 'Apollo', aboard: [{ class: 'Saber', count: 2 }] }], { fleet: 'Two' }),
      ),
    [['forces[1].units[0].aboard', 'PLACE']],
  ],
  ['ordnance that a unit has room for', (s) => armed(s, ['heavy', 'heavy']), []],
  [
    'too much ordnance',
    (s) => armed(s, ['chaff', 'heavy']),
    [['forces[0].units[0].ordnance', 'VALUE']],
  ],
  ['minefields aboard a Minelayer', (s) => minelaying(s, 3), []],
  ['too many minefields aboard', (s) => minelaying(s, 4), [['forces[0].units[0].aboard', 'PLACE']]],
  [
    'a ship aboard a ship',
    (s) =>
      s.forces.push(force([{ class: 'Apollo', aboard: [{ class: 'Sparta' }] }], { fleet: 'Two' })),
    [['forces[1].units[0].aboard[0]', 'PLACE']],
  ],
  [
    'a trading warship',
    (s) => s.forces.push(force([{ class: 'Sparta', trading: true }], { fleet: 'Two' })),
    [['forces[1].units[0].trading', 'VALUE']],
  ],
  [
    'a mothballed base',
    (s) => s.forces.push(force([{ class: 'Shipyard', status: 'mothballed' }])),
    [['forces[1].units[0].status', 'VALUE']],
  ],
  [
    'a force of nobody, nowhere',
    (s) => s.forces.push(force([{ class: 'Sparta' }], { owner: 'kili', at: 'Mars' })),
    [
      ['forces[1].owner', 'UNKNOWN'],
      ['forces[1].at', 'UNKNOWN'],
    ],
  ],
  [
    'knowledge of nothing',
    (s) => s.knowledge.push({ empire: 'human', explored: ['Mars'] }),
    [['knowledge[0].explored[0]', 'UNKNOWN']],
  ],
  [
    'knowledge of a wrong kind',
    (s) => s.knowledge.push({ empire: 'human', explored: 'some' }),
    [['knowledge[0].explored', 'SHAPE']],
  ],
  ['a name with a line end', (s) => (s.name = 'a\nb'), [['name', 'SHAPE']]],
];

test.each(TABLE)('told with its path: %s', (_what, change, expected) => {
  expect(faults(change)).toEqual(expected);
});

test('all faults come at once, those of form and those of sense', () => {
  const found = faults((scenario) => {
    scenario.rings = 0;
    scenario.systems[0]!['morale'] = 10;
    scenario.empires[0]!['homeworld'] = 'Mars';
    scenario.relations.push({ between: ['human', 'kili'], state: 'peace' });
    scenario.forces.push(force([{ class: 'Sparda' }], { fleet: 'Two' }));
  });
  expect(found).toEqual([
    ['rings', 'SHAPE'],
    ['relations[0].state', 'SHAPE'],
    ['systems[0].morale', 'VALUE'],
    ['empires[0].homeworld', 'UNKNOWN'],
    ['forces[1].units[0].class', 'UNKNOWN'],
  ]);
});

test('a hint names what was probably meant', () => {
  const scenario = sound();
  scenario.lanes.push({ between: ['Sol', 'Wulf'], class: 'minor' });
  const parsed = parseScenario(JSON.stringify(scenario), lists);
  expect(parsed.ok ? '' : parsed.error[0]?.text).toBe(
    'There is no system “Wulf”. Did you mean Wolf?',
  );
});

test.each(['', '[]', 'null', '{"systems":3}', '{"__proto__":{}}'])(
  'no text breaks it: %s',
  (text) => {
    expect(parseScenario(text, lists).ok).toBe(false);
  },
);

test('text that is not JSON is told with its line', () => {
  const parsed = parseScenario('{\n  "name": oops\n}', lists);
  expect(parsed.ok ? [] : parsed.error).toMatchObject([{ code: 'JSON_BROKEN' }]);
});

import { expect, test } from 'vitest';
import { battleText, faultsOf, textsOf } from './battle-files.ts';

const units = (...groups: readonly object[]) => ({ units: groups });
const flights = (count: number) => ({ class: 'Ares', aboard: [{ class: 'Saber', count }] });

type Row = readonly [string, string, readonly string[]];

/** Five faults that no schema sees, and one that it does. */
const crowdedWith = (more: object): string =>
  battleText(
    { scenario: 'defensive', place: { kind: 'lane', class: 'minor' } },
    {
      attacker: units({ class: 'Apollo', ...more }, flights(99), {
        class: 'Ares',
        names: ['One', 'Two'],
      }),
      defender: units({ class: 'Chaete', nonCombatant: true }),
    },
  );
const FIVE = [
  'sides.attacker.units[1].aboard: PLACE',
  'sides.attacker.units[2].names: VALUE',
  'sides.defender.units: VALUE',
  'sides.defender.units: VALUE',
];
const AT_ONCE: readonly Row[] = [
  ['five faults of its sense', crowdedWith({}), ['place: PLACE', ...FIVE]],
  [
    'a count that is none beside them',
    crowdedWith({ count: -1, names: ['One', 'Two'] }),
    ['place: PLACE', 'sides.attacker.units[0].count: SHAPE', ...FIVE],
  ],
  [
    'a group that is none beside them',
    battleText(
      {},
      {
        attacker: { units: ['Ares', { class: 'Ares', names: ['One', 'Two'] }] },
        defender: units({ class: 'Chaete', nonCombatant: true }),
      },
    ),
    [
      'sides.attacker.units[0]: SHAPE',
      'sides.attacker.units[1].names: VALUE',
      'sides.defender.units: VALUE',
    ],
  ],
  [
    'the only group of either side refused',
    battleText(
      { scenario: 'defensive', place: { kind: 'system' } },
      { attacker: { units: [7] }, defender: units({ count: 2 }) },
    ),
    ['sides.attacker.units[0]: SHAPE', 'sides.defender.units[0].class: SHAPE'],
  ],
  [
    'one side missing and an unknown class in the other',
    battleText({ sides: { attacker: { name: 'Red', ...units({ class: 'universal.no' }) } } }),
    ['sides.attacker.units[0].class: UNKNOWN', 'sides.defender: SHAPE'],
  ],
  [
    'a force list that is no name, and classes of some list',
    battleText({}, { attacker: { forceList: 7, units: [{ class: 'Ares' }, { class: 'Aress' }] } }),
    ['sides.attacker.forceList: SHAPE', 'sides.attacker.units[1].class: UNKNOWN'],
  ],
  [
    'an unknown force list, and classes of some list',
    battleText({}, { attacker: { forceList: 'humans', units: [{ class: 'Ares' }] } }),
    ['sides.attacker.forceList: UNKNOWN'],
  ],
  [
    'a scenario that is none: a base may be at its place with the defender alone',
    battleText(
      { scenario: 'siege', place: { kind: 'lane', class: 'minor' } },
      {
        attacker: units({ class: 'Ares' }, { class: 'human.no' }),
        defender: units({ class: 'Nest' }),
      },
    ),
    ['sides.attacker.units[1].class: UNKNOWN', 'scenario: SHAPE'],
  ],
  [
    'a place that is none: flights may be at home',
    battleText(
      { place: { kind: 'moon' }, settings: { carrierStaging: 'on' } },
      { attacker: units({ class: 'Ares' }, { class: 'Saber' }, { class: 'Marines' }) },
    ),
    ['place.kind: SHAPE', 'sides.attacker.units[2]: PLACE'],
  ],
  [
    'a setting that is none: flights may be staged',
    battleText(
      { place: { kind: 'system', holder: 'attacker' }, settings: { carrierStaging: 'maybe' } },
      { attacker: units({ class: 'Ares' }, { class: 'Saber', count: 9 }) },
    ),
    ['settings.carrierStaging: SHAPE'],
  ],
  [
    'a count of flights aboard that is none, and names of theirs',
    battleText(
      {},
      {
        attacker: units({
          class: 'Ares',
          aboard: [{ class: 'Saber', count: 0, names: ['One', 'Two'] }, { class: 'Apollo' }],
        }),
      },
    ),
    ['sides.attacker.units[0].aboard[0].count: SHAPE', 'sides.attacker.units[0].aboard[1]: PLACE'],
  ],
  [
    'names that are none, a class with an unknown entry, and a place without its class',
    battleText(
      { scenario: 'breakout', place: { kind: 'lane' } },
      { attacker: units({ class: 'Ares', names: ['', ' '], colour: 'red', status: 'reserve' }) },
    ),
    [
      'place: PLACE',
      'place.class: SHAPE',
      'sides.attacker.units[0].names: VALUE',
      'sides.attacker.units[0].names[0]: SHAPE',
      'sides.attacker.units[0].names[1]: SHAPE',
      'sides.attacker.units[0].colour: SHAPE',
    ],
  ],
  [
    'an unknown class on a side that only rests',
    battleText(
      {},
      {
        defender: units(
          { class: 'Chaete', nonCombatant: true },
          { class: 'X', nonCombatant: true },
        ),
      },
    ),
    ['sides.defender.units: VALUE', 'sides.defender.units[1].class: UNKNOWN'],
  ],
  [
    'a ship aboard an unknown class',
    battleText({}, { attacker: units({ class: 'Aress', aboard: [{ class: 'Apollo' }] }) }),
    ['sides.attacker.units[0].class: UNKNOWN', 'sides.attacker.units[0].aboard[0]: PLACE'],
  ],
  [
    'an unknown class that may be the base, the warship or the carrier',
    battleText(
      { scenario: 'defensive', place: { kind: 'system' } },
      {
        attacker: units({ class: 'Convoy' }, { class: 'X' }),
        defender: units({ class: 'Chaete' }, { class: 'X' }),
      },
    ),
    ['sides.attacker.units[1].class: UNKNOWN', 'sides.defender.units[1].class: UNKNOWN'],
  ],
  [
    'an unknown class that may carry what is staged',
    battleText(
      { place: { kind: 'system', holder: 'attacker' }, settings: { carrierStaging: 'on' } },
      { attacker: units({ class: 'Ares' }, { class: 'Saber', count: 3 }, { class: 'X' }) },
    ),
    ['sides.attacker.units[2].class: UNKNOWN'],
  ],
  [
    'a kind of place that is none, whose other entries tell it: what is wrong with these',
    battleText(
      { scenario: 'interception', place: { kind: 'sytem', holder: 'defender', utilized: 'all' } },
      { attacker: units({ class: 'Ares' }, { class: 'Saber' }) },
    ),
    [
      'place.kind: SHAPE',
      'place.holder: VALUE',
      'place.utilized: SHAPE',
      'sides.attacker.units[1]: PLACE',
    ],
  ],
  [
    'one of several packages that is none, of a class that loads none',
    battleText({}, { attacker: units({ class: 'Apollo', ordnance: ['heavyy', 'heavy'] }) }),
    ['sides.attacker.units[0].ordnance: VALUE', 'sides.attacker.units[0].ordnance[0]: SHAPE'],
  ],
  [
    'a count that is none beside flights that are too many already',
    battleText(
      {},
      {
        attacker: units({
          class: 'Ares',
          aboard: [
            { class: 'Saber', count: 3 },
            { class: 'Saber', count: 'two' },
          ],
        }),
      },
    ),
    ['sides.attacker.units[0].aboard: PLACE', 'sides.attacker.units[0].aboard[1].count: SHAPE'],
  ],
  [
    'a count that is none beside units that are too many already',
    battleText(
      {},
      {
        attacker: units(
          { class: 'Ares', count: 1000 },
          { class: 'Ares', count: 1000 },
          { class: 'Apollo', count: 'few' },
        ),
      },
    ),
    ['sides.attacker.units: VALUE', 'sides.attacker.units[2].count: SHAPE'],
  ],
  [
    'a count that is none, of flights beside more than all carriers have CV',
    battleText(
      { place: { kind: 'system', holder: 'attacker' }, settings: { carrierStaging: 'on' } },
      {
        attacker: units(
          { class: 'Ares' },
          { class: 'Saber', count: 3 },
          { class: 'Saber', count: 'x' },
        ),
      },
    ),
    ['sides.attacker.units: PLACE', 'sides.attacker.units[2].count: SHAPE'],
  ],
  [
    'a count that is none, of carriers whose CV nobody knows',
    battleText(
      { place: { kind: 'system', holder: 'attacker' }, settings: { carrierStaging: 'on' } },
      { attacker: units({ class: 'Ares', count: 'x' }, { class: 'Saber', count: 3 }) },
    ),
    ['sides.attacker.units[0].count: SHAPE'],
  ],
  ['no object at all', '[]', [': SHAPE']],
];

test.each(AT_ONCE)('all is told at once, in the order of the file: %s', (_what, text, faults) => {
  expect(faultsOf(text)).toEqual(faults);
});

test('what could not be counted is told as a least number', () => {
  const aboard = [
    { class: 'Saber', count: 3 },
    { class: 'Saber', count: 'two' },
  ];
  const text = battleText({}, { attacker: units({ class: 'Ares', aboard }) });
  expect(textsOf(text)).toContain(
    'Ares has room for 2 flights and carries at least 4 flights. Remove some.',
  );
});

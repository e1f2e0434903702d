import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BATTLE_RULES } from '#app/battle/battle-rules';
import { parseBattle } from '#content/battles/parse-battle';
import { DOCTRINES } from '#model/forces/doctrines';
import { DEFAULT_STANDING_ORDERS } from '#model/forces/standing-orders';
import { publishedLists } from '#test/content/published-lists';
import { battleText, exampleText, faultsOf, startOf } from './battle-files.ts';

test('the example of the page is a battle', () => {
  const { setup, rules } = startOf(exampleText());
  expect(setup.scenario).toBe('deep-space');
  expect(setup.ground).toMatchObject({ anomalies: ['Dust Cloud'], holder: null });
  expect(rules.readinessDecay).toBe('step');
  const { attacker, defender } = setup.sides;
  expect(
    attacker.combatants.map(({ unit, carrier, name, condition, outOfSupply }) => {
      return [unit, carrier, name, condition, outOfSupply];
    }),
  ).toEqual([
    ['attacker.u1', null, 'Valiant', 'sound', 0],
    ['attacker.u2', 'attacker.u1', '', 'sound', 0],
    ['attacker.u3', 'attacker.u1', '', 'sound', 0],
    ['attacker.u4', null, '', 'crippled', 0],
    ['attacker.u5', null, '', 'crippled', 0],
    ['attacker.u6', null, '', 'sound', 1],
  ]);
  expect(attacker.standing).toMatchObject({ direct: ['flagship'], retreat: 'crippled' });
  expect(attacker.waysOut.map((way) => way.class)).toEqual(['minor', 'restricted']);
  expect(defender.combatants).toHaveLength(2 * 6 + 3 + 1);
  expect(defender.combatants.at(-1)).toMatchObject({ nonCombatant: true });
});

test('the battle that comes with First Contact is one', () => {
  const file = new URL('../../../scenarios/first-contact/nest.battle.json', import.meta.url);
  expect(startOf(readFileSync(file, 'utf8')).setup.scenario).toBe('defensive');
});

test('ENC-5: a side may name its doctrine, and change it', () => {
  const standing = { doctrine: 'cautious', asteroids: 'nobody' };
  const { attacker, defender } = startOf(battleText({}, { attacker: { standing } })).setup.sides;
  expect(attacker.standing).toMatchObject({
    ...DOCTRINES.cautious.standing,
    asteroids: 'nobody',
    withdrawTo: null,
  });
  expect(attacker.standing).not.toHaveProperty('doctrine');
  expect(defender.standing).toEqual(DEFAULT_STANDING_ORDERS);
});

test('a battle in a lane has no system, and the lane leads back', () => {
  const { setup } = startOf(battleText({ place: { kind: 'lane', class: 'major' } }));
  expect(setup.ground).toBeNull();
  expect(setup.sides.defender.waysOut).toMatchObject([{ class: 'major' }]);
});

const units = (...groups: readonly object[]) => ({ units: groups });
const flights = (count: number) => ({ class: 'Ares', aboard: [{ class: 'Saber', count }] });

type Row = readonly [string, string, readonly string[]];
const ROWS: readonly Row[] = [
  ['no JSON', '{', [': JSON_BROKEN']],
  [
    'an unknown entry, a negative number and a scenario that is none',
    battleText(
      { weather: 'fine', scenario: 'siege' },
      { attacker: units({ class: 'Ares', count: -1 }) },
    ),
    ['weather: SHAPE', 'scenario: SHAPE', 'sides.attacker.units[0].count: SHAPE'],
  ],
  [
    'unknown classes on both sides',
    battleText({}, { attacker: units({ class: 'Aries' }), defender: units({ class: 'Apollo' }) }),
    ['sides.attacker.units[0].class: UNKNOWN', 'sides.defender.units[0].class: UNKNOWN'],
  ],
  [
    'ordnance of what has no Missile',
    battleText({}, { attacker: units({ class: 'Apollo', ordnance: ['heavy'] }) }),
    ['sides.attacker.units[0].ordnance: VALUE'],
  ],
  [
    'mines that are unconverted',
    battleText(
      {},
      { attacker: units({ class: 'Ares', aboard: [{ class: 'Hydra', unconverted: true }] }) },
    ),
    [
      'sides.attacker.units[0].aboard: PLACE',
      'sides.attacker.units[0].aboard[0].unconverted: VALUE',
    ],
  ],
  [
    'an unknown force list',
    battleText({}, { attacker: { forceList: 'humans', units: [{ class: 'human.ares' }] } }),
    ['sides.attacker.forceList: UNKNOWN'],
  ],
  ['as many flights as CV', battleText({}, { attacker: units(flights(2)) }), []],
  [
    'more flights than CV',
    battleText({}, { attacker: units(flights(3)) }),
    ['sides.attacker.units[0].aboard: PLACE'],
  ],
  [
    'a ship aboard',
    battleText({}, { attacker: units({ class: 'Ares', aboard: [{ class: 'Apollo' }] }) }),
    ['sides.attacker.units[0].aboard[0]: PLACE'],
  ],
  [
    'minefields without a Minelayer',
    battleText({}, { attacker: units({ class: 'Ares', aboard: [{ class: 'Hydra' }] }) }),
    ['sides.attacker.units[0].aboard: PLACE'],
  ],
  [
    'a flight without a carrier',
    battleText({}, { attacker: units({ class: 'Ares' }, { class: 'Saber' }) }),
    ['sides.attacker.units[1]: PLACE'],
  ],
  [
    'ground forces',
    battleText({}, { attacker: units({ class: 'Ares' }, { class: 'Marines' }) }),
    ['sides.attacker.units[1]: PLACE'],
  ],
  [
    'a base in Deep Space',
    battleText({}, { defender: units({ class: 'Chaete' }, { class: 'Nest' }) }),
    ['sides.defender.units[1]: PLACE'],
  ],
  [
    'a convoy in reserve, and more names than units',
    battleText(
      {},
      {
        defender: units(
          { class: 'Chaete', names: ['One', 'Two'] },
          { class: 'Convoy', status: 'reserve' },
        ),
      },
    ),
    ['sides.defender.units[0].names: VALUE', 'sides.defender.units[1].status: VALUE'],
  ],
  [
    'nobody who can lead',
    battleText({}, { defender: units({ class: 'Chaete', nonCombatant: true }) }),
    ['sides.defender.units: VALUE'],
  ],
  [
    'an attack by convoys',
    battleText({}, { attacker: units({ class: 'Convoy' }) }),
    ['sides.attacker.units: VALUE'],
  ],
  [
    'a pursuit of convoys',
    battleText({ scenario: 'pursuit' }, { defender: units({ class: 'Convoy' }) }),
    [],
  ],
];
test.each(ROWS)('a battle file with %s', (_what, text, faults) => {
  expect(new Set(faultsOf(text))).toEqual(new Set(faults));
});

const defended = { class: 'Nest' };
const system = (holder: string | null) => ({ kind: 'system', holder });
const DEFENSIVE: readonly Row[] = [
  [
    'a base and an Atmospheric flight of the holder',
    battleText(
      { scenario: 'defensive', place: system('defender') },
      { defender: units(defended, { class: 'Segment', count: 2 }, { class: 'Cyst' }) },
    ),
    [],
  ],
  [
    'no base',
    battleText({ scenario: 'defensive', place: system('defender') }),
    ['sides.defender.units: VALUE'],
  ],
  [
    'flights of a system that the defender does not hold',
    battleText(
      { scenario: 'defensive', place: system(null) },
      { defender: units(defended, { class: 'Segment' }) },
    ),
    ['sides.defender.units[1]: PLACE'],
  ],
  [
    'an attacker who holds the system',
    battleText({ scenario: 'defensive', place: system('attacker') }, { defender: units(defended) }),
    ['place.holder: VALUE'],
  ],
  [
    'a lane',
    battleText(
      { scenario: 'defensive', place: { kind: 'lane', class: 'minor' } },
      { defender: units(defended) },
    ),
    ['place: PLACE'],
  ],
];
test.each(DEFENSIVE)('ENC-3: a Defensive scenario with %s', (_what, text, faults) => {
  expect(faultsOf(text)).toEqual(faults);
});

const inLane = (scenario: string): string =>
  battleText({ scenario, place: { kind: 'lane', class: 'minor' } });
const OTHERS: readonly Row[] = [
  ['a Breakout in a lane', inLane('breakout'), ['place: PLACE']],
  ['an Interception in a lane', inLane('interception'), ['place: PLACE']],
  ['a Pursuit in a lane', inLane('pursuit'), []],
  [
    'an Interception against who holds the system',
    battleText({ scenario: 'interception', place: system('defender') }),
    ['place.holder: VALUE'],
  ],
  [
    'an Interception by an ally of who holds the system',
    battleText({ scenario: 'interception', place: system(null) }),
    [],
  ],
];
test.each(OTHERS)('ENC-3, ENC-4: %s', (_what, text, faults) => {
  expect(faultsOf(text)).toEqual(faults);
});

const staged = (count: number, part: object = {}): string =>
  battleText(
    { place: system('attacker'), settings: { carrierStaging: 'on' }, ...part },
    { attacker: units({ class: 'Ares' }, { class: 'Saber', count }) },
  );
const STAGED: readonly Row[] = [
  ['flights of the holder’s colony beside its carriers', staged(2), []],
  ['more of them than its ships have CV', staged(3), ['sides.attacker.units: PLACE']],
  [
    'flights of a colony that belongs to somebody else',
    staged(2, { place: system(null) }),
    ['sides.attacker.units[1]: PLACE'],
  ],
  [
    'flights of a colony where nobody stages',
    staged(2, { settings: {} }),
    ['sides.attacker.units[1]: PLACE'],
  ],
];
test.each(STAGED)('OPT-23: %s', (_what, text, faults) => {
  expect(faultsOf(text)).toEqual(faults);
});

test('a name that is nearly right is named', () => {
  const text = battleText({}, { attacker: units({ class: 'Aress' }) });
  const parsed = parseBattle(text, publishedLists(), BATTLE_RULES);
  expect(parsed.ok ? '' : parsed.error[0]?.text).toContain('Did you mean Ares?');
});

test('TECH-6: units of alien make can fight unconverted', () => {
  const text = battleText({}, { attacker: units({ class: 'loran.lida', unconverted: true }) });
  const [prize] = startOf(text).setup.sides.attacker.combatants;
  expect(prize).toMatchObject({ unconverted: true });
  const without = { ...(JSON.parse(text) as object), settings: { alienConversion: 'off' } };
  expect(startOf(JSON.stringify(without)).setup.sides.attacker.combatants[0]).toMatchObject({
    unconverted: false,
  });
});

test('FOG-5: under classStats = fought no side knows the other’s values', () => {
  const settings = { classStats: 'fought' };
  expect(startOf(battleText({ settings })).setup.sides.attacker.knows).toEqual([]);
  expect(startOf(battleText()).setup.sides.attacker.knows).toBe('all');
});

test('sides of one name are told apart by what they do, others are called as they are', () => {
  const namesOf = (attacker: string, defender: string) => {
    const text = battleText({}, { attacker: { name: attacker }, defender: { name: defender } });
    const { sides } = startOf(text).battle;
    return [sides.attacker.name, sides.defender.name];
  };
  expect(namesOf('A', 'A')).toEqual(['A (attacker)', 'A (defender)']);
  expect(namesOf('A', 'B')).toEqual(['A', 'B']);
});

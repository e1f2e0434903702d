import { expect, test } from 'vitest';
import { compareText } from '#kernel/result/compare-text';
import { groundCombatPhase } from '#engine/phases/ground-combat/phase';
import { laneIdOf } from '#model/campaign/lane';
import { unitId } from '#test/support/campaign';
import { eventsOf } from '#test/support/run-phases';
import { aboard, blows, damageIn, invade, isThere, landed, loran } from '#test/support/siege';
import type { Blows } from '#test/support/siege';
import { type Scene, sceneOf, siege, strikesIn, vega, wolf } from '#test/support/siege';
import type { RuleSet } from '#model/settings/rule-set';
import type { Order } from '#model/orders/order';

type Pairs = Blows;
type Case = Readonly<{
  scene?: Scene;
  orders: readonly Order[];
  pairs?: Pairs;
  rules?: Partial<RuleSet>;
}>;
const FORCE = { human: ['convoy', 'lander', 'lander'] };
const attack = ({ scene = {}, orders, pairs = [], rules = {} }: Case) =>
  siege([groundCombatPhase], sceneOf({ fleets: FORCE, ...scene }), {
    sheets: { human: orders },
    dice: blows(...pairs),
    rules,
  });
const placeOf = ({ state }: ReturnType<typeof siege>, id: string) =>
  state.units[unitId(id)]?.place.kind;
const resultOf = ({ events }: ReturnType<typeof siege>): readonly string[] =>
  eventsOf(events, 'InvasionEnded').map(({ empire, result }) => `${empire} ${result}`);

const guard = landed('loran.g1', 'brigade');
const from = (carrier: string, design: string) => aboard('human.g1', design, carrier);
const [convoy, lander] = ['human.u1', 'human.u2'];

type Row = readonly [string, string, string, string, Partial<RuleSet>, number];
test.each<Row>([
  ['half of 2 from a convoy', 'infantry', convoy, 'human.u9', {}, 1],
  ['all of Marines from a convoy', 'marines', convoy, 'human.u9', {}, 3],
  ['all with support', 'infantry', convoy, 'human.u2', {}, 2],
  ['1 more of Marines with support', 'marines', convoy, 'human.u2', {}, 4],
  ['all with support that the order does not name', 'infantry', convoy, '', {}, 2],
  ['half of 2 from an Assault ship', 'infantry', lander, 'human.u9', {}, 1],
  ['2 less from a convoy', 'infantry', convoy, 'human.u9', { invasionPenalty: 'minus' }, 0],
  ['1 less from an Assault ship', 'infantry', lander, 'human.u9', { invasionPenalty: 'minus' }, 1],
  ['Marines lose nothing', 'marines', convoy, 'human.u9', { invasionPenalty: 'minus' }, 3],
  ['Shock is off', 'shocker', convoy, 'human.u9', {}, 2],
  ['1 more with Shock', 'shocker', convoy, 'human.u9', { shock: 'on' }, 3],
])('GND-2, ABL-4: Attack of an invader: %s', (_name, design, carrier, support, rules, value) => {
  const scene = { units: [guard, from(carrier, design)] };
  const orders = [invade('human.g1', support)];
  const { events } = attack({
    scene,
    orders,
    rules,
    pairs: [
      [1, 2],
      [1, 2],
    ],
  });
  expect(strikesIn(events)[1]).toMatch(
    new RegExp(`^human.g1>loran.g1 ${String(value)}\\+0:3\\+1=`, 'u'),
  );
});

test.each([
  ['crippled', { condition: 'crippled' }, 1],
  ['in reserve', { status: 'reserve' }, 1],
  ['fit', {}, 2],
] as const)('ABL-4: an Assault ship that is %s', (_name, part, value) => {
  const scene = { units: [guard, from(convoy, 'infantry')], change: { 'human.u2': part } };
  const { events } = attack({
    scene,
    orders: [invade('human.g1', 'human.u2')],
    pairs: [
      [1, 2],
      [1, 2],
    ],
  });
  expect(strikesIn(events)[1]).toContain(`human.g1>loran.g1 ${String(value)}+0:`);
});

test('GND-2: a ship that carries troops supports no others, and one ship supports one unit', () => {
  const units = [
    landed('loran.g1', 'tank'),
    from(convoy, 'infantry'),
    aboard('human.g2', 'infantry', convoy),
    aboard('human.g3', 'infantry', lander),
  ];
  const orders = [invade('human.g1 human.g2')];
  const { events } = attack({
    scene: { units },
    orders,
    pairs: [
      [1, 3],
      [1, 6],
    ],
  });
  // One lander is full, so that only one of two has support; it leads.
  expect(strikesIn(events)[1]).toBe('human.g1+human.g2>loran.g1 2+1:5+1=0');
});

const killing: Pairs = [
  [1, 2],
  [2, 1],
];
const weak = landed('loran.g1', 'brigade', { damage: 3 });
const strong = landed('loran.g2', 'tank', { status: 'reserve' });

test('GND-2: a beachhead is won by destroying a defending unit, and all that are alive land', () => {
  const units = [weak, strong, from(convoy, 'marines'), aboard('human.g2', 'infantry', convoy)];
  const orders = [invade('human.g1 human.g2')];
  const result = attack({ scene: { units }, orders, pairs: killing });
  expect(resultOf(result)).toEqual(['human beachhead']);
  expect(['human.g1', 'human.g2'].map((id) => placeOf(result, id))).toEqual(['system', 'system']);
  expect([isThere(result.state, 'loran.g1'), result.at.owner]).toEqual([false, loran]);
});

test('GND-2: troops that wait aboard are neither attacked nor landed', () => {
  const units = [weak, strong, from(convoy, 'marines'), aboard('human.g2', 'police', convoy)];
  const result = attack({ scene: { units }, orders: [invade('human.g1')], pairs: killing });
  expect(strikesIn(result.events)[0]).toContain('loran.g1>human.g1');
  expect(placeOf(result, 'human.g2')).toBe('aboard');
});

test.each([
  ['kill', 'repelled', 'aboard'],
  ['damage', 'beachhead', 'system'],
] as const)('GND-2: beachhead = %s: a defender is hurt: %s', (beachhead, result, place) => {
  const units = [guard, from(convoy, 'marines')];
  const told = attack({
    scene: { units },
    orders: [invade('human.g1')],
    pairs: killing,
    rules: { beachhead },
  });
  expect([resultOf(told), placeOf(told, 'human.g1')]).toEqual([[`human ${result}`], place]);
  expect(damageIn(told.state)).toEqual({ 'loran.g1': 1 });
});

test('GND-2: beachhead = damage: not if the invader dies', () => {
  const told = attack({
    scene: {
      units: [landed('loran.g1', 'shocker'), from(convoy, 'marines')],
      change: { 'human.g1': { damage: 1 } },
    },
    orders: [invade('human.g1')],
    pairs: [
      [2, 1],
      [2, 1],
    ],
    rules: { beachhead: 'damage' },
  });
  // 2 + 4 against 1 + 3: the Marines die. 2 + 4 with support against 1 + 2 + 1: 2 damage.
  expect([resultOf(told), isThere(told.state, 'human.g1')]).toEqual([['human lost'], false]);
  expect(damageIn(told.state)).toEqual({ 'loran.g1': 2 });
});

test('GND-2: counterAttack = on: the attacked defender strikes each invader at 1 more Attack', () => {
  const units = [guard, strong, from(convoy, 'marines'), aboard('human.g2', 'infantry', convoy)];
  const orders = [invade('human.g1 human.g2', 'human.u9')];
  const pairs: Pairs = [
    [1, 2],
    [1, 2],
    [2, 1],
    [2, 1],
  ];
  const told = attack({ scene: { units }, orders, pairs, rules: { counterAttack: 'on' } });
  expect(strikesIn(told.events)).toEqual([
    'loran.g1>human.g1 1+0:3+0=0',
    'human.g1+human.g2>loran.g1 3+1:3+1=0',
    'loran.g1>human.g1 2+0:3+0=0',
    'loran.g1>human.g2 2+0:2+0=1',
  ]);
});

test('GND-2: counterAttack = on: neither units in reserve nor attacks of landed units bring one', () => {
  const rules = { counterAttack: 'on' } as const;
  const orders = [invade('human.g1', 'human.u9')];
  const resting = landed('loran.g1', 'brigade', { status: 'reserve' });
  const one = attack({
    scene: { units: [resting, from(convoy, 'marines')] },
    orders,
    rules,
    pairs: [[1, 2]],
  });
  expect(strikesIn(one.events)).toEqual(['human.g1>loran.g1 3+0:2+0=0']);
  const two = attack({
    scene: { units: [guard, landed('human.g1', 'marines')] },
    orders: [],
    rules,
    pairs: [
      [1, 2],
      [1, 2],
    ],
  });
  expect(strikesIn(two.events)).toHaveLength(2);
});

test.each([
  ['on', ['no-superiority'], 0],
  ['off', [], 2],
] as const)('GND-2: invasionNeedsSuperiority = %s', (invasionNeedsSuperiority, because, count) => {
  const units = [guard, from(convoy, 'marines'), landed('loran.b1', 'fort')];
  const pairs: Pairs =
    count === 0
      ? []
      : [
          [1, 2],
          [1, 2],
        ];
  const told = attack({
    scene: { units },
    orders: [invade('human.g1')],
    pairs,
    rules: { invasionNeedsSuperiority },
  });
  expect([told.failed, strikesIn(told.events).length]).toEqual([because, count]);
});

test.each<readonly [string, Scene, string]>([
  ['not at War', { bonds: { 'human/loran': 'hostilities' } }, 'nobody-to-fight'],
  ['nobody’s system', { system: { owner: null, census: 0, morale: 0 } }, 'nobody-to-fight'],
  ['a unit on the ground', { units: [guard, landed('human.g1', 'marines')] }, 'no-invaders'],
  ['GND-1: a unit in reserve', { change: { 'human.g1': { status: 'reserve' } } }, 'no-invaders'],
])('GND-2: nobody invades: %s', (_name, scene, because) => {
  const units = [guard, from(convoy, 'marines')];
  const all = { units, ...scene };
  const isFought = scene.units !== undefined;
  const told = attack({
    scene: all,
    orders: [invade('human.g1')],
    pairs: isFought
      ? [
          [1, 2],
          [1, 2],
        ]
      : [],
  });
  expect([told.failed, resultOf(told)]).toEqual([[because], []]);
});

test('GND-2: units of a fleet that withdraws do not invade', () => {
  const state = sceneOf({ fleets: FORCE, units: [guard, from(convoy, 'marines')] });
  const withdrawing = { lane: laneIdOf(wolf, vega), turn: 3 };
  const fleets = Object.entries(state.fleets).map(([id, fleet]) => [id, { ...fleet, withdrawing }]);
  const sheets = { human: [invade('human.g1')] };
  const left = { ...state, fleets: Object.fromEntries(fleets) as typeof state.fleets };
  expect(siege([groundCombatPhase], left, { sheets }).failed).toEqual(['no-invaders']);
});

test('GND-2: without any defender invaders land unopposed', () => {
  const system = { census: 0, morale: 0, productivity: 0, intel: 0 };
  const units = [from(convoy, 'infantry')];
  const told = attack({ scene: { system, units }, orders: [invade('human.g1')] });
  expect([resultOf(told), placeOf(told, 'human.g1'), told.at.owner]).toEqual([
    ['human unopposed'],
    'system',
    'human',
  ]);
});

test('GND-2: invaders for whom there is no place in the attack are not unopposed', () => {
  const four = ['a', 'b', 'c', 'd'].map((id) => landed(`human.${id}`, 'regular'));
  const units = [landed('loran.g1', 'tank'), ...four, from(convoy, 'infantry')];
  const orders = [invade('human.g1', 'human.u9')];
  const told = attack({
    scene: { units },
    orders,
    pairs: [
      [1, 2],
      [1, 6],
    ],
  });
  expect(strikesIn(told.events)[1]).toMatch(/^human.a\+human.b\+human.c\+human.d>loran.g1/u);
  expect([resultOf(told), placeOf(told, 'human.g1')]).toEqual([['human repelled'], 'aboard']);
});

test('GND-2: allies that invade together win one beachhead', () => {
  const units = [weak, strong, from(convoy, 'marines'), aboard('kili.g1', 'infantry', 'kili.u1')];
  const fleets = { human: ['convoy'], kili: ['convoy'] };
  const told = siege([groundCombatPhase], sceneOf({ units, fleets }), {
    sheets: { human: [invade('human.g1')], kili: [invade('kili.g1')] },
    dice: blows(...killing),
  });
  expect([...resultOf(told)].sort(compareText)).toEqual(['human beachhead', 'kili beachhead']);
  expect(placeOf(told, 'kili.g1')).toBe('system');
});

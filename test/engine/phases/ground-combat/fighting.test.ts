import { expect, test } from 'vitest';
import { groundCombatPhase } from '#engine/phases/ground-combat/phase';
import { defenseLoweredIdOf } from '#model/campaign/effect';
import { unitId } from '#test/support/campaign';
import { eventsOf } from '#test/support/run-phases';
import { aboard, blows, damageIn, groundPlan, human, invade, isThere } from '#test/support/siege';
import type { Blows } from '#test/support/siege';
import { landed, loran, type Scene, sceneOf, siege, strikesIn } from '#test/support/siege';

type Given = NonNullable<Parameters<typeof siege>[2]>;
const fight = (units: Scene['units'], pairs: Blows, given: Given = {}, scene: Scene = {}) =>
  siege([groundCombatPhase], sceneOf({ ...scene, ...(units && { units }) }), {
    dice: blows(...pairs),
    ...given,
  });
const many = (count: number, id: string, design: string) =>
  Array.from({ length: count }, (_, at) => landed(`${id}${String(at + 1)}`, design));

test('GND-1, 18.11: two Regulars and a Royal Marine strike at the same time', () => {
  const units = [landed('loran.g1', 'royalMarine'), ...many(2, 'human.g', 'regular')];
  const { events, state } = fight(units, [
    [2, 1],
    [2, 2],
  ]);
  expect(strikesIn(events)).toEqual([
    'loran.g1>human.g1 2+0:2+0=1',
    'human.g1+human.g2>loran.g1 2+1:3+0=0',
  ]);
  expect(damageIn(state)).toEqual({ 'human.g1': 1 });
});

test('GND-2, 18.11: Marines and Infantry invade three Defense Brigades, and win no beachhead', () => {
  const units = [
    ...many(3, 'loran.g', 'brigade'),
    aboard('human.g1', 'marines', 'human.u1'),
    aboard('human.g2', 'infantry', 'human.u1'),
  ];
  const sheets = { human: [invade('human.g1 human.g2')] };
  const pairs = [
    [2, 2],
    [2, 1],
  ] as const;
  const { events, state, at } = fight(
    units,
    [...pairs],
    { sheets, dice: blows(...pairs) },
    {
      fleets: { human: ['convoy'] },
    },
  );
  expect(strikesIn(events)).toEqual([
    'loran.g1+loran.g2+loran.g3>human.g1 1+2:3+0=0',
    'human.g1+human.g2>loran.g1 3+1:3+1=1',
  ]);
  expect(damageIn(state)).toEqual({ 'loran.g1': 1 });
  expect(at.owner).toBe(loran);
  expect(eventsOf(events, 'InvasionEnded')).toMatchObject([{ empire: human, result: 'repelled' }]);
  expect(['g1', 'g2'].map((id) => state.units[unitId(`human.${id}`)]?.place.kind)).toEqual([
    'aboard',
    'aboard',
  ]);
});

test.each([
  ['repelled', 'tank', { damage: 0 }],
  ['with a defender destroyed', 'infantry', { damage: 2 }],
])('GND-2: nobody is left of the invaders: %s', (_name, defender, part) => {
  const units = [
    landed('loran.g1', defender, part),
    landed('loran.g2', 'tank', { status: 'reserve' }),
    aboard('human.g1', 'marines', 'human.u1', { damage: 1 }),
  ];
  const pairs = [
    [3, 1],
    [2, 1],
  ] as const;
  const given = { sheets: { human: [invade('human.g1')] }, dice: blows(...pairs) };
  const { events, state } = fight(units, [...pairs], given, { fleets: { human: ['convoy'] } });
  expect(isThere(state, 'human.g1')).toBe(false);
  expect(eventsOf(events, 'InvasionEnded')).toMatchObject([{ empire: human, result: 'lost' }]);
});

test('GND-1: at most four attack one, the highest Attack leads, and the others wait', () => {
  const units = [
    landed('loran.g1', 'tank'),
    ...many(3, 'human.g', 'regular'),
    landed('human.m1', 'marines'),
    landed('human.p1', 'brigade'),
  ];
  const { events } = fight(units, [
    [1, 2],
    [2, 1],
  ]);
  expect(strikesIn(events)[1]).toBe('human.m1+human.g1+human.g2+human.g3>loran.g1 3+3:5+0=2');
});

test('GND-1: the dead attack too, and damage is no more than what is left', () => {
  const units = [landed('loran.g1', 'tank'), landed('human.g1', 'marines')];
  const { events, state } = fight(units, [
    [6, 1],
    [2, 1],
  ]);
  expect(strikesIn(events)).toEqual(['loran.g1>human.g1 7+0:3+0=9', 'human.g1>loran.g1 3+0:5+0=0']);
  expect(isThere(state, 'human.g1')).toBe(false);
  expect(eventsOf(events, 'AttritionLost')).toMatchObject([
    { unit: 'human.g1', damage: 2, destroyed: true, by: loran, because: 'fighting' },
  ]);
});

test('GND-1: damage stays, and makes a unit weaker', () => {
  const units = [landed('loran.g1', 'brigade', { damage: 3 }), landed('human.g1', 'marines')];
  const { events, state } = fight(units, [
    [1, 2],
    [2, 1],
  ]);
  expect(eventsOf(events, 'AttritionLost')).toMatchObject([{ damage: 1, destroyed: true }]);
  expect(isThere(state, 'loran.g1')).toBe(false);
});

test('GND-1: a unit in reserve has 1 Defense less, and does not attack', () => {
  const units = [
    landed('loran.g1', 'brigade', { status: 'reserve' }),
    landed('human.g1', 'marines'),
  ];
  const { events } = fight(units, [[1, 1]]);
  expect(strikesIn(events)).toEqual(['human.g1>loran.g1 3+0:2+0=1']);
});

test('BOM-2: Tactical Support counts in the fighting of its turn', () => {
  const id = defenseLoweredIdOf(unitId('loran.g1'));
  const subject = { kind: 'unit', unit: unitId('loran.g1') } as const;
  const mark = {
    id,
    kind: 'defense-lowered',
    owner: loran,
    subject,
    amount: 2,
    begins: 3,
    ends: 3,
  } as const;
  const units = [landed('loran.g1', 'brigade'), landed('human.g1', 'marines')];
  const { events } = fight(
    units,
    [
      [1, 2],
      [1, 1],
    ],
    {},
    { effects: { [id]: mark } },
  );
  expect(strikesIn(events)[1]).toBe('human.g1>loran.g1 3+0:1+0=2');
});

test.each([
  ['hold', []],
  ['weakest', ['human.g1>loran.g1 7+0:2+0=2']],
  ['strongest', ['human.g1>loran.g2 7+0:3+0=1']],
] as const)('GND-1: an order chooses the targets: %s', (plan, strikes) => {
  const units = [
    landed('loran.g1', 'regular'),
    landed('loran.g2', 'brigade'),
    landed('human.g1', 'tank'),
  ];
  const sheets = { human: [groundPlan(plan)], loran: [groundPlan('hold')] };
  const pairs = strikes.map(
    () => [plan === 'weakest' ? 1 : 1, plan === 'weakest' ? 2 : 2] as const,
  );
  const { events } = fight(units, [...pairs], { sheets, dice: blows(...pairs) });
  const hits = strikesIn(events).map((text) => text.replace(/=.*/u, ''));
  expect(hits).toEqual(strikes.map((text) => text.replace(/=.*/u, '')));
});

test('TURN-5, GND-1: without an order the standing orders choose', () => {
  const units = [landed('loran.g1', 'brigade'), landed('human.g1', 'tank')];
  const standing = { human: { groundPlan: 'hold' }, loran: { groundPlan: 'hold' } } as const;
  expect(strikesIn(fight(units, [], {}, { standing }).events)).toEqual([]);
});

test.each(['hostilities', 'non-intercourse', 'military'] as const)(
  'GND-1: only at War: %s',
  (state) => {
    const units = [landed('loran.g1', 'brigade'), landed('human.g1', 'tank')];
    const { events, at } = fight(units, [], {}, { bonds: { 'human/loran': state } });
    expect([strikesIn(events), at.owner]).toEqual([[], loran]);
  },
);

test('GND-1: allies fight together on one side', () => {
  const units = [
    landed('loran.g1', 'tank'),
    landed('jain.g1', 'tank'),
    landed('human.g1', 'marines'),
    landed('kili.g1', 'marines'),
  ];
  const { events } = fight(units, [
    [1, 2],
    [1, 6],
  ]);
  expect(strikesIn(events)).toEqual([
    'jain.g1+loran.g1>human.g1 7+1:3+0=4',
    'human.g1+kili.g1>jain.g1 3+1:5+0=0',
  ]);
});

test('DIP-11, GND-1: co-belligerents without a treaty fight as one side', () => {
  const scene = sceneOf({
    units: [
      landed('loran.g1', 'tank'),
      landed('human.g1', 'marines'),
      landed('kili.g1', 'marines'),
    ],
    bonds: { 'human/kili': 'non-intercourse' },
  });
  const pacts = Object.entries(scene.relations).map(([id, row]) => [
    id,
    row.a === human && row.b === 'kili' ? { ...row, pact: true } : row,
  ]);
  const relations = Object.fromEntries(pacts) as typeof scene.relations;
  const { events } = siege(
    [groundCombatPhase],
    { ...scene, relations },
    {
      dice: blows([1, 2], [1, 6]),
    },
  );
  expect(strikesIn(events)[1]).toBe('human.g1+kili.g1>loran.g1 3+1:5+0=0');
});

test('GND-1: three powers at War with each other all fight each other', () => {
  const units = [
    landed('loran.g1', 'brigade'),
    landed('human.g1', 'brigade'),
    landed('kili.g1', 'brigade'),
  ];
  const { events } = fight(
    units,
    [
      [1, 2],
      [1, 2],
      [1, 2],
    ],
    {},
    { bonds: { 'human/kili': 'war' } },
  );
  expect(strikesIn(events).map((text) => text.split(' ')[0])).toEqual([
    'loran.g1>human.g1',
    'human.g1>kili.g1',
    'kili.g1>human.g1',
  ]);
});

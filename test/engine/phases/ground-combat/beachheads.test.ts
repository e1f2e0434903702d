import { expect, test } from 'vitest';
import { groundCombatPhase } from '#engine/phases/ground-combat/phase';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import type { RuleSet } from '#model/settings/rule-set';
import { unitId } from '#test/support/campaign';
import { eventsOf } from '#test/support/run-phases';
import { aboard, blows, groundPlan, invade, isThere, landed, loran } from '#test/support/siege';
import type { Blows } from '#test/support/siege';
import { type Scene, sceneOf, siege, strikesIn } from '#test/support/siege';

const cargo = (...ids: readonly string[]) => ({ kind: 'units', units: ids.map(unitId) }) as const;
const unload = (carrier: string, ...ids: readonly string[]): Order => ({
  kind: 'UnloadCargo',
  carrier: unitId(carrier),
  cargo: cargo(...ids),
});
const load = (carrier: string, ...ids: readonly string[]): Order => ({
  kind: 'LoadCargo',
  carrier: unitId(carrier),
  cargo: cargo(...ids),
});
type Given = Readonly<{
  orders: readonly Order[];
  pairs?: Blows;
  rules?: Partial<RuleSet>;
}>;
const play = (state: CampaignState, { orders, pairs = [], rules = {} }: Given) =>
  siege([groundCombatPhase], state, { sheets: { human: orders }, dice: blows(...pairs), rules });
const whereIs = ({ state }: ReturnType<typeof siege>, ...ids: readonly string[]) =>
  ids.map((id) => state.units[unitId(id)]?.place.kind);

const fleets = { human: ['convoy', 'convoy'] };
const weak = landed('loran.g1', 'regular', { damage: 1 });
const strong = landed('loran.g2', 'tank', { status: 'reserve' });
const waves: Scene = {
  fleets,
  units: [
    weak,
    strong,
    aboard('human.g1', 'marines', 'human.u1'),
    aboard('human.g2', 'infantry', 'human.u2'),
  ],
};
const landing = [invade('human.g1'), unload('human.u2', 'human.g2')];
const won = [
  [1, 2],
  [2, 1],
] as const;

test('GND-2: beachheadLanding = next: friends land from the turn after a beachhead was won', () => {
  const first = play(sceneOf(waves), { orders: landing, pairs: [...won] });
  expect(first.failed).toEqual(['no-landing-here']);
  expect(whereIs(first, 'human.g1', 'human.g2')).toEqual(['system', 'aboard']);
  const next = { ...first.state, turn: 4 };
  const orders = [unload('human.u2', 'human.g2')];
  const second = play(next, { orders, pairs: [[2, 6]] });
  expect([second.failed, whereIs(second, 'human.g2')]).toEqual([[], ['system']]);
});

test('GND-2: beachheadLanding = same: friends land in the turn in which it was won', () => {
  const rules = { beachheadLanding: 'same' } as const;
  const one = play(sceneOf(waves), { orders: landing, pairs: [...won], rules });
  expect([one.failed, whereIs(one, 'human.g2')]).toEqual([[], ['system']]);
});

test('GND-2: invaders that are repelled do not land by other means in the same turn', () => {
  const units = [landed('loran.g1', 'brigade'), landed('human.a', 'police', { status: 'reserve' })];
  const state = sceneOf({ fleets, units: [...units, aboard('human.g1', 'marines', 'human.u1')] });
  const orders = [invade('human.g1'), unload('human.u1', 'human.g1')];
  const one = play(state, {
    orders,
    pairs: [
      [1, 2],
      [1, 2],
    ],
  });
  expect(whereIs(one, 'human.g1')).toEqual(['aboard']);
  expect(one.failed).toHaveLength(1);
});

test('GND-4: units that invaded do not embark, others may from a contested system', () => {
  const units = [weak, strong, landed('human.a', 'police', { status: 'reserve' })];
  const more = [...units, landed('human.b', 'infantry'), aboard('human.g1', 'marines', 'human.u1')];
  const orders = [invade('human.g1'), load('human.u2', 'human.g1'), load('human.u2', 'human.b')];
  const state = sceneOf({ fleets, units: more, standing: { loran: { groundPlan: 'hold' } } });
  const one = play(state, { orders, pairs: [[2, 1]] });
  expect(whereIs(one, 'human.g1', 'human.b')).toEqual(['system', 'aboard']);
  expect(one.failed).toHaveLength(1);
});

test('GND-2: a beachhead lasts while a friendly unit is landed: an ally’s counts', () => {
  const ally = landed('kili.g1', 'police', { status: 'reserve' });
  const hold = { loran: { groundPlan: 'hold' } } as const;
  const units = [strong, ally, aboard('human.g2', 'infantry', 'human.u2')];
  const orders = [unload('human.u2', 'human.g2')];
  const one = play(sceneOf({ fleets, units, standing: hold }), { orders });
  expect([one.failed, whereIs(one, 'human.g2')]).toEqual([[], ['system']]);
  const alone = play(sceneOf({ fleets, units: [strong, units[2]!], standing: hold }), { orders });
  expect(alone.failed).toEqual(['no-landing-here']);
});

test('GND-2: a beachhead whose last unit falls is lost in the same turn', () => {
  const lost = landed('human.a', 'police');
  const guard = landed('loran.g1', 'tank');
  const units = [guard, lost, aboard('human.g2', 'infantry', 'human.u2')];
  const orders = [unload('human.u2', 'human.g2')];
  const one = play(sceneOf({ fleets, units }), {
    orders,
    pairs: [
      [6, 1],
      [1, 6],
    ],
  });
  expect([isThere(one.state, 'human.a'), one.failed]).toEqual([false, ['no-landing-here']]);
});

test('GND-2: where one beachhead is lost and another won, friends wait for the next turn', () => {
  // The Lorans destroy the police; the Marines win a beachhead of their own.
  const units = [
    weak,
    strong,
    landed('human.a', 'police', { status: 'reserve' }),
    aboard('human.g1', 'marines', 'human.u1'),
    aboard('human.g2', 'infantry', 'human.u2'),
  ];
  const one = play(sceneOf({ fleets, units }), {
    orders: landing,
    pairs: [
      [2, 1],
      [2, 1],
    ],
  });
  expect(strikesIn(one.events)[0]).toMatch(/^loran.g1>human.a/u);
  expect(whereIs(one, 'human.a', 'human.g1', 'human.g2')).toEqual([undefined, 'system', 'aboard']);
  expect(one.failed).toEqual(['no-landing-here']);
});

test('GND-4: the owner lands relief during a siege, and the system is not conquered', () => {
  const last = landed('loran.g1', 'police');
  const units = [last, landed('human.a', 'tank'), aboard('loran.g2', 'infantry', 'loran.u1')];
  const state = sceneOf({ fleets: { loran: ['convoy'] }, units });
  const sheets = { loran: [unload('loran.u1', 'loran.g2')] };
  const dice = blows([1, 6], [6, 1]);
  const one = siege([groundCombatPhase], state, { sheets, dice });
  expect([isThere(one.state, 'loran.g1'), one.at.owner]).toEqual([false, loran]);
  expect(whereIs(one, 'loran.g2')).toEqual(['system']);
});

const invaded = (
  design: string,
  scene: Scene = {},
  given: Partial<Given> & { sheets?: object } = {},
) => {
  const units = [aboard('human.g1', design, 'human.u1')];
  const sheets = { human: [invade('human.g1')], ...given.sheets };
  const state = sceneOf({
    fleets: { human: ['convoy'] },
    ...scene,
    units: [...units, ...(scene.units ?? [])],
  });
  return siege([groundCombatPhase], state, { sheets, dice: blows(...(given.pairs ?? [])) });
};
const resultOf = ({ events }: ReturnType<typeof siege>) =>
  eventsOf(events, 'InvasionEnded').map(({ result }) => result);

test('GND-3: a militia defends an undefended colony; killed, it is a beachhead', () => {
  const one = invaded(
    'marines',
    {},
    {
      pairs: [
        [2, 1],
        [1, 1],
      ],
    },
  );
  expect(strikesIn(one.events)).toEqual([
    'human.g1>militia 3+0:2+1=1',
    'militia>human.g1 1+0:3+0=0',
  ]);
  expect(eventsOf(one.events, 'MilitiaRaised')).toMatchObject([{ empire: loran }]);
  expect([resultOf(one), one.at.owner, one.at.census]).toEqual([['beachhead'], 'human', 6]);
});

test('GND-3: a militia that holds is gone after the phase, and costs no Census', () => {
  const one = invaded(
    'marines',
    {},
    {
      pairs: [
        [1, 2],
        [1, 1],
      ],
    },
  );
  expect([resultOf(one), one.at.owner, one.at.census, one.at.rebels]).toEqual([
    ['repelled'],
    loran,
    6,
    0,
  ]);
  expect(Object.keys(one.state.units)).toEqual(['human.u1', 'human.g1']);
});

test.each<readonly [string, Scene, object]>([
  ['its owner refuses it', {}, { loran: [groundPlan('weakest', false)] }],
  ['the standing orders refuse it', { standing: { loran: { militia: 'none' } } }, {}],
  ['an outpost', { system: { census: 0, morale: 0, productivity: 0, intel: 0 } }, {}],
  ['in rebellion', { system: { morale: 0 } }, {}],
])('GND-3: no militia: %s', (_name, scene, sheets) => {
  const one = invaded('infantry', scene, { sheets });
  expect(eventsOf(one.events, 'MilitiaRaised')).toEqual([]);
  expect([resultOf(one), one.at.owner]).toEqual([['unopposed'], 'human']);
});

test('GND-3: no militia where a ground unit defends the colony, even in reserve or of an ally', () => {
  for (const guard of [
    landed('loran.g1', 'tank', { status: 'reserve' }),
    landed('jain.g1', 'tank', { status: 'reserve' }),
  ]) {
    const one = invaded('marines', { units: [guard] }, { pairs: [[1, 6]] });
    expect([eventsOf(one.events, 'MilitiaRaised'), resultOf(one)]).toEqual([[], ['repelled']]);
  }
});

const hold = { human: [groundPlan('hold')], loran: [groundPlan('hold')] };
test.each<readonly [string, readonly string[], readonly string[], string | null]>([
  ['less than twice as much', ['brigade'], ['infantry', 'infantry'], null],
  ['twice as much', ['brigade', 'police'], ['tank', 'police'], 'disrupted-half'],
  ['less than four times', ['brigade', 'police'], ['tank', 'tank'], 'disrupted-half'],
  ['four times', ['brigade', 'police'], ['tank', 'tank', 'marines'], 'disrupted-zero'],
])('GND-5: enemy Attrition on the ground: %s', (_name, own, foes, mark) => {
  const units = [
    ...own.map((design, at) => landed(`loran.g${String(at)}`, design)),
    ...foes.map((design, at) => landed(`human.g${String(at)}`, design)),
  ];
  const { state, events } = siege([groundCombatPhase], sceneOf({ units }), { sheets: hold });
  const kinds = Object.values(state.effects).map(({ kind, begins, ends }) => [kind, begins, ends]);
  expect(kinds).toEqual(mark === null ? [] : [[mark, 4, 4]]);
  expect(eventsOf(events, 'OutputMarked').map(({ harm }) => harm.because)).toEqual(
    mark === null ? [] : ['disruption'],
  );
});

test('GND-5: troops count that landed this turn', () => {
  const units = [
    landed('loran.g1', 'brigade', { status: 'reserve' }),
    landed('human.a', 'infantry', { status: 'reserve' }),
    aboard('human.g2', 'tank', 'human.u2'),
  ];
  const one = play(sceneOf({ fleets, units }), { orders: [unload('human.u2', 'human.g2')] });
  expect(Object.values(one.state.effects).map(({ kind }) => kind)).toEqual(['disrupted-half']);
});

test('GND-5: allies of the owner count as own', () => {
  const units = [
    landed('loran.g1', 'police'),
    landed('jain.g1', 'brigade'),
    landed('human.a', 'tank'),
  ];
  const sheets = { ...hold, jain: [groundPlan('hold')] };
  const { state } = siege([groundCombatPhase], sceneOf({ units }), { sheets });
  expect(Object.values(state.effects)).toEqual([]);
});

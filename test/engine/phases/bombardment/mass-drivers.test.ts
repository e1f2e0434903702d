import { expect, test } from 'vitest';
import { bombardmentPhase } from '#engine/phases/bombardment/phase';
import { eventsOf } from '#test/support/run-phases';
import { bombard, human, isThere, landed, loran } from '#test/support/siege';
import { marksOn, type Scene, sceneOf, siege, vega, wolf } from '#test/support/siege';

type Given = NonNullable<Parameters<typeof siege>[2]>;
const fire = (scene: Scene, given: Given) =>
  siege([bombardmentPhase], sceneOf({ fleets: { human: ['driver'] }, ...scene }), {
    sheets: { human: [bombard('anti-troop')] },
    ...given,
  });
const before = { capacity: 9, raw: 3, census: 6, morale: 4, productivity: 5, intel: 2 };

test.each([
  ['18.15: 3, 5, 5', [3, 5, 5], { census: 5, productivity: 3 }],
  ['1, 2, 4', [1, 2, 4], { capacity: 8, raw: 2, morale: 3 }],
] as const)('OPT-18: a rating of 3 is three dice: %s', (_name, dice, changed) => {
  const { at, events } = fire({}, { dice: [['mass driver', ...dice]] });
  expect(at).toMatchObject({ ...before, ...changed });
  expect(eventsOf(events, 'MassDriversFired')).toMatchObject([{ empire: human, of: loran, dice }]);
  expect(at.traits).toEqual(Object.hasOwn(changed, 'raw') ? ['Devastated'] : []);
});

test('OPT-18: they fire besides the points of their ship', () => {
  const { events } = fire({}, { dice: [['mass driver', 4, 4, 4]] });
  const [told] = eventsOf(events, 'SystemBombarded');
  expect(told?.points).toMatchObject([{ label: 'Ships', amount: 5 }]);
});

test('OPT-18: RAW is never below 0, and is devastated once', () => {
  const system = { raw: 1 };
  const { at } = fire({ system }, { dice: [['mass driver', 2, 2, 2]] });
  expect([at.raw, at.traits]).toEqual([0, ['Devastated']]);
  const barren = fire({ system: { raw: 0 } }, { dice: [['mass driver', 2, 2, 2]] });
  expect([barren.at.raw, barren.at.traits]).toEqual([0, []]);
});

test('OPT-18: a 6 destroys one ground unit by a roll, and nothing where there is none', () => {
  const units = [landed('loran.g1', 'brigade'), landed('loran.g2', 'infantry')];
  const { state, events } = fire(
    { units },
    {
      dice: [
        ['mass driver', 6, 4, 4],
        ['mass driver', 2],
      ],
    },
  );
  expect(['g1', 'g2'].filter((id) => isThere(state, `loran.${id}`))).toEqual(['g1']);
  expect(eventsOf(events, 'AttritionLost')).toMatchObject([
    { unit: 'loran.g2', damage: 3, destroyed: true },
  ]);
  const nobody = fire({}, { dice: [['mass driver', 6, 6, 6]] });
  expect(nobody.at).toMatchObject(before);
});

test('OPT-18: down to no Capacity: the colony is gone', () => {
  const system = { capacity: 3, census: 3, morale: 3, productivity: 3, intel: 2 };
  const { at } = fire({ system }, { dice: [['mass driver', 1, 1, 1]] });
  expect(at).toMatchObject({
    capacity: 0,
    census: 0,
    morale: 0,
    productivity: 0,
    intel: 0,
    owner: null,
  });
});

test.each([
  [2, 2, 2],
  [8, 8, 6],
])('OPT-18: massDriverCap = %i keeps Capacity', (massDriverCap, capacity, census) => {
  const system = { capacity: massDriverCap === 2 ? 4 : 9, census: 4 };
  const { at } = fire(
    { system: massDriverCap === 2 ? { ...system, productivity: 4 } : {} },
    { dice: [['mass driver', 1, 1, 1]], rules: { massDriverCap } },
  );
  expect([at.capacity, at.census]).toEqual([capacity, census]);
});

test('OPT-18: they do not fire at rebels of their own', () => {
  const system = { owner: human, morale: 0, rebels: 2 };
  const { at, events } = fire(
    { system, fleets: { human: ['driver', 'titan'] } },
    { dice: [['militia loss', 3]] },
  );
  expect([at.rebels, eventsOf(events, 'MassDriversFired')]).toEqual([1, []]);
});

const weak = { census: 6, morale: 2 };
const ask = (scene: Scene, given: Given, missions = 'anti-population') =>
  siege(
    [bombardmentPhase],
    sceneOf({ system: weak, fleets: { human: ['titan', 'titan'] }, ...scene }),
    {
      sheets: { human: [bombard(missions, { surrender: true })] },
      rules: { bombardmentSurrender: 'on' },
      ...given,
    },
  );

test('OPT-19: d10 and Morale of at most Census: the colony surrenders, and is not bombarded', () => {
  const { at, state, events } = ask({}, { dice: [['surrender', 4]] });
  expect(at).toMatchObject({ owner: human, census: 6, morale: 2, productivity: 5, intel: 0 });
  expect(eventsOf(events, 'SurrenderDemanded')).toMatchObject([
    { empire: human, of: loran, die: 4, morale: 2, census: 6, accepted: true },
  ]);
  expect(eventsOf(events, 'SystemConquered')).toMatchObject([
    { by: human, from: loran, how: 'surrender' },
  ]);
  expect([eventsOf(events, 'SystemBombarded'), marksOn(state)]).toEqual([[], {}]);
  expect(Object.values(state.effects).filter(({ kind }) => kind === 'conquered')).toEqual([]);
});

test.each([
  ['loses a Census', 4, { census: 5, morale: 1 }],
  ['loses a Census and Morale', 3, { census: 5, morale: 0 }],
  ['loses a Census and gains Morale', 6, { census: 5, morale: 2 }],
])('OPT-19: a colony that refuses and %s loses one Morale more', (_name, die, values) => {
  const { at } = ask(
    {},
    {
      dice: [
        ['surrender', 5],
        ['survivors', die],
      ],
    },
  );
  expect(at).toMatchObject({ owner: loran, ...values });
});

test('OPT-19: a refusal costs nothing if neither Census nor Morale is lost', () => {
  const { at } = ask({ fleets: { human: ['titan'] } }, { dice: [['surrender', 10]] });
  expect(at).toMatchObject({ owner: loran, ...weak });
});

test.each<readonly [string, Scene, Given, string]>([
  ['the setting is off', {}, { rules: {} }, 'anti-population'],
  ['there are ground units', { units: [landed('loran.g1', 'brigade')] }, {}, 'anti-population'],
  ['only at War', { bonds: { 'human/loran': 'hostilities' } }, {}, 'anti-population'],
  ['only of Anti-Population', {}, {}, 'anti-productivity'],
])('OPT-19: nobody asks: %s', (_name, scene, given, missions) => {
  const hasDice = missions === 'anti-population';
  const { at, events } = ask(
    scene,
    { ...given, ...(hasDice ? { dice: [['survivors', 4]] } : {}) },
    missions,
  );
  expect(eventsOf(events, 'SurrenderDemanded')).toEqual([]);
  expect(at.owner).toBe(loran);
});

test('OPT-19: of two that ask the one with more points takes the colony, else a roll decides', () => {
  const sheets = { human: [bombard('anti-population', { surrender: true })] };
  const both = { ...sheets, kili: sheets.human };
  const fleets = { human: ['cruiser'], kili: ['titan'] };
  const one = ask({ fleets }, { sheets: both, dice: [['surrender', 1]] });
  expect(one.at.owner).toBe('kili');
  const even = { human: ['cruiser'], kili: ['cruiser'] };
  const dice = [
    ['surrender', 1],
    ['conquest tie', 30, 70],
  ] as const;
  expect(['human', 'kili']).toContain(ask({ fleets: even }, { sheets: both, dice }).at.owner);
});

test('COL-5: where a homeworld surrenders, the other systems of its empire mourn it', () => {
  const state = sceneOf({ system: weak, fleets: { human: ['titan', 'titan'] } });
  const empires = { ...state.empires, [loran]: { ...state.empires[loran]!, homeworld: wolf } };
  const { events } = siege(
    [bombardmentPhase],
    { ...state, empires },
    {
      sheets: { human: [bombard('anti-population', { surrender: true })] },
      rules: { bombardmentSurrender: 'on' },
      dice: [['surrender', 1]],
    },
  );
  expect(eventsOf(events, 'MoraleMarked')).toMatchObject([
    { system: vega, mark: 'homeworld-fell' },
  ]);
});

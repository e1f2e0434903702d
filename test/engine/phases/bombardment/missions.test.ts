import { expect, test } from 'vitest';
import { bombardmentPhase } from '#engine/phases/bombardment/phase';
import { seeEvents } from '#fog/visibility/see-events';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { FigureChanges } from '#model/campaign/system-figures';
import {
  bombard,
  damageIn,
  human,
  jain,
  isThere,
  kili,
  landed,
  marksOn,
} from '#test/support/siege';
import { loran, type Scene, sceneOf, siege, wolf } from '#test/support/siege';
import { eventsOf } from '#test/support/run-phases';

type Dice = NonNullable<Parameters<typeof siege>[2]>['dice'];
const titans = (count: number): readonly string[] => Array.from({ length: count }, () => 'titan');
const run = (scene: Scene, missions: string, dice: Dice = []) =>
  siege([bombardmentPhase], sceneOf(scene), { sheets: { human: [bombard(missions)] }, dice });
const before = { capacity: 9, raw: 3, census: 6, morale: 4, productivity: 5, intel: 2 };

type Row = readonly [string, number, string, Dice, FigureChanges, Readonly<Record<string, number>>];
test.each<Row>([
  ['12: 1 U', 1, 'anti-productivity', [], {}, { bombarded: 1 }],
  ['24: 2 U and 1 Prd', 2, 'anti-productivity', [], { productivity: 4 }, { bombarded: 2 }],
  ['12: 1 U, no die', 1, 'anti-population', [], {}, { bombarded: 1 }],
  ['24, a 3', 2, 'anti-population', [['survivors', 3]], { census: 5, morale: 3 }, { bombarded: 2 }],
  ['24, a 4', 2, 'anti-population', [['survivors', 4]], { census: 5 }, { bombarded: 2 }],
  ['24, a 6', 2, 'anti-population', [['survivors', 6]], { census: 5, morale: 5 }, { bombarded: 2 }],
  ['24: 3 Prd less', 2, 'suppression', [], {}, { suppressed: 3 }],
  ['a 3: 1 U', 1, 'general', [['general bombardment', 3]], {}, { bombarded: 1 }],
  ['a 4: 1 Prd', 1, 'general', [['general bombardment', 4]], { productivity: 4 }, {}],
  ['a 5 and a 6', 2, 'general', [['general bombardment', 5, 6]], { morale: 3, census: 5 }, {}],
  ['troops that are not there', 2, 'anti-troop', [], {}, { bombarded: 1 }],
])('BOM-2: %s: %i titans, %s', (_name, ships, missions, dice, changed, marks) => {
  const { state, at, failed } = run({ fleets: { human: titans(ships) } }, missions, dice);
  expect(failed).toEqual([]);
  expect(at).toMatchObject({ ...before, ...changed, owner: loran });
  expect(marksOn(state)).toEqual(marks);
});

const guards = [landed('loran.g1', 'regular'), landed('loran.g2', 'brigade')];
test('BOM-2: 24 points of Anti-Troop cost 2 Attrition where it can be borne, and 1 U', () => {
  const { state, events } = run({ fleets: { human: titans(2) }, units: guards }, 'anti-troop');
  expect(damageIn(state)).toEqual({ 'loran.g2': 2 });
  expect(marksOn(state)).toEqual({ bombarded: 1 });
  expect(eventsOf(events, 'AttritionLost')).toMatchObject([
    { unit: 'loran.g2', damage: 2, destroyed: false, by: human, because: 'bombardment' },
  ]);
});

test('BOM-2: Tactical Support is not wasted on a unit that Anti-Troop destroys, in either order', () => {
  const units = [landed('loran.g1', 'police'), landed('loran.g2', 'police')];
  const scene = { fleets: { human: titans(2) }, units };
  const { state, events } = run(scene, 'tactical-support 12, anti-troop 12');
  const left = ['loran.g1', 'loran.g2'].filter((id) => isThere(state, id));
  expect(eventsOf(events, 'DefenseLowered')).toMatchObject(left.map((unit) => ({ unit })));
  expect(left).toHaveLength(1);
});

test('BOM-2: troops are destroyed, and hits beyond all Attrition do nothing', () => {
  const scene = { fleets: { human: titans(2) }, units: [landed('loran.g1', 'police')] };
  const { state, events } = run(scene, 'anti-troop');
  expect(isThere(state, 'loran.g1')).toBe(false);
  expect(eventsOf(events, 'AttritionLost')).toMatchObject([{ damage: 1, destroyed: true }]);
});

test('BOM-2: troops aboard are not hit, nor those of friends', () => {
  const place = { kind: 'aboard', carrier: 'loran.u1' } as const;
  const units = [
    landed('loran.g1', 'brigade', { place: place as never }),
    landed('kili.g1', 'brigade'),
  ];
  const fleets = { human: titans(2), loran: ['convoy'] };
  expect(damageIn(run({ fleets, units }, 'anti-troop').state)).toEqual({});
});

test('BOM-2: Tactical Support lowers Defense for this turn, of the weakest unit first', () => {
  const { state, events } = run(
    { fleets: { human: titans(3) }, units: guards },
    'tactical-support',
    [['collateral damage', 1]],
  );
  expect(eventsOf(events, 'DefenseLowered')).toMatchObject([
    { unit: 'loran.g1', amount: 2 },
    { unit: 'loran.g2', amount: 1 },
  ]);
  const marks = Object.values(state.effects).filter(({ kind }) => kind === 'defense-lowered');
  expect(marks.map(({ begins, ends }) => [begins, ends])).toEqual([
    [3, 3],
    [3, 3],
  ]);
  expect(damageIn(state)).toEqual({});
});

test.each([
  ['', 'anti-troop 24 (2), anti-productivity 12 (1)'],
  ['suppression 16, anti-productivity', 'suppression 16 (2), anti-productivity 20 (1)'],
  ['anti-population 11, general 24', 'anti-population 11 (0), general 24 (2)'],
  ['anti-troop 24, suppression 30', 'anti-troop 24 (2), suppression 12 (1)'],
])('BOM-2: 36 points, divided by the order "%s"', (missions, fired) => {
  const scene = { fleets: { human: titans(3) }, units: [landed('loran.g1', 'regular')] };
  const hasGeneral = missions.includes('general');
  const spends36 = missions === '';
  const { events } = run(scene, missions, [
    ...(hasGeneral ? [['general bombardment', 1, 2] as const] : []),
    ...(spends36 ? [['collateral damage', 2] as const] : []),
  ]);
  const [told] = eventsOf(events, 'SystemBombarded');
  const text = told?.missions.map(
    ({ mission, points, hits }) => `${mission} ${String(points)} (${String(hits)})`,
  );
  expect(text?.join(', ')).toBe(fired);
});

test.each([
  [1, {}],
  [2, {}],
  [3, { capacity: 8 }],
  [4, { census: 5, morale: 3 }],
  [5, { productivity: 4 }],
  [6, { intel: 1 }],
] as const)('BOM-3: 36 points roll a die of collateral damage: %i', (die, changed) => {
  const scene = { fleets: { human: titans(3) } };
  // 4 of the 36 points are left over.
  expect(run(scene, 'suppression 12, anti-troop').at).toMatchObject(before);
  const spent = run(scene, 'anti-troop', [['collateral damage', die]]);
  expect(spent.at).toMatchObject({ ...before, ...changed });
});

test('BOM-3: all that two empires spend counts together', () => {
  const scene = { fleets: { human: titans(2), kili: titans(1) } };
  const { at, events } = siege([bombardmentPhase], sceneOf(scene), {
    sheets: { human: [bombard('anti-troop')], kili: [bombard('anti-productivity')] },
    dice: [['collateral damage', 6]],
  });
  expect(at.intel).toBe(1);
  const told = eventsOf(events, 'SystemHurt').filter(({ harm }) => harm.because === 'collateral');
  const witnesses = told[0]?.witnesses.map(({ empire }) => empire).sort();
  expect([told.length, witnesses]).toEqual([1, [human, kili, loran]]);
});

test('BOM-2: what two empires take from Utilized Productivity adds up', () => {
  const scene = { fleets: { human: titans(1), kili: ['titan', 'titan'] } };
  const { state } = siege([bombardmentPhase], sceneOf(scene), {
    sheets: {
      human: [bombard('anti-productivity')],
      kili: [bombard('suppression 8, anti-population')],
    },
  });
  expect(marksOn(state)).toEqual({ bombarded: 2, suppressed: 1 });
});

/** Who is told of the end of a colony or outpost, and of whose it was. */
const toldOfTheEnd = (events: readonly CampaignEvent[]) =>
  [human, loran, kili, jain].flatMap((viewer) =>
    seeEvents(eventsOf(events, 'ColonyDied'), viewer, {
      rolls: new Map(),
      contacts: new Set([human, loran]),
    }).map((one) => ('of' in one ? [viewer, 'of', one.of] : [viewer, 'own'])),
  );

const outpost = { census: 0, morale: 0, productivity: 0, intel: 0 };
test('BOM-2: 24 points of Anti-Population destroy an outpost, 12 do not', () => {
  const scene = (ships: number): Scene => ({ system: outpost, fleets: { human: titans(ships) } });
  expect(run(scene(1), 'anti-population').at.owner).toBe(loran);
  const { at, events, state } = run(scene(2), 'anti-population');
  expect(at).toMatchObject({ owner: null, ...outpost });
  expect(eventsOf(events, 'ColonyDied')).toMatchObject([{ empire: loran, system: wolf }]);
  expect(toldOfTheEnd(events)).toEqual([
    [human, 'of', loran],
    [loran, 'own'],
  ]);
  expect(marksOn(state)).toEqual({});
});

test('COL-9, BOM-2: a colony that loses its last Census is no more', () => {
  const scene: Scene = {
    system: { census: 1, morale: 1 },
    fleets: { human: titans(2), loran: ['convoy'] },
    units: [
      landed('loran.g1', 'brigade'),
      landed('loran.f1', 'wing'),
      landed('loran.y1', 'yard', { condition: 'crippled' }),
    ],
  };
  const { at, state } = run(scene, 'anti-population', [['survivors', 6]]);
  expect(at).toMatchObject({ owner: null, census: 0, morale: 0, productivity: 0, intel: 0 });
  expect(['g1', 'f1', 'y1'].map((id) => isThere(state, `loran.${id}`))).toEqual([
    true,
    false,
    true,
  ]);
});

test('COL-9, deadColony = outpost: its owner keeps an outpost', () => {
  const scene: Scene = { system: { census: 1, morale: 1 }, fleets: { human: titans(2) } };
  const { at } = siege([bombardmentPhase], sceneOf(scene), {
    sheets: { human: [bombard('anti-population')] },
    dice: [['survivors', 4]],
    rules: { deadColony: 'outpost' },
  });
  expect(at).toMatchObject({ owner: loran, census: 0, morale: 0, productivity: 0, intel: 0 });
});

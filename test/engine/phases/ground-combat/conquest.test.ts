import { expect, test } from 'vitest';
import { compareText } from '#kernel/result/compare-text';
import { constructionPhase } from '#engine/phases/construction/phase';
import { groundCombatPhase } from '#engine/phases/ground-combat/phase';
import { seeEvents } from '#fog/visibility/see-events';
import { brandAs } from '#kernel/brand/brand';
import { valuesById } from '#kernel/collections/tables';
import { moraleEffectIdOf } from '#model/campaign/effect';
import type { EmpireId, WorkId } from '#model/campaign/ids';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import { projectIdOf } from '#model/campaign/project';
import type { CampaignState } from '#model/campaign/state';
import type { Work } from '#model/campaign/work';
import { designId, unitId } from '#test/support/campaign';
import { eventsOf } from '#test/support/run-phases';
import { aboard, blows, human, isThere, jain, kili, landed, loran } from '#test/support/siege';
import { groundPlan, invade, type Scene, sceneOf, siege, vega, wolf } from '#test/support/siege';
import { quietColonies } from '#test/support/with-rules';

/** A tank of the humans destroys the last police of the Lorans. */
const last = [landed('loran.g1', 'police'), landed('human.g1', 'tank')];
const fall = blows([1, 6], [6, 1]);
type Given = NonNullable<Parameters<typeof siege>[2]>;
const conquer = (scene: Scene = {}, given: Given = {}) =>
  siege([groundCombatPhase], sceneOf({ ...scene, units: [...last, ...(scene.units ?? [])] }), {
    dice: fall,
    ...given,
  });
const unitsOf = ({ units }: CampaignState, owner: string, design: string) =>
  valuesById(units).filter((unit) => unit.owner === owner && unit.design === design);

test('GND-6: without any defender a system passes to the enemy on the ground', () => {
  const { at, state, events } = conquer();
  expect(at).toMatchObject({ owner: human, census: 6, morale: 4, productivity: 5, capacity: 9 });
  expect(state.systems[vega]?.owner).toBe(loran);
  expect(eventsOf(events, 'SystemConquered')).toMatchObject([
    { from: loran, by: human, how: 'assault', isHomeworld: false, turn: 3 },
  ]);
});

test('COL-5: the conquered system remembers it', () => {
  const mark = conquer().state.effects[moraleEffectIdOf('conquered', wolf)];
  expect(mark).toMatchObject({ owner: human, begins: 3 });
});

test.each([
  ['lost', 5, 0],
  ['half', 5, 2],
  ['half', 4, 2],
] as const)('ECO-8: conqueredIntel = %s leaves of Intel %i', (conqueredIntel, intel, left) => {
  expect(conquer({ system: { intel } }, { rules: { conqueredIntel } }).at.intel).toBe(left);
});

test('GND-6: as long as a defender is left nothing is conquered', () => {
  const guard = landed('loran.g2', 'brigade', { status: 'reserve' });
  expect(conquer({ units: [guard] }).at.owner).toBe(loran);
  const ally = landed('jain.g2', 'brigade', { status: 'reserve' });
  expect(conquer({ units: [ally] }).at.owner).toBe(loran);
});

test('GND-6: shipyards come crippled, other bases stay with their owner', () => {
  const units = [landed('loran.y1', 'yard'), landed('loran.b1', 'fort', { condition: 'crippled' })];
  const { state } = conquer({ units });
  expect(unitsOf(state, human, 'yard')).toMatchObject([
    { condition: 'crippled', place: { kind: 'system', system: wolf } },
  ]);
  expect(unitsOf(state, loran, 'yard')).toEqual([]);
  expect(unitsOf(state, loran, 'fort')).toHaveLength(1);
});

test('GND-6: mothballed ships come mothballed, other ships stay with their owner', () => {
  const change = {
    'loran.u1': { status: 'mothballed' },
    'loran.u3': { condition: 'crippled' },
  } as const;
  const fleets = { loran: ['cruiser', 'convoy', 'destroyer'] };
  const { state } = conquer({ fleets, change });
  expect(unitsOf(state, human, 'cruiser')).toMatchObject([{ status: 'mothballed' }]);
  expect(unitsOf(state, loran, 'cruiser')).toEqual([]);
  expect(unitsOf(state, loran, 'convoy')).toHaveLength(1);
  expect(unitsOf(state, loran, 'destroyer')).toHaveLength(1);
});

test('GND-6: flights of the loser go aboard own carriers there, or are lost', () => {
  const wings = ['a', 'b', 'c'].map((id) => landed(`loran.${id}`, 'wing'));
  const { state } = conquer({
    fleets: { loran: ['hangar'] },
    change: { 'loran.u1': { condition: 'crippled' } },
    units: wings,
  });
  const left = unitsOf(state, loran, 'wing');
  expect(left.map(({ place }) => place)).toEqual([
    { kind: 'aboard', carrier: 'loran.u1' },
    { kind: 'aboard', carrier: 'loran.u1' },
  ]);
});

test('GND-6, MOV-6: the loser’s trade route there ends', () => {
  const fleets = { loran: ['convoy'] };
  const { state, events } = conquer({ fleets, change: { 'loran.u1': { trading: true } } });
  expect(state.units[unitId('loran.u1')]?.trading).toBe(false);
  expect(eventsOf(events, 'TradeEnded')).toMatchObject([{ units: ['loran.u1'] }]);
});

const workOf = (id: string, part: Partial<Work> = {}): Work => ({
  ...{
    id: brandAs<WorkId>(id),
    owner: loran,
    design: designId('destroyer'),
    name: '',
    system: wolf,
  },
  ...{ source: 'shipyard', cost: 4, paid: 3, built: 2, begun: 2, share: null, ready: null },
  cancelled: false,
  ...part,
});
const worksOf = (...works: readonly Work[]): Partial<CampaignState> => ({
  works: Object.fromEntries(works.map((work) => [work.id, work])),
});

test('GND-6, CON-4: everything unfinished there is captured as it is, and nothing elsewhere', () => {
  const more = worksOf(workOf('loran.w1'), workOf('loran.w2', { system: vega }));
  const { state, events } = conquer({ more });
  const works = valuesById(state.works).map(({ owner, system, paid, built }) => ({
    owner,
    system,
    paid,
    built,
  }));
  expect(works).toEqual(
    expect.arrayContaining([
      { owner: human, system: wolf, paid: 3, built: 2 },
      { owner: loran, system: vega, paid: 3, built: 2 },
    ]),
  );
  expect(works).toHaveLength(2);
  expect(eventsOf(events, 'WorkCaptured')).toMatchObject([
    { from: loran, by: human, system: wolf },
  ]);
});

const troops = workOf('loran.w1', {
  design: designId('infantry'),
  source: 'census',
  cost: 3,
  built: 0,
});
test('CON-1: nothing is built where it was conquered this turn', () => {
  const state = sceneOf({ units: last, more: worksOf(troops) });
  const told = siege([groundCombatPhase, constructionPhase], state, { dice: fall });
  expect([told.at.owner, unitsOf(told.state, human, 'infantry')]).toEqual([human, []]);
});

test('ECO-8, COL-2: what the loser bought for the system does not come to the conqueror', () => {
  const projects = (['intel', 'productivity'] as const).map((kind) => {
    const subject = { kind: 'system', system: wolf } as const;
    return { id: projectIdOf(kind, wolf), kind, owner: loran, paid: 10, ready: null, subject };
  });
  const more = { projects: Object.fromEntries(projects.map((one) => [one.id, one])) };
  const state = sceneOf({ units: last, more });
  const { at } = siege([groundCombatPhase, { ...quietColonies }], state, {
    dice: fall,
    rules: { moraleInterval: 1000 },
  });
  expect(at).toMatchObject({ owner: human, intel: 0, productivity: 5 });
});

test('COL-7: the martial law of the loser is over', () => {
  expect(conquer({ system: { martialLaw: true } }).at.martialLaw).toBe(false);
});

test('COL-5, FOG-8: where a homeworld falls, the other systems of its empire mourn it', () => {
  const state = sceneOf({ units: last });
  const empires = { ...state.empires, [loran]: { ...state.empires[loran]!, homeworld: wolf } };
  const { events, state: after } = siege(
    [groundCombatPhase],
    { ...state, empires },
    { dice: fall },
  );
  expect(eventsOf(events, 'SystemConquered')).toMatchObject([{ isHomeworld: true }]);
  expect(after.effects[moraleEffectIdOf('homeworld-fell', vega)]).toMatchObject({ owner: loran });
  expect(after.effects[moraleEffectIdOf('homeworld-fell', wolf)]).toBeUndefined();
});

test('FOG-2, FOG-8: the news of a fallen homeworld names the system only to those who know it', () => {
  const state = sceneOf({ units: last });
  const empires = { ...state.empires, [loran]: { ...state.empires[loran]!, homeworld: wolf } };
  const id = knowledgeIdOf(kili, wolf);
  const located = { turn: 1, source: 'presence' } as const;
  const row = { id, viewer: kili, system: wolf, name: 'Wolf', hex: { q: 0, r: 0 }, located };
  const knownSystems = { [id]: { ...row, visited: null, reported: null, surveyed: 0 } };
  const scene = { ...state, empires, knownSystems };
  const { events } = siege([groundCombatPhase], scene, { dice: fall });
  const conquests = eventsOf(events, 'SystemConquered');
  const toldTo = (viewer: EmpireId) =>
    seeEvents(conquests, viewer, { rolls: new Map(), contacts: new Set([human, loran]) });
  expect(toldTo(kili)).toMatchObject([{ system: wolf, from: loran, by: human }]);
  expect(toldTo(jain)).toMatchObject([{ system: null, from: loran, by: human }]);
  expect(JSON.stringify(toldTo(jain))).not.toContain(wolf);
});

const partners = (mine: string, theirs: string) => [
  landed('loran.g1', 'police', { damage: 0 }),
  landed('human.g1', mine),
  landed('kili.g1', theirs),
];
test('GND-6: of two empires the one with more Attrition on the ground takes the system', () => {
  const state = sceneOf({ units: partners('tank', 'brigade') });
  const one = siege([groundCombatPhase], state, { dice: blows([1, 2], [6, 1]) });
  expect(one.at.owner).toBe(human);
  const other = siege([groundCombatPhase], sceneOf({ units: partners('brigade', 'tank') }), {
    dice: blows([1, 2], [6, 1]),
  });
  expect(other.at.owner).toBe(kili);
});

test('GND-6: what counts is the Attrition that is left', () => {
  const state = sceneOf({
    units: partners('tank', 'brigade'),
    change: { 'human.g1': { damage: 6 } },
  });
  const { at } = siege([groundCombatPhase], state, { dice: blows([1, 2], [6, 1]) });
  expect(at.owner).toBe(kili);
});

test('GND-6: a tie is rolled', () => {
  const state = sceneOf({ units: partners('tank', 'tank') });
  const owners = [
    [80, 20],
    [20, 80],
  ].map(([a = 0, b = 0]) => {
    const dice = [...blows([1, 2], [6, 1]), ['conquest tie', a, b] as const];
    const one = siege([groundCombatPhase], state, { dice });
    expect(eventsOf(one.events, 'TieRolled')).toMatchObject([{ over: 'conquest' }]);
    return one.at.owner ?? '';
  });
  expect([...owners].sort(compareText)).toEqual([human, kili]);
});

test('GND-6: of allies only those take part that are at War with the owner', () => {
  const state = sceneOf({
    units: partners('brigade', 'tank'),
    bonds: { 'kili/loran': 'non-intercourse', 'human/kili': 'non-aggression' },
    standing: { kili: { groundPlan: 'hold' } },
  });
  const { at } = siege([groundCombatPhase], state, { dice: blows([1, 2], [2, 1]) });
  expect(at.owner).toBe(human);
});

test('GND-6, DIP-10: an independent colony is conquered when its militias are destroyed', () => {
  const system = { owner: null, census: 4, morale: 2, rebels: 1, intel: 0 };
  const units = [aboard('human.g1', 'tank', 'human.u1')];
  const state = sceneOf({ system, units, fleets: { human: ['convoy'] } });
  const sheets = { human: [invade('human.g1')] };
  const { at, events } = siege([groundCombatPhase], state, { sheets, dice: blows([3, 1], [1, 1]) });
  expect(at).toMatchObject({ owner: human, census: 4, morale: 2, rebels: 0 });
  expect(eventsOf(events, 'SystemConquered')).toMatchObject([{ from: null, by: human }]);
});

test('GND-6: an outpost is conquered by landing', () => {
  const system = { census: 0, morale: 0, productivity: 0, intel: 0 };
  const units = [aboard('human.g1', 'police', 'human.u1')];
  const state = sceneOf({ system, units, fleets: { human: ['convoy'] } });
  const { at } = siege([groundCombatPhase], state, { sheets: { human: [invade('human.g1')] } });
  expect(at).toMatchObject({ owner: human, census: 0 });
});

test('GND-6: troops on both sides that only hold conquer nothing', () => {
  const hold = { human: [groundPlan('hold')], loran: [groundPlan('hold')] };
  const { at, state } = siege([groundCombatPhase], sceneOf({ units: last }), { sheets: hold });
  expect([at.owner, isThere(state, 'loran.g1')]).toEqual([loran, true]);
});

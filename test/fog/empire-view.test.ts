import { NO_DEALINGS } from '#model/campaign/dealings';
import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import type { ContactId, EffectId, ForceListId } from '#model/campaign/ids';
import { type KnownDesign, knowledgeIdOf } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { empireViewOf, empireViewsOf } from '#fog/views/empire-view-of';
import { moderatorViewOf } from '#fog/views/moderator-view-of';
import {
  campaignOf,
  designId,
  designOf,
  empireOf,
  fleetId,
  fleetOf,
  inFleet,
  systemId,
  systemOf,
  unitId,
  unitOf,
} from '#test/support/campaign';
import { pulledBack } from '#test/support/pulled-back';
import { human, loran, tirelon } from './true-moments.ts';

const sol = systemId('H0202');
const wolf = systemId('H0203');
const info = { campaignName: 'Test', rules: { ...DEFAULT_RULE_SET, tension: 'off' as const } };
const fought = { ...info, rules: { ...info.rules, classStats: 'fought' as const } };

const frigate = designId('frigate');
const raider = designId('raider');
const freighter = designId('freighter');
const secret = designId('secret');

/** Loran hold Wolf, which humans visited on turn 2; tirelon are known to nobody. */
const base = campaignOf({
  turn: 5,
  phase: 'economic',
  empires: [
    empireOf({ id: human, name: 'Terran', treasury: 12, unlocked: [frigate] }),
    empireOf({ id: loran, name: 'Loran', treasury: 777, unlocked: [raider, secret] }),
    empireOf({ id: tirelon, name: 'Tirelon', treasury: 888 }),
  ],
  relations: [{ a: human, b: loran, state: 'war' }],
  designs: [frigate, raider, freighter, secret].map((id) => designOf({ id })),
  systems: [
    systemOf({ id: sol, name: 'Sol', owner: human, census: 4, productivity: 5 }),
    systemOf({ id: wolf, name: 'Wolf', owner: loran, census: 6, productivity: 66 }),
  ],
  fleets: [
    fleetOf({ id: fleetId('human.f1'), owner: human, at: sol, name: 'First' }),
    fleetOf({ id: fleetId('loran.f9'), owner: loran, at: wolf, name: 'Doom' }),
  ],
  units: [
    unitOf({
      id: unitId('human.u1'),
      owner: human,
      design: frigate,
      place: inFleet(fleetId('human.f1')),
    }),
    unitOf({
      id: unitId('loran.u77'),
      owner: loran,
      design: raider,
      place: inFleet(fleetId('loran.f9')),
    }),
  ],
});
const knownWolf = knowledgeIdOf(human, wolf);
const contact = brandAs<ContactId>('human.c1');
const mark = brandAs<EffectId>('unpaid/human.u1');
const universal = brandAs<ForceListId>('universal');
const known = (design: typeof raider, level: KnownDesign['level']): KnownDesign => ({
  id: knowledgeIdOf(human, design),
  viewer: human,
  design,
  level,
  known: { turn: 2, source: 'presence' },
});
const state: CampaignState = {
  ...base,
  forceLists: {
    [universal]: { id: universal, name: 'Universal', universal: true, designs: [freighter] },
  },
  knownSystems: {
    [knownWolf]: {
      id: knownWolf,
      viewer: human,
      system: wolf,
      name: 'Wolf',
      hex: { q: 0, r: 0 },
      located: { turn: 0, source: 'scenario' },
      visited: {
        turn: 2,
        source: 'presence',
        facts: {
          importance: 'minor',
          capacity: 6,
          raw: 2,
          traits: [],
          anomalies: [],
          owner: 'unknown',
          settlement: 'outpost',
        },
      },
      reported: null,
      surveyed: 0,
    },
  },
  knownDesigns: { [knowledgeIdOf(human, raider)]: known(raider, 'name') },
  contacts: {
    [contact]: {
      id: contact,
      viewer: human,
      owner: tirelon,
      subject: { kind: 'fleet', fleet: fleetId('loran.f9') },
      place: { kind: 'system', system: wolf },
      groups: [{ design: raider, kind: 'ship', condition: 'sound', count: 3 }],
      seen: { turn: 2, source: 'presence' },
      ships: ['Ayla', 'Rusk'],
      told: null,
      current: false,
      cameFrom: 'unknown',
      leftFor: null,
    },
  },
  effects: {
    [mark]: {
      id: mark,
      kind: 'unpaid',
      owner: human,
      subject: { kind: 'unit', unit: unitId('human.u1') },
      amount: 1,
      begins: 5,
      ends: 5,
    },
  },
};
const view = empireViewOf(state, human, info);

test('FOG-1: own things are exact, known without a record of them', () => {
  expect(view.empire).toEqual(state.empires[human]);
  expect(view.systems[sol]).toEqual({
    id: sol,
    name: 'Sol',
    hex: { q: 0, r: 0 },
    located: { turn: 5, source: 'owner' },
    own: state.systems[sol],
    visited: null,
    reported: null,
    surveyed: 0,
  });
  expect(Object.keys(view.fleets)).toEqual(['human.f1']);
  expect(Object.keys(view.units)).toEqual(['human.u1']);
  expect(view.unpaid).toEqual(['human.u1']);
});

test.each([
  { begins: 5, phase: 'supply', held: true },
  { begins: 4, phase: 'economic', held: true },
  { begins: 4, phase: 'movement', held: true },
  { begins: 4, phase: 'supply', held: false },
] as const)(
  'ENC-3, FOG-1: at $phase of turn 5 its owner alone sees who pulled back in turn $begins: $held',
  ({ begins, phase, held }) => {
    const own = unitId('human.u1');
    const effects = { ...pulledBack(own, begins), ...pulledBack(unitId('loran.u77'), begins) };
    const marked: CampaignState = { ...state, phase, effects };
    expect(empireViewOf(marked, human, info).pulledBack).toEqual(held ? [own] : []);
    expect(empireViewOf(marked, tirelon, info).pulledBack).toEqual([]);
  },
);

test('FOG-11: the knowledge of another system is as old as the visit, and not refreshed', () => {
  expect(view.systems[wolf]).toMatchObject({
    own: null,
    visited: { turn: 2, source: 'presence', facts: { owner: 'unknown', settlement: 'outpost' } },
    reported: null,
    surveyed: 0,
  });
});

test('FOG-12: a contact goes by its own name; an owner who is not met is unknown', () => {
  expect(view.contacts[contact]).toEqual({
    id: contact,
    kind: 'fleet',
    owner: null,
    place: { kind: 'system', system: wolf },
    groups: [{ design: raider, kind: 'ship', condition: 'sound', count: 3 }],
    ships: ['Ayla', 'Rusk'],
    seen: { turn: 2, source: 'presence' },
    current: false,
    cameFrom: 'unknown',
    leftFor: null,
  });
});

test('FOG-2, FOG-10: nothing of others is in a view but what was learned', () => {
  expect(view.neighbours).toEqual({
    [loran]: { id: loran, name: 'Loran', state: 'war', since: 0, sustained: true, pact: false },
  });
  expect(JSON.stringify(view)).not.toMatch(/777|888|loran\.[uf]|Doom|irelon|"productivity":66/);
});

test('FOG-5: with public stats all classes are known, and that of militias; otherwise by what was seen and owned', () => {
  expect(Object.values(view.designs).map(({ known: how }) => how)).toEqual(Array(5).fill('stats'));
  const { designs } = empireViewOf(state, human, fought);
  expect(designs[frigate]?.known).toBe('stats');
  expect(designs[freighter]?.known).toBe('stats');
  expect(designs[raider]).toEqual({
    known: 'name',
    design: { id: raider, name: 'raider', kind: 'ship', hull: 'DD' },
  });
  expect(designs[secret]).toBeUndefined();
});

test('FOG-5: a class that was fought is known with its stats', () => {
  const learned = {
    ...state,
    knownDesigns: { [knowledgeIdOf(human, raider)]: known(raider, 'stats') },
  };
  expect(empireViewOf(learned, human, fought).designs[raider]?.known).toBe('stats');
});

test.each([
  { phase: 'economic', stage: 'orders' },
  { phase: 'movement', stage: 'processing' },
  { phase: 'encounters', stage: 'processing' },
] as const)('players are told at $phase: $stage', ({ phase, stage }) => {
  expect(empireViewOf({ ...state, phase }, human, info).stage).toBe(stage);
});

test('all views at once are the views one by one', () => {
  const views = empireViewsOf(state, fought);
  expect(new Set(Object.keys(views))).toEqual(new Set(['human', 'loran', 'tirelon']));
  for (const viewer of [human, loran, tirelon]) {
    expect(views[viewer]).toEqual(empireViewOf(state, viewer, fought));
  }
});

test('FOG-2: a view differs by nothing that its viewer has not learned', () => {
  const elsewhere: CampaignState = {
    ...state,
    systems: { ...state.systems, [wolf]: { ...state.systems[wolf]!, owner: tirelon, census: 1 } },
    empires: { ...state.empires, [loran]: { ...state.empires[loran]!, treasury: 1, unlocked: [] } },
    units: { [unitId('human.u1')]: state.units[unitId('human.u1')]! },
    fleets: { [fleetId('human.f1')]: state.fleets[fleetId('human.f1')]! },
  };
  expect(empireViewOf(elsewhere, human, fought)).toEqual(empireViewOf(state, human, fought));
});

test('the moderator sees the truth, under the date of the turn', () => {
  const truth = moderatorViewOf(state, info);
  expect(truth).toMatchObject({ turn: 5, label: '3000.05', phase: 'economic' });
  expect(truth.systems).toBe(state.systems);
  const war = { a: human, b: loran, state: 'war', since: 0, pact: false, openly: null };
  const nothing = { sustained: true, pactEnds: null, tensions: [], offers: [], covertWars: [] };
  expect(truth.relations).toEqual([{ ...war, ...nothing }]);
  const row = Object.values(state.relations)[0]!;
  const offer = { by: human, offer: 'armistice', covert: false, keep: false, turn: 5 } as const;
  const dealings = { ...NO_DEALINGS, offers: [offer], covertWars: [loran] };
  const relations = { [row.id]: { ...row, dealings } };
  expect(moderatorViewOf({ ...state, relations }, info).relations).toMatchObject([
    { offers: [offer], covertWars: [loran] },
  ]);
  const tense = { start: 37, value: 41, steps: [{ turn: 3, cause: 'losses', by: 4 }] } as const;
  const rules = { ...info.rules, tension: 'on', startingTension: 37 } as const;
  const felt = { [row.id]: { ...row, tensions: { [loran]: tense } } };
  expect(
    moderatorViewOf({ ...state, relations: felt }, { ...info, rules }).relations,
  ).toMatchObject([
    {
      tensions: [
        { of: human, tension: { value: 37, steps: [] } },
        { of: loran, tension: { value: 41 } },
      ],
    },
  ]);
});

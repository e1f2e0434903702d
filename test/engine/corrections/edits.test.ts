import { describe, expect, test } from 'vitest';
import type { CampaignState } from '#model/campaign/state';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { corrected, firstContact } from './corrected.ts';

const start = firstContact();
const units = (state: CampaignState): CampaignState['units'] => state.units;
const rowsOf = <T extends 'empires' | 'systems' | 'fleets' | 'units' | 'works'>(
  state: CampaignState,
  table: T,
): Readonly<Record<string, Record<string, unknown>>> => state[table];

/** A unit half built, for the edits of works. */
const building: CampaignState = {
  ...start,
  works: {
    'human.w1': {
      id: 'human.w1',
      owner: 'human',
      design: 'human.apollo',
      name: 'Argo',
      system: 'H0002',
      source: 'shipyard',
      cost: 8,
      paid: 4,
      built: 2,
      begun: 1,
      share: null,
      ready: null,
      cancelled: false,
    },
  },
  counters: { ...start.counters, human: { ...start.counters['human' as never], works: 1 } },
} as never;

type Case = readonly [
  line: string,
  table: 'empires' | 'systems' | 'fleets' | 'units' | 'works',
  id: string,
  now: object | undefined,
];

const MADE: readonly Case[] = [
  ['treasury human 40', 'empires', 'human', { treasury: 40 }],
  ['research loran 12', 'empires', 'loran', { techPool: 12 }],
  ['era human 2', 'empires', 'human', { era: 2 }],
  ['advances human 1', 'empires', 'human', { advancesInHand: 1 }],
  ['tech-years human 3', 'empires', 'human', { techYears: 3, unlockChance: 0 }],
  ['unlock-chance human 50', 'empires', 'human', { techYears: 0, unlockChance: 50 }],
  ['give "Human Commonwealth" 5', 'empires', 'human', { treasury: 5 }],
  ['census Sol 8', 'systems', 'H0002', { census: 8 }],
  ['morale Sol 3', 'systems', 'H0002', { morale: 3 }],
  ['productivity Sol 7', 'systems', 'H0002', { productivity: 7 }],
  ['intel Sol 2', 'systems', 'H0002', { intel: 2 }],
  ['raw Sol 6', 'systems', 'H0002', { raw: 6 }],
  ['capacity Sol 12', 'systems', 'H0002', { capacity: 12 }],
  ['utilized Sol 4', 'systems', 'H0002', { utilized: 4 }],
  ['missed Sol 1', 'systems', 'H0002', { missedGrowth: 1 }],
  ['owner "Wolf 359" loran', 'systems', 'H0202', { owner: 'loran' }],
  ['owner "Alpha Centauri" nobody', 'systems', 'H0102', { owner: null }],
  ['trait Procyon "Ultra Rich"', 'systems', 'H0200', { traits: ['Ultra Rich'] }],
  ['untrait Sirius "rare metals"', 'systems', 'H0101', { traits: [] }],
  [
    'specialise Sol to research',
    'systems',
    'H0002',
    { specialisation: { kind: 'research', since: 1 } },
  ],
  ['unit human.u3 crippled', 'units', 'human.u3', { condition: 'crippled' }],
  ['unit human u13, u14 mothballed', 'units', 'human.u14', { status: 'mothballed' }],
  ['unit "Gorgo" unconverted', 'units', 'human.u14', { unconverted: true, status: 'active' }],
  ['unit "Long Haul" idle', 'units', 'human.u27', { trading: false }],
  ['supply human u13 2', 'units', 'human.u13', { outOfSupply: 2 }],
  ['rename-unit human.u13 to "Cleomenes"', 'units', 'human.u13', { name: 'Cleomenes' }],
  ['remove "Gorgo"', 'units', 'human.u14', undefined],
  ['remove human u25, u26', 'units', 'human.u26', undefined],
  [
    'place "Gorgo" to "Sirius Squadron"',
    'units',
    'human.u14',
    { place: { kind: 'fleet', fleet: 'human.f2' } },
  ],
  [
    'place human u2 aboard human u17',
    'units',
    'human.u2',
    { place: { kind: 'aboard', carrier: 'human.u17' } },
  ],
  [
    'place human u25 at Sirius',
    'units',
    'human.u25',
    { place: { kind: 'system', system: 'H0101' } },
  ],
  [
    'add human "Marines" at Sol named "3rd"',
    'units',
    'human.u28',
    { name: '3rd', owner: 'human', since: 1, place: { kind: 'system', system: 'H0002' } },
  ],
  [
    'add human 2 "Sparta" to "Home Fleet"',
    'units',
    'human.u29',
    { place: { kind: 'fleet', fleet: 'human.f1' } },
  ],
  [
    'move human "Home Fleet" to Sirius',
    'fleets',
    'human.f1',
    { place: { kind: 'system', system: 'H0101' } },
  ],
  ['rename-fleet "Home Fleet" to "Guard"', 'fleets', 'human.f1', { name: 'Guard' }],
  ['form "Scouts" from human u13, u14', 'fleets', 'human.f4', { name: 'Scouts', owner: 'human' }],
  ['hand "Sol Trade" to loran', 'fleets', 'loran.f4', { name: 'Sol Trade', owner: 'loran' }],
  ['paid human.w1 6', 'works', 'human.w1', { paid: 6 }],
  ['finish human w1', 'units', 'human.u28', { name: 'Argo', design: 'human.apollo' }],
  ['cancel human.w1', 'works', 'human.w1', undefined],
];

describe.each(MADE)('TURN-3: %s', (line, table, id, now) => {
  const { state, faults, event } = corrected(building, line);
  test('is made, and all that always holds holds', () => {
    expect(faults).toEqual([]);
    const row = rowsOf(state, table)[id];
    if (now === undefined) expect(row).toBeUndefined();
    else expect(row).toMatchObject(now);
    expect(brokenInvariants(state)).toEqual([]);
  });
  test('is told to nobody but those whose own things it touches', () => {
    const touched = new Set(event?.notes.map(({ empire }) => empire));
    expect(new Set(event?.witnesses.map(({ empire }) => empire))).toEqual(touched);
    if (!line.includes('loran')) expect([...touched]).not.toContain('loran');
  });
});

const REFUSED: readonly (readonly [line: string, why: RegExp])[] = [
  ['treasury humna 40', /no empire “humna”\. Did you mean human\?/],
  ['tech-years human 0', /The gain in tech years of .* is already 0/],
  ['unlock-chance human 101', /at most/],
  ['treasury human 0', /The Treasury of .* is already 0\./],
  ['take human 5', /has only 0 points\./],
  ['census Sol 12', /Morale 6, Census 12, Capacity 10.*≤/],
  ['census Sol lots', /whole number/],
  ['census Sool 8', /no system “Sool”\. Did you mean Sol\?/],
  ['productivity Sol 11', /Productivity 11/],
  ['owner Sol human', /belongs to Human Commonwealth already/],
  ['trait Sol "Homeworld"', /has this trait already/],
  ['untrait Sol "Ultra Rich"', /no such trait/],
  ['specialise Sol to farming', /one of: industrial, research, mining, agriculture, nothing/],
  ['specialise Sol to nothing', /Sol is not specialised/],
  ['specialise "Alpha Centauri" to mining', /no empire's colony/],
  ['trait Sol "Rich"', /no trait “Rich”/],
  ['unlock human "Nest"', /no class “Nest”/],
  ['lock human loran.nest', /may not build/],
  ['unit human.u99 crippled', /no unit human\.u99/],
  ['unit human.u13 trading', /Only convoys trade/],
  ['unit "Long Haul" mothballed', /status that its kind can have/],
  ['unit human u13 broken', /one of: sound, crippled/],
  ['unit human u25 unconverted', /human\.u25 is so\. Only ships, convoys, bases and flights/],
  ['cargo human u13 1', /has Census aboard/],
  ['remove "Artemis"', /human\.u2 is with human\.u1, which does not exist/],
  ['remove human.u13, human.u13', /named twice/],
  ['add human "Marines" to "Home Fleet"', /Only ships and convoys stand in fleets/],
  ['add human 9 "Saber" aboard human.u1', /CV/],
  ['place "Gorgo" to "First Swarm"', /is of Loran Imperium, the unit is not/],
  ['place human u1 aboard human u2', /cannot be aboard itself|carried itself|no flight/],
  ['move "Home Fleet" to "Alpha Centauri"', /is there already/],
  ['move "Home Fleet" to lane Sol -> Sirius', /No fleet is in a lane/],
  ['form "X" from human u13, loran u17', /of several empires/],
  ['form "X" from human u13, human u20', /not all in one system/],
  ['merge "Home Fleet" to "Sirius Squadron"', /not in the same place/],
  ['hand "Home Fleet" to human', /is of Human Commonwealth already/],
  ['release "Home Fleet"', /does not withdraw/],
  ['paid human.w1 99', /costs 8 and 99 is paid/],
  ['paid human.w1 1', /built to 2/],
  ['finish human.w9', /no unit under construction human\.w9/],
  ['chart human Sol -> Sirius -> Wolf', /This is not a lane\. Write its two ends/],
  ['chart human Sol -> "Tau Ceti"', /no lane/],
  ['abolish human', /is not an edit/],
];

test.each(REFUSED)('TURN-3: %s is refused', (line, why) => {
  const { state, faults } = corrected(building, line);
  expect(faults.join(' ')).toMatch(why);
  expect(state).toBe(building);
});

test('TURN-3: one wrong line of twenty changes nothing, and all wrong ones are told at once', () => {
  const good = Array.from({ length: 18 }, (_, index) => `treasury human ${String(index + 1)}`);
  const text = ['census Sol 12', ...good, 'move "Home Fleet" to Nowhere'].join('\n');
  const { state, faults } = corrected(start, text);
  expect(state).toBe(start);
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['20', '1']);
});

test('TURN-3: edits act one after another, and what holds must hold only in the end', () => {
  const { faults, state } = corrected(start, 'census Sol 12\ncapacity Sol 12');
  expect(faults).toEqual([]);
  expect(rowsOf(state, 'systems')['H0002']).toMatchObject({ census: 12, capacity: 12 });
  const wrong = corrected(start, 'raw Sol 6\ncapacity Sol 8\nmissed Sol 1');
  expect(wrong.faults).toEqual([expect.stringMatching(/^2: H0002 has Morale 6, Census 9/)]);
});

test('CON-11: ships that are added at a system gather in its yard, and a fleet without units is no more', () => {
  const { state } = corrected(start, 'add human 2 "Sparta" at Sol\nremove "Long Haul"');
  expect(rowsOf(state, 'fleets')['human.f4']).toMatchObject({ name: 'Sol Yard' });
  expect(rowsOf(state, 'fleets')['human.f3']).toBeUndefined();
  const added = ['human.u28', 'human.u29'].map((id) => rowsOf(state, 'units')[id]?.['place']);
  expect(added).toEqual([
    { kind: 'fleet', fleet: 'human.f4' },
    { kind: 'fleet', fleet: 'human.f4' },
  ]);
});

test('ENC-6: a fleet that is handed over gets ids of its new owner, with all that is aboard', () => {
  const { state, event } = corrected(start, 'hand "Sirius Squadron" to loran');
  const own = Object.values(units(state)).filter(
    ({ since, owner }) => owner === 'loran' && since === 1,
  );
  expect(own.length).toBe(8);
  expect(Object.values(units(state)).filter(({ owner }) => owner === 'human')).toHaveLength(19);
  expect(brokenInvariants(state)).toEqual([]);
  expect(new Set(event?.notes.map(({ empire }) => empire))).toEqual(new Set(['human', 'loran']));
});

test('SUP-7, SUP-9, CON-7, TECH-6: what is handed over stays as hungry, as hurt, as loaded and as alien as it was', () => {
  const worn = { outOfSupply: 2, damage: 1, ordnance: ['long-range'], unconverted: true } as const;
  const before = Object.values(start.units).map((unit) => [unit.id, { ...unit, ...worn }]);
  const state = { ...start, units: Object.fromEntries(before) } as CampaignState;
  const handed = corrected(state, 'hand "Sirius Squadron" to loran').state;
  const taken = Object.values(units(handed)).filter(({ owner }) => owner === 'loran');
  for (const unit of taken) expect(unit).toMatchObject(worn);
});

test('FOG-2: an empire whose fleet is moved somewhere knows where that is', () => {
  const { state } = corrected(start, 'move "First Swarm" to Sol');
  expect(state.knownSystems['loran/H0002' as never]).toMatchObject({ name: 'Sol', visited: null });
  const told = corrected(start, 'know loran Sol\nchart loran Sol -> Sirius').state;
  expect(told.knownSystems['loran/H0002' as never]).toMatchObject({
    visited: { facts: { owner: 'human', settlement: 'colony' } },
  });
  expect(told.knownLanes['loran/H0002-H0101' as never]).toMatchObject({
    class: expect.any(String),
  });
});

test('OPT-6: what the moderator makes unpaid has no turn any more in which it is ready', () => {
  const work = { ...building.works['human.w1' as never], paid: 8, ready: 4 };
  const paid = { ...building, works: { 'human.w1': work } } as CampaignState;
  const { state, faults } = corrected(paid, 'paid human w1 5');
  expect(faults).toEqual([]);
  expect(rowsOf(state, 'works')['human.w1']).toMatchObject({ paid: 5, ready: null });
  expect(brokenInvariants(state)).toEqual([]);
});

test.each([
  ['place human.u2 at Sol'],
  ['form "X" from human.u2'],
  ['place human.u14 aboard human.u2'],
  ['unit human.u2 crippled'],
  ['remove human.u2'],
])(
  'TURN-3: what is aboard a unit that an earlier line removes must be placed before: %s',
  (line) => {
    const { faults } = corrected(start, `remove human.u1\n${line}`);
    expect(faults.join(' ')).toContain('human.u1, which an earlier line takes away');
  },
);

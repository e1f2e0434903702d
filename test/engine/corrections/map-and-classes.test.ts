import { describe, expect, test } from 'vitest';
import { keysById } from '#kernel/collections/tables';
import { rowOf } from '#kernel/collections/row-of';
import type { CampaignState } from '#model/campaign/state';
import { constructionPhase } from '#engine/phases/construction/phase';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { classToUnlock } from '#rules/tech/class-to-unlock';
import { researchFactsOf } from '#rules/tech/research-facts-of';
import { corrected, firstContact } from './corrected.ts';

const start = firstContact();
type Table = 'lanes' | 'designs' | 'forceLists' | 'empires' | 'knownLanes';
const rowIn = (state: CampaignState, table: Table, id: string): unknown =>
  state[table][id as never];

const MADE: readonly (readonly [
  line: string,
  table: Table,
  id: string,
  now: object | undefined,
])[] = [
  ['lane Sol -> "Alpha Centauri" minor', 'lanes', 'H0002-H0102', { class: 'minor' }],
  ['lane Sirius -> Sol unexplored', 'lanes', 'H0002-H0101', { class: 'unexplored' }],
  ['lane "Ross 154" -> Sol restricted', 'lanes', 'H0002-H0103', { a: 'H0002', b: 'H0103' }],
  ['unlane Sol -> Sirius', 'lanes', 'H0002-H0101', undefined],
  ['class human "Apollo" dv 7', 'designs', 'human.apollo', { dv: 7 }],
  ['class human.apollo cost 11', 'designs', 'human.apollo', { cost: 11 }],
  ['class human "Apollo" year 3005', 'designs', 'human.apollo', { inService: 3005 }],
  ['class human Marines die 8', 'designs', 'human.marines', { ground: { dieFaces: 8 } }],
  [
    'maintenance human "Apollo" 3/4',
    'designs',
    'human.apollo',
    { maintenance: { points: 3, per: 4 } },
  ],
  ['hull human "Apollo" cl', 'designs', 'human.apollo', { hull: 'CL' }],
  [
    'ability human "Apollo" Scout 2',
    'designs',
    'human.apollo',
    { abilities: [{ id: 'scout', rating: 2 }] },
  ],
  [
    'ability human "Apollo" "Auto-Repair"',
    'designs',
    'human.apollo',
    { abilities: [{ id: 'autoRepair', rating: 1 }] },
  ],
  ['rename-class human "Apollo" to "Selene"', 'designs', 'human.apollo', { name: 'Selene' }],
  [
    'new-class human "Selene" from human "Apollo"',
    'designs',
    'human.selene',
    { list: 'human', dv: 6, cost: 8 },
  ],
  [
    'new-class loran "Selene" from human.apollo',
    'designs',
    'loran.selene',
    { list: 'loran', af: 3 },
  ],
];

describe.each(MADE)('TURN-3: %s', (line, table, id, now) => {
  test('is made, and all that always holds holds', () => {
    const { state, faults } = corrected(start, line);
    expect(faults).toEqual([]);
    if (now === undefined) expect(rowIn(state, table, id)).toBeUndefined();
    else expect(rowIn(state, table, id)).toMatchObject(now);
    expect(brokenInvariants(state)).toEqual([]);
  });
});

const REFUSED: readonly (readonly [line: string, why: RegExp])[] = [
  ['lane Sol -> "Alpha Centauri" major', /The lane Sol–Alpha Centauri is already major/],
  ['lane Sol -> "Delta Pavonis" minor', /more than 2 hexes apart/],
  ['lane Sol -> Sirius wide', /one of: unexplored, restricted, minor, major/],
  ['unlane Sol -> "Wolf 359"', /There is no such lane/],
  ['class human "Apollo" dv 6', /already has 6/],
  ['class human "Apollo" dv 0', /Apollo \(human\.apollo\): DV is a whole number from 1/],
  ['class human "Apollo" attack 3', /is no ground unit/],
  ['class human "Apollo" speed 3', /“speed” is no value of a class.*cost, era, year, dv/],
  ['class human.nothing dv 3', /There is no class human\.nothing/],
  ['class militias.militia cost 3', /same in every campaign|no class militias/],
  ['maintenance human "Apollo" 3', /such as 1\/6/],
  ['maintenance human "Apollo" 3/0', /0 is too low/],
  ['hull human "Apollo" HF', /is no hull for it/],
  ['ability human "Apollo" Sorcery', /There is no ability “sorcery”/],
  ['ability human "Apollo" Scout 0', /has no ability “scout”/],
  ['unability human "Apollo" Scout', /has no ability “scout”/],
  ['ability human "Marines" "Carrier"', /Carrier is for/],
  ['rename-class human "Apollo" to "Sparta"', /The list has the class Sparta/],
  ['new-class human "Apollo" from human "Sparta"', /The list has the class Apollo/],
  ['new-class human "Tug" from universal.convoy', /can’t be copied into a force list/],
  ['list human "Apollo"', /has the class Apollo already/],
  ['unlist human loran.nest', /new-class human "Nest" from loran\.nest/],
  ['unlist human universal.shipyard', /another list than Human Commonwealth plays/],
  ['class human "Apollo" cv 0', /CV|carr/i],
];

test.each(REFUSED)('TURN-3: %s is refused', (line, why) => {
  const { state, faults } = corrected(start, line);
  expect(faults.join(' ')).toMatch(why);
  expect(state).toBe(start);
});

test('TURN-3, MOV-2: a lane with a fleet in it, or by which one withdraws, can’t be removed', () => {
  const place = { kind: 'lane', lane: 'H0002-H0101', from: 'H0002', to: 'H0101' };
  const fleet = { ...start.fleets['human.f2' as never], place };
  const under = {
    ...firstContact('construction'),
    fleets: { ...start.fleets, 'human.f2': fleet },
  } as never;
  expect(corrected(under, 'unlane Sol -> Sirius').faults).toEqual([
    '1: Sirius Squadron (human.f2) is in this lane, or withdraws by it. Move or release it first.',
  ]);
  const moved = corrected(under, 'move "Sirius Squadron" to Sol\nunlane Sol -> Sirius');
  expect(moved.faults).toEqual([]);
});

test('CON-10: a lane that an Explorer improves stays, and can’t become the best at once', () => {
  const subject = { kind: 'unit', unit: 'human.u8', to: null, helpers: [], lane: 'H0002-H0101' };
  const lane = { id: 'lane/human.u8', kind: 'lane', owner: 'human', paid: 60, ready: null };
  const busy = { ...start, projects: { [lane.id]: { ...lane, subject } } } as never;
  expect(corrected(busy, 'unlane Sol -> Sirius').faults[0]).toContain('is improving this lane');
  expect(corrected(busy, 'lane Sol -> Sirius major').faults[0]).toContain('can’t be major');
  expect(corrected(busy, 'lane Sol -> Sirius restricted').faults).toEqual([]);
});

test('FOG-7: those who know a lane as it is learn its new class, and nobody else', () => {
  const { state } = corrected(
    start,
    'lane Sol -> Sirius major\nlane "Wolf 359" -> "82 Eridani" minor',
  );
  expect(rowIn(state, 'knownLanes', 'human/H0002-H0101')).toMatchObject({ class: 'major' });
  expect(rowIn(state, 'knownLanes', 'loran/H0002-H0101')).toBeUndefined();
  for (const empire of ['human', 'loran']) {
    expect(rowIn(state, 'knownLanes', `${empire}/H0202-H0302`)).toMatchObject({ class: 'minor' });
  }
  const stale = { ...start.knownLanes['human/H0202-H0302' as never], class: 'unexplored' };
  const old = { ...start, knownLanes: { ...start.knownLanes, 'human/H0202-H0302': stale } };
  const after = corrected(old, 'lane "Wolf 359" -> "82 Eridani" minor').state;
  expect(rowIn(after, 'knownLanes', 'human/H0202-H0302')).toMatchObject({ class: 'unexplored' });
  expect(rowIn(after, 'knownLanes', 'loran/H0202-H0302')).toMatchObject({ class: 'minor' });
});

test('FOG-2: a new lane is known to those at its ends, and an unexplored one does not name its far end', () => {
  const { state } = corrected(start, 'lane Sol -> "Ross 154" restricted');
  expect(rowIn(state, 'knownLanes', 'human/H0002-H0103')).toMatchObject({ class: 'restricted' });
  expect(rowIn(state, 'knownLanes', 'loran/H0002-H0103')).toBeUndefined();
  const none = { ...start, knownSystems: {}, knownLanes: {} };
  const dark = corrected(none, 'lane Sol -> "Ross 154" unexplored').state;
  expect(dark.knownSystems['human/H0103' as never]).toMatchObject({ name: 'H0103', visited: null });
  const light = corrected(none, 'lane Sol -> "Ross 154" minor').state;
  expect(light.knownSystems['human/H0103' as never]).toMatchObject({ name: 'Ross 154' });
});

test('TURN-3: memories of fleets that were met in a lane go with the lane', () => {
  const contact = {
    ...{ id: 'human.c1', viewer: 'human', owner: 'loran', groups: [], ships: [], told: null },
    subject: { kind: 'fleet', fleet: 'loran.f1' },
    place: { kind: 'lane', lane: 'H0102-H0202' },
    seen: { turn: 1, source: 'presence' },
    ...{ current: false, cameFrom: null, leftFor: null },
  };
  const met = { ...start, contacts: { 'human.c1': contact } } as never;
  const { state, faults } = corrected(met, 'unlane "Alpha Centauri" -> "Wolf 359"');
  expect(faults).toEqual([]);
  expect(keysById(state.contacts)).toEqual([]);
  expect(keysById(state.knownLanes).filter((id) => id.endsWith('H0102-H0202'))).toEqual([]);
  expect(brokenInvariants(state)).toEqual([]);
});

const factsOf = (state: CampaignState) =>
  researchFactsOf(state, rowOf(state.empires, 'human' as never), { customResearch: 'off' });

test('TECH-4: a class that is taken from a list is built and researched no more, and its units stay', () => {
  const { state, faults, event } = corrected(start, 'unlist human "Apollo"\nunlist human "Hermes"');
  expect(faults).toEqual([]);
  const human = rowOf(state.empires, 'human' as never);
  expect(human.unlocked).not.toContain('human.apollo');
  expect(human.unlocked).toContain('human.sparta');
  expect(state.units).toBe(start.units);
  expect(state.designs).toBe(start.designs);
  const era = { ...human, era: 1 };
  const open = { ...factsOf(state), empire: era };
  expect(classToUnlock({ ...factsOf(start), empire: era })).toBe('human.hermes');
  expect(classToUnlock(open)).toBe('human.pegasus');
  expect(brokenInvariants(state)).toEqual([]);
  expect(event?.notes).toContainEqual({
    empire: 'human',
    note: { about: 'listed', design: 'human.hermes', listed: false },
  });
  const back = corrected(state, 'list human "Hermes"');
  expect(back.faults).toEqual([]);
  expect(back.state.forceLists['human' as never]).toMatchObject({
    designs: expect.arrayContaining(['human.hermes']),
  });
});

test('TECH-4: what is under construction is finished, although its class was taken from the list', () => {
  const home = rowOf(start.systems, rowOf(start.empires, 'human' as never).homeworld);
  const work = {
    ...{ id: 'human.w1', owner: 'human', design: 'human.apollo', name: '', system: home.id },
    ...{ source: 'shipyard', cost: 8, paid: 8, built: 0, begun: 1, share: null, ready: null },
    cancelled: false,
  };
  const begun = { ...start, works: { 'human.w1': work } } as never;
  const { state, faults } = corrected(begun, 'unlist human "Apollo"');
  expect(faults).toEqual([]);
  const { events } = runPhases([constructionPhase], state);
  expect(eventsOf(events, 'UnitBuilt')).toMatchObject([{ work: 'human.w1' }]);
});

test('TECH-4: a list keeps a class of each era, so that research goes on', () => {
  const own = Object.values(start.designs).filter(({ list, era }) => list === 'human' && era === 1);
  const text = own.map(({ id }) => `unlist human ${id}`).join('\n');
  expect(corrected(start, text).faults).toEqual([
    expect.stringContaining('Human Commonwealth has no class of era 1'),
  ]);
  expect(corrected(start, text.split('\n').slice(1).join('\n')).faults).toEqual([]);
});

test('TURN-3: a new class can be changed by later lines, by its id', () => {
  const text = [
    'new-class human "Selene" from human "Apollo"',
    'class human.selene cost 9',
    'ability human.selene Scout 1',
    'unlock human human.selene',
  ].join('\n');
  const { state, faults } = corrected(start, text);
  expect(faults).toEqual([]);
  expect(rowIn(state, 'designs', 'human.selene')).toMatchObject({ cost: 9, name: 'Selene' });
  expect(rowIn(state, 'designs', 'human.apollo')).toBe(rowIn(start, 'designs', 'human.apollo'));
  expect(rowOf(state.empires, 'human' as never).unlocked).toContain('human.selene');
  expect(brokenInvariants(state)).toEqual([]);
});

test('TURN-3: an ability that needs a value gets it in the same correction, in any order', () => {
  const text = 'ability human "Sparta" Carrier\nclass human "Sparta" cv 2';
  const { faults } = corrected(start, text);
  expect(faults).toEqual([]);
  const alone = corrected(
    start,
    'class human "Sparta" cv 0\nability human "Sparta" Carrier',
  ).faults;
  expect(alone.join(' ')).toMatch(/A Carrier needs a CV|already/);
});

test('ENC-1: the class of a unit in an encounter that waits can’t change', () => {
  const waits = {
    ...firstContact('encounters'),
    encounters: {
      't1.H0102': {
        ...{ id: 't1.H0102', place: { kind: 'system', system: 'H0102' } },
        ...{ present: ['human', 'loran'], generated: ['human', 'loran'], strikers: [] },
      },
    },
  } as never;
  for (const line of ['class human "Apollo" dv 9', 'class human "Saber" dv 9']) {
    expect(corrected(waits, line).faults[0]).toMatch(/has units of the class human\./);
  }
  expect(corrected(waits, 'class human "Hydra" dv 9').faults).toEqual([]);
});

import { expect, test } from 'vitest';
import type { CampaignState } from '#model/campaign/state';
import { designId, fleetId, systemId, unitId } from '#test/support/campaign';
import { eventsOf, looked, move, sail, sightsOf, voyageOf, whereAre } from './voyages.ts';

type Plan = Parameters<typeof voyageOf>[0];

const HIDING = { red: { stealth: 'hide' } } as const;

/** Red is at A, and blue is at B, a system of blue. */
const world = (
  red: readonly string[],
  blue: readonly string[],
  part: Partial<Plan> = {},
): CampaignState =>
  voyageOf({
    lanes: { 'A-B': 'major', 'B-C': 'major' },
    owners: { B: 'blue' },
    standing: HIDING,
    fleets: { red: { f1: ['A', ...red] }, blue: { f1: ['B', ...blue] } },
    ...part,
  });
const TO_B = { red: [move('red.f1', 'B')] };
const BY_B = { red: [move('red.f1', 'B', 'C')] };

test('MOV-4, FOG-3: nobody sees a hidden fleet, and it meets nobody; it sees all', () => {
  const result = sail(world(['ghost', 'shade'], ['dd']), TO_B);
  expect(whereAre(result.state)).toEqual(['blue.f1 in B', 'red.f1 in B']);
  expect(sightsOf(result, 'blue')).toEqual([]);
  expect(sightsOf(result, 'red')).toEqual(['new red.c1 blue at B from nowhere: 1 dd']);
  expect(eventsOf(result, 'EncounterArose')).toEqual([]);
  expect(eventsOf(result, 'UnitsDetected')).toEqual([]);
});

test('MOV-4, example 18.5: Scouts detect what they can, its owner is told so, and it can be met', () => {
  const ghosts = ['ghost', 'ghost', 'ghost', 'ghost', 'shade'];
  const result = sail(world(ghosts, ['lookout']), BY_B);
  expect(eventsOf(result, 'UnitsDetected')).toMatchObject([
    { by: 'blue', empire: 'red', place: { system: 'B' }, news: ['red.uf10', 'red.uf11'] },
  ]);
  expect(eventsOf(result, 'UnitsDetected')[0]?.witnesses).toEqual([{ empire: 'red', as: 'owner' }]);
  expect(sightsOf(result, 'blue')).toContainEqual(expect.stringContaining(': 2 ghost'));
  expect(whereAre(result.state)).toContain('red.f1 in B');
  expect(eventsOf(result, 'EncounterArose')).toMatchObject([{ present: ['blue', 'red'] }]);
  // The other ships of the fleet are in no encounter.
  expect(eventsOf(result, 'UnitsRevealed')).toMatchObject([
    { units: ['red.uf10', 'red.uf11'], because: 'encounter' },
  ]);
});

test('MOV-4, ENC-5: of ships of equal Stealth the classes that their empire names are found first', () => {
  const standing = { red: { stealth: 'hide', foundFirst: [designId('wisp')] } } as const;
  const detected = (plan: Partial<Plan>) =>
    eventsOf(sail(world(['ghost', 'wisp'], ['scout', 'scout'], plan), TO_B), 'UnitsDetected');
  expect(detected({})).toMatchObject([{ news: ['red.uf10'] }]);
  expect(detected({ standing })).toMatchObject([{ news: ['red.uf11'] }]);
});

test('FOG-3: of a fleet that hides in part its open ships are seen', () => {
  const result = sail(world(['ghost', 'ca'], []), TO_B);
  expect(sightsOf(result, 'blue')).toEqual(['new blue.c1 red at B from unknown: 1 ca']);
});

test('MOV-4, MOV-2: in a lane Scouts look too, and hidden fleets cross unseen', () => {
  const lane = (blue: string) =>
    sail(world(['ghost'], [blue]), { ...TO_B, blue: [move('blue.f1', 'A')] });
  expect(whereAre(lane('dd').state)).toEqual(['blue.f1 in A', 'red.f1 in B']);
  expect(sightsOf(lane('dd'), 'blue')).toEqual([]);
  expect(whereAre(lane('lookout').state)).toEqual(['blue.f1 in A-B', 'red.f1 in A-B']);
});

test.each([
  ['engage', ['ghost', 'ghost'], 1],
  ['hide', ['ghost', 'ghost'], 0],
  ['engage', ['ghost'], 0],
] as const)('MOV-4, ENC-5: stealth %s: %j come out when they dare', (stealth, red, encounters) => {
  const result = sail(world(red, ['dd', 'dd'], { standing: { red: { stealth } } }), TO_B);
  expect(eventsOf(result, 'EncounterArose')).toHaveLength(encounters);
  expect(eventsOf(result, 'UnitsRevealed')).toHaveLength(encounters);
  expect(sightsOf(result, 'blue')).toHaveLength(encounters);
});

test('DIP-1: hidden ships make no contact, neither by entering a system nor by what they see', () => {
  const plan = { ...world(['ghost'], ['dd']), relations: {} };
  const result = sail(plan, TO_B);
  expect(eventsOf(result, 'EmpiresMet')).toEqual([]);
  expect(sightsOf(result, 'red')).toEqual(['new red.c1 ? at B from nowhere: 1 dd']);
});

const besieged = (blue: readonly string[]): CampaignState => {
  const state = world(['dd', 'dd', 'dd'], [], {
    fleets: { red: { f1: ['B', 'lookout', 'dd', 'dd'] }, blue: { f1: ['B', ...blue] } },
    standing: { red: { engage: 'nobody' }, blue: { engage: 'nobody' } },
  });
  const system = { ...state.systems[systemId('B')]!, blockaded: true };
  return { ...state, systems: { ...state.systems, [system.id]: system } };
};

test('MOV-11: a fleet that hides leaves a blockaded system, another does not', () => {
  const out = { blue: [move('blue.f1', 'C')] };
  expect(whereAre(sail(besieged(['ghost', 'shade']), out).state)).toContain('blue.f1 in C');
  expect(whereAre(sail(besieged(['ghost', 'dd']), out).state)).toContain('blue.f1 in B');
});

test.each([
  ['hides from those who hold it', ['hider'], ['dd'], []],
  ['has been detected by them', ['hider'], ['lookout'], ['held-by-blockade']],
  ['goes with a ship that does not hide', ['hider', 'dd'], ['dd'], ['held-by-blockade']],
] as const)(
  'MOV-11, MOV-5: does a fleet explore out of a blockade that %s?',
  (_what, blue, red, failures) => {
    const state = voyageOf({
      lanes: { 'A-B': 'minor', 'B-C': 'unexplored' },
      owners: { B: 'blue' },
      standing: { red: { engage: 'nobody' }, blue: { engage: 'nobody', stealth: 'hide' } },
      fleets: { red: { f1: ['B', ...red, 'dd'] }, blue: { f1: ['B', ...blue] } },
    });
    const system = { ...state.systems[systemId('B')]!, blockaded: true };
    const shut = { ...state, systems: { ...state.systems, [system.id]: system } };
    const order = { kind: 'ExploreLane', fleet: fleetId('blue.f1'), toward: null } as const;
    const result = sail(shut, { blue: [order] });
    expect(eventsOf(result, 'OrderFailed').map(({ because }) => because)).toEqual(failures);
    expect(eventsOf(result, 'ExplorationTried')).toHaveLength(1 - failures.length);
  },
);

test('MAP-8: a Nebula hides ships that stay in it, from Scouts that cannot pay', () => {
  const inNebula = (blue: readonly string[], red: readonly string[]): CampaignState => {
    const fleets = { red: { f1: ['B', ...red] }, blue: { f1: ['B', ...blue] } };
    const state = world([], [], { fleets, standing: {} });
    const system = { ...state.systems[systemId('B')]!, anomalies: ['Nebula' as const] };
    return looked({ ...state, systems: { ...state.systems, [system.id]: system } });
  };
  const blind = sail(inNebula(['dd'], ['dd', 'dd']), {});
  expect(eventsOf(blind, 'UnitsVeiled')).toHaveLength(2);
  expect(sightsOf(blind, 'blue')).toEqual(['lost blue.c1 at B for nowhere']);
  expect(eventsOf(blind, 'EncounterArose')).toEqual([]);
  const seeing = sail(inNebula(['scout'], ['dd', 'dd']), {});
  expect(eventsOf(seeing, 'UnitsDetected')).toMatchObject([{ by: 'blue', news: ['red.uf10'] }]);
  const away = { red: [move('red.f1', 'C')] };
  expect(eventsOf(sail(inNebula(['dd'], ['dd']), away), 'UnitsVeiled')).toMatchObject([
    { empire: 'blue' },
  ]);
});

test('MOV-4: a Q-Ship hides behind a convoy, from Scouts too, as long as there is one', () => {
  const result = sail(world(['qship', 'convoy'], ['lookout']), TO_B);
  expect(sightsOf(result, 'blue')).toContainEqual(expect.stringMatching(/: 1 convoy$/));
  expect(eventsOf(result, 'UnitsDetected')).toEqual([]);
  const alone = sail(world(['qship'], ['lookout']), TO_B);
  expect(sightsOf(alone, 'blue')).toContainEqual(expect.stringMatching(/: 1 qship$/));
});

test('FOG-15: of two who detect the same ship its owner is told once', () => {
  const fleets = {
    red: { f1: ['A', 'ghost'] },
    blue: { f1: ['B', 'lookout'] },
    green: { f1: ['B', 'lookout'] },
  };
  const empires = ['red', 'blue', 'green'];
  const peace = { 'blue/green': 'non-aggression' } as const;
  const result = sail(world([], [], { empires, states: peace, fleets }), TO_B);
  const told = eventsOf(result, 'UnitsDetected').map(({ by, news, witnesses }) => [
    by,
    news,
    witnesses.length,
  ]);
  expect(told).toEqual([
    ['blue', [unitId('red.uf10')], 1],
    ['green', [], 0],
  ]);
});

import { expect, test } from 'vitest';
import type { CampaignState } from '#model/campaign/state';
import { laneIdOf } from '#model/campaign/lane';
import type { RuleSet } from '#model/settings/rule-set';
import { ashore } from '#test/support/ashore';
import { fleetId, systemId } from '#test/support/campaign';
import { withRaiders } from '#test/support/with-raiders';
import { eventsOf, move, sail, voyageOf, whereAre } from './voyages.ts';

const [A, B] = [systemId('A'), systemId('B')];

/** Raiders at A that must leave for B, and a fleet of red’s at B. */
function fleeing(engage: 'enemies' | 'nobody'): CampaignState {
  const state = withRaiders(
    voyageOf({
      lanes: { 'A-B': 'minor' },
      owners: {},
      fleets: { red: { f1: ['B', 'dd'] } },
      standing: { red: { engage } },
    }),
    { at: A, classes: ['corsair'] },
  );
  const id = fleetId('raiders.f1');
  const fleet = { ...state.fleets[id]!, withdrawing: { lane: laneIdOf(A, B), turn: 0 } };
  return { ...state, fleets: { ...state.fleets, [id]: fleet } };
}

test('SUP-1, ENC-4: raiders that fled leave by their lane; they keep no sight of what they meet', () => {
  const told = sail(fleeing('nobody'), { red: [move('red.f1', 'A')] });
  expect(whereAre(told.state)).toEqual(['raiders.f1 in B', 'red.f1 in A']);
  expect(eventsOf(told, 'ContactSighted').map(({ viewer, owner }) => [viewer, owner])).toEqual([
    ['red', 'raiders'],
  ]);
});

test('SUP-1, MOV-2: a fleet that meets raiders in a lane may stop there to fight', () => {
  const told = sail(fleeing('enemies'), { red: [move('red.f1', 'A')] });
  expect(eventsOf(told, 'EncounterArose')).toMatchObject([
    { place: { kind: 'lane' }, generated: [{ by: 'red', against: 'raiders' }] },
  ]);
});

test('SUP-1, DIP-10: however many bases raiders have, they control nothing and keep nobody out', () => {
  const state = withRaiders(
    voyageOf({
      lanes: { 'A-B': 'minor' },
      fleets: { red: { f1: ['A', 'dd'] } },
      units: ['raiders.u8', 'raiders.u9'].map((id) => ashore(id, 'base', 'B')),
      standing: { red: { engage: 'nobody' } },
    }),
    { at: B, classes: ['corsair'] },
  );
  const told = sail(state, { red: [move('red.f1', 'B')] });
  expect(whereAre(told.state)).toEqual(['raiders.f1 in B', 'red.f1 in B']);
});

test.each<[string, RuleSet['raidersBlockade'], number]>([
  ['as many ships stay for them too, where they blockade', 'on', 3],
  ['nobody stays for them, where they do not', 'off', 1],
])('SUP-1, MOV-11: raiders beside a blockade: %s', (_name, raidersBlockade, stay) => {
  const state = withRaiders(
    voyageOf({
      lanes: { 'A-B': 'minor' },
      owners: { A: 'red' },
      fleets: { red: { f1: ['A', 'dd', 'dd', 'dd', 'dd'] }, blue: { f1: ['A', 'dd'] } },
      standing: { red: { engage: 'nobody', contested: 'go-on' }, blue: { engage: 'nobody' } },
    }),
    { at: A, classes: ['corsair', 'galley'] },
  );
  const a = { ...state.systems[A]!, blockaded: true };
  const shut = { ...state, systems: { ...state.systems, [A]: a } };
  const told = sail(shut, { red: [move('red.f1', 'B')] }, { raidersBlockade });
  expect(eventsOf(told, 'FleetFormed').map(({ units }) => units.length)).toEqual([stay]);
});

import { expect, test } from 'vitest';
import { openingPhase } from '#engine/phases/opening/phase';
import type { CampaignState } from '#model/campaign/state';
import { empireId, systemId, unitId } from '#test/support/campaign';
import { runPhases } from '#test/support/run-phases';
import { looked, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { viewedBy } from './viewed-by.ts';

const red = empireId('red');
const trader = unitId('red.uf10');

/** A–B–C–D: red has a depot at A and trades at D. Of B and C it sees nothing but the lanes. */
function world(part: Partial<Parameters<typeof voyageOf>[0]>): CampaignState {
  const state = voyageOf({
    lanes: { 'A-B': 'minor', 'B-C': 'minor', 'C-D': 'minor' },
    owners: { A: 'red', D: 'red' },
    units: [ashore('red.u9', 'depot', 'A')],
    ...part,
    fleets: { red: { f1: ['D', 'convoy'] }, ...part.fleets },
  });
  const units = { ...state.units, [trader]: { ...state.units[trader]!, trading: true } };
  return looked({ ...state, units, phase: 'opening' });
}

const told = (state: CampaignState): readonly unknown[] =>
  viewedBy(red, runPhases([openingPhase], state)).filter(({ type }) => type === 'RouteInterrupted');

test('FOG-15: what closes a route unseen is not told from what else could close it', () => {
  const fleet = told(world({ fleets: { blue: { f1: ['C', 'dd'] } } }));
  const colony = told(world({ owners: { A: 'red', D: 'red', B: 'blue' } }));
  expect(fleet).toMatchObject([{ system: 'D', because: 'no-way', at: null, by: null }]);
  expect(colony).toEqual(fleet);
});

test('FOG-15: of several reasons those are told that the owner knows', () => {
  const fleets = { red: { f1: ['D', 'convoy'], f2: ['C', 'dd'] }, blue: { f1: ['C', 'dd'] } };
  const seen = told(world({ fleets }));
  expect(seen).toMatchObject([{ because: 'enemy-fleet', at: systemId('C'), by: 'blue' }]);
  const both = { fleets: { red: fleets.red, blue: { ...fleets.blue, f2: ['B', 'dd'] } } };
  expect(told(world(both))).toEqual(seen);
});

import { expect, test } from 'vitest';
import { constructionPhase } from '#engine/phases/construction/phase';
import { economicPhase } from '#engine/phases/economic/phase';
import { supplyPhase } from '#engine/phases/supply/phase';
import { laneIdOf } from '#model/campaign/lane';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import { voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { empireId, fleetId, systemId, unitId } from '#test/support/campaign';
import { eventsOf, runPhases } from '#test/support/run-phases';

/** A–B–C–D–E, where A with a depot is red's and red's f1 is at E. */
const world = (...ships: readonly string[]): CampaignState =>
  voyageOf({
    lanes: { 'A-B': 'minor', 'B-C': 'restricted', 'C-D': 'minor', 'D-E': 'minor' },
    owners: { A: 'red' },
    fleets: { red: { f1: ['E', ...ships] } },
    units: [ashore('red.u9', 'depot', 'A')],
  });

const draw = (state: CampaignState) => runPhases([supplyPhase], { ...state, phase: 'supply' });

test('SUP-6: two Supply ships of 2 bring supply four lanes far to every unit there', () => {
  const garrison = ashore('red.u8', 'gropos', 'E', { outOfSupply: 3 });
  const state = world('dd', 'supplier', 'supplier');
  const result = draw({ ...state, units: { ...state.units, [garrison.id]: garrison } });
  expect(eventsOf(result.events, 'SupplyExtended')).toMatchObject([
    { place: { system: 'E' }, ships: ['red.uf11', 'red.uf12'], depot: 'A', lanes: 4 },
  ]);
  expect(eventsOf(result.events, 'UnitsSupplied')).toMatchObject([{ units: ['red.u8'] }]);
  expect(eventsOf(result.events, 'UnitsOutOfSupply')).toEqual([]);
  expect(Object.values(result.state.effects).map(({ kind, ends }) => [kind, ends])).toEqual([
    ['supplying', state.turn],
    ['supplying', state.turn],
  ]);
});

test('SUP-6: one Supply ship is too few, and where a route is none is used', () => {
  const far = draw(world('dd', 'supplier'));
  expect(eventsOf(far.events, 'SupplyExtended')).toEqual([]);
  expect(eventsOf(far.events, 'UnitsOutOfSupply')).toMatchObject([{ because: 'no-route' }]);
  const home = world('dd', 'supplier');
  const place = { kind: 'system', system: systemId('B') } as const;
  const fleets = Object.fromEntries(
    Object.entries(home.fleets).map(([id, fleet]) => [id, { ...fleet, place }]),
  );
  expect(eventsOf(draw({ ...home, fleets }).events, 'SupplyExtended')).toEqual([]);
});

test('SUP-6: in a lane each fleet has its own Supply ships alone', () => {
  const base = voyageOf({
    lanes: { 'A-B': 'restricted', 'B-C': 'minor' },
    owners: { A: 'red' },
    fleets: { red: { f1: ['C', 'dd'], f2: ['C', 'dd', 'supplier'] } },
    units: [ashore('red.u9', 'depot', 'A')],
  });
  const [from, to] = [systemId('C'), systemId('B')];
  const place = { kind: 'lane', lane: laneIdOf(from, to), from, to } as const;
  const fleets = Object.fromEntries(
    Object.entries(base.fleets).map(([id, fleet]) => [id, { ...fleet, place }]),
  );
  const result = draw({ ...base, fleets });
  expect(eventsOf(result.events, 'SupplyExtended')).toMatchObject([
    { ships: ['red.uf21'], lanes: 2 },
  ]);
  expect(eventsOf(result.events, 'UnitsOutOfSupply')).toMatchObject([{ units: ['red.uf10'] }]);
});

test('SUP-6, DIP-10: Supply ships serve their own empire: of partners the depots alone do', () => {
  const state = voyageOf({
    lanes: { 'A-B': 'restricted' },
    owners: { A: 'red' },
    states: { 'red/blue': 'military' },
    fleets: { red: { f1: ['B', 'supplier'] }, blue: { f1: ['B', 'dd'] } },
    units: [ashore('red.u9', 'depot', 'A')],
  });
  expect(eventsOf(draw(state).events, 'UnitsOutOfSupply')).toMatchObject([{ empire: 'blue' }]);
  const helped = voyageOf({
    lanes: { 'A-B': 'restricted' },
    owners: { A: 'red' },
    states: { 'red/blue': 'military' },
    fleets: { blue: { f1: ['B', 'dd', 'supplier'] } },
    units: [ashore('red.u9', 'depot', 'A')],
  });
  expect(eventsOf(draw(helped).events, 'SupplyExtended')).toMatchObject([{ empire: 'blue' }]);
});

test('CON-5, SUP-6: Supply ships that supply repair nobody: the repair fails', () => {
  const hurt: Partial<Unit> = { condition: 'crippled' };
  const base = world('dd', 'supplier', 'supplier');
  const patient = { ...base.units[unitId('red.uf10')]!, ...hurt };
  const red = empireId('red');
  const state: CampaignState = {
    ...base,
    phase: 'economic',
    units: { ...base.units, [patient.id]: patient },
    empires: { ...base.empires, [red]: { ...base.empires[red]!, treasury: 50 } },
  };
  const repair = { kind: 'RepairUnits', units: [patient.id], where: 'field' } as const;
  const result = runPhases([economicPhase, supplyPhase, constructionPhase], state, {
    red: [repair],
  });
  expect(eventsOf(result.events, 'ProjectBegun')).toHaveLength(1);
  expect(eventsOf(result.events, 'UnitProjectFailed')).toMatchObject([
    { unit: patient.id, because: 'helper-supplies' },
  ]);
  expect(result.state.fleets[fleetId('red.f1')]).toBeDefined();
});

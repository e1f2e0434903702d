import { expect, test } from 'vitest';
import type { DiplomaticState } from '#model/campaign/relation';
import { empireId, systemId } from '#test/support/campaign';
import { eventsOf, move, sail, voyageOf } from './voyages.ts';

/** Red goes from A into B, which is blue's. */
function entering(
  state: DiplomaticState,
  ships: readonly string[],
  admits: readonly string[] = [],
): readonly unknown[] {
  const world = voyageOf({
    lanes: { 'A-B': 'minor' },
    owners: { A: 'red', B: 'blue' },
    states: { 'red/blue': state },
    standing: { blue: { admits: admits.map(empireId) } },
    fleets: { red: { f1: ['A', ...ships] } },
  });
  return eventsOf(sail(world, { red: [move('red.f1', 'B')] }), 'FleetStopped').map(
    ({ because }) => because,
  );
}

test.each([
  ['at war', 'war', ['dd'], [], []],
  ['under Non-Intercourse', 'non-intercourse', ['dd'], [], []],
  ['not under Non-Aggression', 'non-aggression', ['dd'], [], ['not-admitted']],
  ['but by permission', 'non-aggression', ['dd'], ['red'], []],
  ['and Diplomatic ships', 'non-aggression', ['diplomat'], [], []],
  ['but not their escort', 'non-aggression', ['diplomat', 'dd'], [], ['not-admitted']],
  ['nor when crippled', 'non-aggression', ['diplomat!'], [], ['not-admitted']],
  ['convoys not yet', 'non-aggression', ['convoy'], [], ['not-admitted']],
  ['convoys by Trade', 'trade', ['convoy', 'convoy'], [], []],
  ['convoys with an escort not', 'trade', ['convoy', 'dd'], [], ['not-admitted']],
  ['convoys with a Diplomatic one', 'trade', ['convoy', 'diplomat'], [], []],
  ['all by Military', 'military', ['dd'], [], []],
] as const)('DIP-10: entering a system: %s', (_name, state, ships, admits, stopped) => {
  expect(entering(state, ships, admits)).toEqual(stopped);
});

test('DIP-10, ENC-4: a fleet that withdraws goes where it must', () => {
  const world = voyageOf({
    lanes: { 'A-B': 'minor' },
    owners: { B: 'blue' },
    states: { 'red/blue': 'non-aggression' },
    fleets: { red: { f1: ['A', 'dd'] } },
  });
  const [lane] = Object.values(world.lanes);
  const fleets = Object.fromEntries(
    Object.values(world.fleets).map((fleet) => [
      fleet.id,
      { ...fleet, withdrawing: { lane: lane!.id, turn: 0 } },
    ]),
  );
  expect(eventsOf(sail({ ...world, fleets }, {}), 'FleetMoved')).toMatchObject([{ to: 'B' }]);
});

test('MOV-1: a plasma storm ends the movement of every fleet that enters it', () => {
  const state = voyageOf({
    lanes: { 'A-B': 'major', 'B-C': 'minor' },
    fleets: { red: { f1: ['A', 'dd'], f2: ['B', 'dd'] } },
  });
  const storm = { ...state.systems[systemId('B')]!, anomalies: ['Plasma Storm'] };
  const stormy = { ...state, systems: { ...state.systems, B: storm } };
  const result = sail(stormy, { red: [move('red.f1', 'B', 'C'), move('red.f2', 'C')] });
  expect(eventsOf(result, 'FleetStopped')).toMatchObject([{ fleet: 'red.f1', because: 'storm' }]);
  expect(eventsOf(result, 'FleetMoved').map(({ to }) => to)).toEqual(['B', 'C']);
});

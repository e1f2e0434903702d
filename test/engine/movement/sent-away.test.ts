import { endOfTurnPhase } from '#engine/phases/end-of-turn/phase';
import { supplyPhase } from '#engine/phases/supply/phase';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import { brandAs } from '#kernel/brand/brand';
import type { ProjectId } from '#model/campaign/ids';
import type { DiplomaticState } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { empireId, fleetId, systemId, unitId } from '#test/support/campaign';
import { runPhases } from '#test/support/run-phases';
import {
  eventsOf,
  inputOf,
  looked,
  move,
  sail,
  type Voyaged,
  voyageOf,
  whereAre,
} from './voyages.ts';
import { describe, expect, test } from 'vitest';

type Plan = Readonly<{ state?: DiplomaticState; at?: string; admits?: readonly string[] }>;

/** A–B–C, where A is red’s and the others are blue’s; C–D leads to nobody’s system. Red has a fleet at B. */
const world = (
  units: readonly string[],
  { state = 'non-aggression', at = 'B', admits = [] }: Plan = {},
) =>
  voyageOf({
    lanes: { 'A-B': 'minor', 'B-C': 'minor', 'C-D': 'restricted' },
    owners: { A: 'red', B: 'blue', C: 'blue' },
    states: { 'red/blue': state },
    standing: { blue: { admits: admits.map(empireId) } },
    fleets: { red: { f1: [at, ...units] } },
  });

function ends(state: CampaignState): Voyaged {
  const result = endOfTurnPhase.run(inputOf({ ...looked(state), phase: 'end-of-turn' }));
  if (!result.done) throw new Error('nobody is asked');
  return result;
}
/** Its fleet at D. */
function atD({ fleets }: CampaignState): CampaignState['fleets'] {
  const fleet = fleets[fleetId('red.f1')]!;
  return { [fleet.id]: { ...fleet, place: { kind: 'system', system: systemId('D') } } };
}
const next = ({ state }: Voyaged): CampaignState => ({
  ...state,
  phase: 'movement',
  turn: state.turn + 1,
});
const away = (played: Voyaged) =>
  eventsOf(played, 'FleetSentAway').map(({ system, host, lane, goal }) => [
    system,
    host,
    lane,
    goal,
  ]);

describe('DIP-10: a fleet where it may not be', () => {
  const toA = [['B', 'blue', 'A-B', 'A']];
  test.each<readonly [string, readonly string[], Plan, readonly unknown[]]>([
    ['must leave under Non-Aggression', ['dd'], {}, toA],
    ['must leave under Trade', ['dd'], { state: 'trade' }, toA],
    ['may stay under Military', ['dd'], { state: 'military' }, []],
    ['may stay under Non-Intercourse', ['dd'], { state: 'non-intercourse' }, []],
    ['may stay in a War', ['dd'], { state: 'war' }, []],
    ['may stay by permission', ['dd'], { admits: ['red'] }, []],
    ['may stay as Diplomatic ships', ['diplomat'], {}, []],
    ['may stay as convoys under Trade', ['convoy'], { state: 'trade' }, []],
    ['must leave as convoys without Trade', ['convoy'], {}, toA],
    ['may stay in a system of its own', ['dd'], { at: 'A' }, []],
    ['may stay in nobody’s system', ['dd'], { at: 'D' }, []],
  ])('DIP-10: %s', (_name, units, plan, told) => {
    expect(away(ends(world(units, plan)))).toEqual(told);
  });

  test('DIP-10: leaves by itself, and the player is told where it goes', () => {
    const ended = ends(world(['dd']));
    expect(eventsOf(ended, 'FleetSentAway')[0]?.witnesses).toEqual([
      { empire: 'red', as: 'owner' },
    ]);
    const left = sail(next(ended), {});
    expect(whereAre(left.state)).toEqual(['red.f1 in A']);
    expect(eventsOf(left, 'WithdrawalEnded')).toHaveLength(1);
  });

  test('DIP-10: leaves first even if it is ordered elsewhere', () => {
    const left = sail(next(ends(world(['dd']))), { red: [move('red.f1', 'C')] });
    expect(whereAre(left.state)).toEqual(['red.f1 in A']);
    expect(eventsOf(left, 'OrderFailed')).toMatchObject([{ because: 'withdrawing' }]);
  });

  test('DIP-10, DIP-6: goes on turn after turn until it is out', () => {
    const first = ends(world(['convoy'], { at: 'C' }));
    expect(away(first)).toEqual([['C', 'blue', 'B-C', 'A']]);
    const second = ends(sail(next(first), {}).state);
    expect(away(second)).toEqual([['B', 'blue', 'A-B', 'A']]);
    const third = ends(sail(next(second), {}).state);
    expect([whereAre(third.state), away(third)]).toEqual([['red.f1 in A'], []]);
  });

  test('DIP-10, FOG-14: goes to nobody’s system if it is nearer, but only if its owner knows that', () => {
    const scout = world(['scout'], { at: 'C' });
    expect(away(ends(scout))).toEqual([['C', 'blue', 'B-C', 'A']]);
    const visited = looked({ ...scout, fleets: atD(scout) });
    expect(away(ends({ ...visited, fleets: scout.fleets }))).toEqual([['C', 'blue', 'C-D', 'D']]);
  });

  test('DIP-10: stays while a unit of it is at work', () => {
    const state = world(['dd']);
    const id = brandAs<ProjectId>('repair/red.uf10');
    const subject = { kind: 'unit', unit: unitId('red.uf10'), to: null, helpers: [] } as const;
    const repair = {
      id,
      kind: 'repair',
      owner: empireId('red'),
      paid: 1,
      ready: null,
      subject,
    } as const;
    expect(away(ends({ ...state, projects: { [id]: repair } }))).toEqual([]);
  });

  test('DIP-10: has no effect on the supply of others while it is about to leave', () => {
    const { state } = ends(world(['dd']));
    const { events } = runPhases([supplyPhase], { ...state, phase: 'supply' });
    expect(events.some(({ type }) => type === 'BlockadeSet')).toBe(false);
  });
});

test('DIP-6: convoys of a broken Trade treaty lose their routes', () => {
  const state = world(['convoy']);
  const convoy = { ...state.units[unitId('red.uf10')]!, trading: true };
  const route = { route: { kind: 'trade', system: systemId('B') }, next: 0 } as const;
  const fleet = { ...state.fleets[fleetId('red.f1')]!, route };
  const ended = ends({ ...state, units: { [convoy.id]: convoy }, fleets: { [fleet.id]: fleet } });
  expect(eventsOf(ended, 'TradeEnded')).toMatchObject([
    { units: ['red.uf10'], because: 'sent-away' },
  ]);
  expect(eventsOf(ended, 'RouteSet')).toMatchObject([{ route: null, because: 'sent-away' }]);
  expect(ended.state.units[convoy.id]?.trading).toBe(false);
});

const judged = (state: CampaignState, order: Order) => {
  const view = empireViewOf(state, empireId('red'), { campaignName: 'T', rules: DEFAULT_RULE_SET });
  const [verdict] = judgeOrders(view, [order]).verdicts;
  return verdict?.issues.slice(0, 1).map(({ severity, code }) => `${severity} ${code}`);
};

test.each<readonly [string, Order, readonly string[]]>([
  ['another move', move('red.f1', 'C'), ['refused WITHDRAWAL_FIRST']],
  ['the move out', move('red.f1', 'A'), []],
  [
    'loading',
    { kind: 'LoadCargo', carrier: unitId('red.uf10'), cargo: { kind: 'census' } },
    ['refused CONVOY_WITHDRAWS'],
  ],
  [
    'exploring',
    { kind: 'ExploreLane', fleet: fleetId('red.f1'), toward: null },
    ['refused WITHDRAWAL_FIRST'],
  ],
])('DIP-10: orders to a fleet that must leave: %s', (_name, order, expected) => {
  const { state } = ends(world(['convoy', 'pathfinder']));
  expect(judged({ ...state, phase: 'economic', turn: state.turn + 1 }, order)).toEqual(expected);
});

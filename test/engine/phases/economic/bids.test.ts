import { expect, test } from 'vitest';
import { economicPhase } from '#engine/phases/economic/phase';
import { groundCombatPhase } from '#engine/phases/ground-combat/phase';
import { movementPhase } from '#engine/phases/movement/phase';
import type { ScriptedRoll } from '#kernel/dice/scripted-dice';
import { independentOf, INDEPENDENTS_LIST } from '#model/campaign/independents';
import { laneIdOf } from '#model/campaign/lane';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import type { Cargo } from '#model/orders/cargo';
import type { Order } from '#model/orders/order';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { ashore } from '#test/support/ashore';
import {
  campaignOf,
  designId,
  designOf,
  empireOf,
  systemId,
  systemOf,
  unitId,
} from '#test/support/campaign';
import { human } from '#test/support/human-and-loran';
import { idsOf } from '#test/support/ids-of';
import { eventsOf, runPhases } from '#test/support/run-phases';

const [sol, wolf, vega] = idsOf(systemId, 'H0101', 'H0102', 'H0103');
const census: Cargo = { kind: 'census' };
const units = (...ids: readonly string[]): Cargo => ({ kind: 'units', units: ids.map(unitId) });
const bid = (points: number, cargo: Cargo = census, to = vega): Order => ({
  kind: 'BidForConvoy',
  points,
  from: sol,
  to,
  cargo,
});
const rolled = (...values: readonly number[]): ScriptedRoll => ({
  purpose: 'independent convoy',
  values,
});
const ALL = [economicPhase, movementPhase, groundCombatPhase];

/** Sol, Wolf and Vega in a row, two jumps of minor lanes; troops at Sol. */
function world(treasury = 20, vegaIs: Partial<StarSystem> = {}): CampaignState {
  const lanes = [
    { a: sol, b: wolf, class: 'minor' },
    { a: wolf, b: vega, class: 'minor' },
  ] as const;
  const state = campaignOf({
    turn: 3,
    empires: [empireOf({ id: human, homeworld: sol, treasury })],
    designs: [
      ...([3, 6, 10] as const).map((capacity) =>
        designOf({
          id: independentOf(capacity),
          list: INDEPENDENTS_LIST,
          kind: 'convoy',
          hull: null,
          civilian: true,
        }),
      ),
      designOf({ id: designId('guard'), kind: 'ground', hull: 'LG', cost: 4 }),
    ],
    systems: [
      systemOf({ id: sol, owner: human, census: 4, morale: 4, capacity: 8 }),
      systemOf({ id: wolf }),
      systemOf({ id: vega, owner: human, census: 1, morale: 1, capacity: 6, ...vegaIs }),
    ],
    lanes,
    units: [ashore('human.u1', 'guard', sol), ashore('human.u2', 'guard', sol)],
  });
  const known = lanes.map(({ a, b, class: kind }) => {
    const lane = laneIdOf(a, b);
    const id = `human/${lane}`;
    const seen = { turn: 0, source: 'scenario' };
    return [id, { id, viewer: human, lane, a, b, class: kind, known: seen }];
  });
  return { ...state, knownLanes: Object.fromEntries(known) };
}

const failuresIn = (done: ReturnType<typeof runPhases>) =>
  eventsOf(done.events, 'OrderFailed').map(({ index, kind, because }) => [index, kind, because]);
const nextTurn = (state: CampaignState): CampaignState => ({ ...state, turn: state.turn + 1 });

test('OPT-8: a hired convoy loads, goes by itself, lands where it was hired for and is gone', () => {
  let done = runPhases(ALL, world(), { human: [bid(5)] }, [rolled(1, 2)]);
  expect(eventsOf(done.events, 'ConvoyBid')).toMatchObject([
    {
      points: 5,
      ledger: [
        { label: '2d6', amount: 3 },
        { label: 'Bid above the least', amount: 2 },
      ],
      hired: { unit: 'human.u3', fleet: 'human.f1', name: 'Independent 3-1', capacity: 10 },
    },
  ]);
  expect(eventsOf(done.events, 'CensusLoaded')).toMatchObject([{ unit: 'human.u3', census: 3 }]);
  expect(eventsOf(done.events, 'FleetMoved')).toEqual([]);
  expect(done.state.empires[human]?.treasury).toBe(15);
  expect(brokenInvariants(done.state)).toEqual([]);
  const stops: unknown[] = [];
  for (let turn = 4; Object.keys(done.state.fleets).length > 0 && turn < 8; turn += 1) {
    done = runPhases(ALL, nextTurn(done.state));
    stops.push(eventsOf(done.events, 'FleetMoved').map(({ to }) => to));
  }
  expect(stops).toEqual([[wolf], [vega]]);
  expect(eventsOf(done.events, 'CensusLanded')).toMatchObject([{ system: vega, census: 2 }]);
  expect(eventsOf(done.events, 'ConvoyLeft')).toMatchObject([{ unit: 'human.u3', system: vega }]);
  expect(done.state.units).not.toHaveProperty('human.u3');
  expect(brokenInvariants(done.state)).toEqual([]);
});

test('OPT-8: none is to be had by 2 or less: nothing is paid, and no other bid is made', () => {
  const done = runPhases([economicPhase], world(), { human: [bid(3), bid(3)] }, [rolled(1, 1)]);
  expect(eventsOf(done.events, 'ConvoyBid')).toMatchObject([{ hired: null }]);
  expect(failuresIn(done)).toEqual([[1, 'BidForConvoy', 'no-convoy-free']]);
  expect(done.state.empires[human]?.treasury).toBe(20);
});

test('OPT-8: one bid after the other, each 2 lower for those hired before', () => {
  const bids = [bid(3), bid(3, units('human.u1', 'human.u2')), bid(3)];
  const script = [rolled(3, 3), rolled(3, 3), rolled(3, 4)];
  const done = runPhases(ALL, world(), { human: bids }, script);
  expect(eventsOf(done.events, 'ConvoyBid').map(({ hired }) => hired?.capacity)).toEqual([
    10, 6, 3,
  ]);
  expect(done.state.empires[human]?.treasury).toBe(11);
  expect(eventsOf(done.events, 'UnitsLoaded')).toMatchObject([{ units: ['human.u1'] }]);
  expect(failuresIn(done)).toEqual([
    [1, 'BidForConvoy', 'no-room-aboard'],
    [2, 'BidForConvoy', 'no-room-aboard'],
  ]);
  expect(eventsOf(done.events, 'ConvoyLeft')).toMatchObject([{ unit: 'human.u5', system: sol }]);
});

test('OPT-8, ECO-6: after a bid that cannot be paid no other is made', () => {
  const done = runPhases([economicPhase], world(4), { human: [bid(5), bid(3)] });
  expect(failuresIn(done)).toEqual([
    [0, 'BidForConvoy', 'treasury-short'],
    [1, 'BidForConvoy', 'no-convoy-free'],
  ]);
});

test('OPT-8: what finds no room waits aboard, and lands when there is some', () => {
  const full = runPhases(ALL, world(20, { census: 6 }), { human: [bid(3)] }, [rolled(4, 4)]);
  const there = runPhases(ALL, nextTurn(full.state));
  const waits = runPhases(ALL, nextTurn(there.state));
  expect(eventsOf(waits.events, 'ConvoyLeft')).toEqual([]);
  const { systems } = waits.state;
  const state = {
    ...waits.state,
    systems: { ...systems, [vega]: { ...systems[vega]!, census: 5 } },
  };
  const lands = runPhases(ALL, nextTurn(state));
  expect(eventsOf(lands.events, 'CensusLanded')).toMatchObject([{ system: vega, census: 6 }]);
  expect(eventsOf(lands.events, 'ConvoyLeft')).toHaveLength(1);
});

test('OPT-8: no convoy goes into a contested system: it waits before it', () => {
  const laden = runPhases(ALL, world(), { human: [bid(3)] }, [rolled(4, 4)]).state;
  const there = runPhases(ALL, nextTurn(laden)).state;
  const rebels = { ...there.systems[vega]!, rebels: 1 };
  const held = { ...there, systems: { ...there.systems, [vega]: rebels } };
  expect(eventsOf(runPhases(ALL, nextTurn(held)).events, 'FleetMoved')).toEqual([]);
  expect(eventsOf(runPhases(ALL, nextTurn(there)).events, 'FleetMoved')).toHaveLength(1);
});

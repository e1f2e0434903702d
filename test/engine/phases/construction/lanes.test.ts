import { constructionPhase } from '#engine/phases/construction/phase';
import { economicPhase } from '#engine/phases/economic/phase';
import { brandAs } from '#kernel/brand/brand';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import { laneIdOf, type LaneClass } from '#model/campaign/lane';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import type { Unit } from '#model/forces/unit';
import type { Order } from '#model/orders/order';
import {
  campaignOf,
  designId,
  designOf,
  empireId,
  empireOf,
  fleetId,
  fleetOf,
  inFleet,
  systemId,
  systemOf,
  unitId,
  unitOf,
} from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { expect, test } from 'vitest';

const [sol, wolf, vega] = [systemId('H0101'), systemId('H0102'), systemId('H0103')];
const [seeker, cruiser] = [designId('seeker'), designId('cruiser')];
const kili = empireId('kili');
const [hermes, ajax, scylla] = [unitId('human.u1'), unitId('human.u2'), unitId('loran.u1')];
const [camp, far] = [fleetId('human.f1'), fleetId('loran.f1')];
const lane = laneIdOf(sol, wolf);

type Parts = Readonly<{
  laneClass?: LaneClass;
  treasury?: number;
  explorer?: Partial<Unit>;
  home?: Partial<StarSystem>;
}>;

/** A human Explorer and a cruiser at Sol, one of the Loran at Wolf, and the Kili at Vega beyond. */
const world = ({ laneClass = 'restricted', treasury = 100, explorer, home }: Parts = {}) =>
  campaignOf({
    turn: 3,
    empires: [
      empireOf({ id: human, treasury }),
      empireOf({ id: loran, treasury }),
      empireOf({ id: kili }),
    ],
    relations: [{ a: human, b: loran, state: 'trade' }],
    designs: [
      designOf({ id: seeker, cc: 1, abilities: [{ id: brandAs('explorer'), rating: 1 }] }),
      designOf({ id: cruiser }),
    ],
    systems: [
      systemOf({ id: sol, owner: human, ...home }),
      systemOf({ id: wolf }),
      systemOf({ id: vega, owner: kili }),
    ],
    lanes: [
      { a: sol, b: wolf, class: laneClass },
      { a: wolf, b: vega, class: 'minor' },
    ],
    fleets: [
      fleetOf({ id: camp, owner: human, at: sol }),
      fleetOf({ id: far, owner: loran, at: wolf }),
    ],
    units: [
      unitOf({ id: hermes, owner: human, design: seeker, place: inFleet(camp), ...explorer }),
      unitOf({ id: ajax, owner: human, design: cruiser, place: inFleet(camp) }),
      unitOf({ id: scylla, owner: loran, design: seeker, place: inFleet(far) }),
    ],
  });

const improve = (explorer = hermes, toward = wolf): Order => ({
  kind: 'ImproveLane',
  explorer,
  toward,
});
const pay = (state: CampaignState, ...orders: readonly Order[]) =>
  runPhases([economicPhase], state, { [human]: orders });
const build = (state: CampaignState) => runPhases([constructionPhase], state);

test.each([
  { from: 'restricted', to: 'minor', left: 70 },
  { from: 'minor', to: 'major', left: 40 },
] as const)('CON-10: a $from lane becomes $to in the Construction Phase', ({ from, to, left }) => {
  const paid = pay(world({ laneClass: from }), improve());
  expect(paid.state.empires[human]?.treasury).toBe(left);
  expect(paid.state.lanes[lane]?.class).toBe(from);
  const { state, events } = build(paid.state);
  expect(state.lanes[lane]?.class).toBe(to);
  expect(state.projects).toEqual({});
  expect(eventsOf(events, 'LaneImproved')).toMatchObject([{ unit: hermes, lane, class: to }]);
});

test('CON-10, MAP-13: an empire at an end of the lane learns its class, nobody else does', () => {
  const { state } = build(pay(world(), improve()).state);
  const known = [human, loran, kili].map(
    (viewer) => state.knownLanes[knowledgeIdOf(viewer, lane)]?.class,
  );
  expect(known).toEqual(['minor', 'minor', undefined]);
});

test.each<Readonly<{ what: string; parts?: Parts; orders: readonly Order[]; because: string }>>([
  {
    what: 'a major lane',
    parts: { laneClass: 'major' },
    orders: [improve()],
    because: 'lane-unfit',
  },
  {
    what: 'an unexplored lane',
    parts: { laneClass: 'unexplored' },
    orders: [improve()],
    because: 'lane-unfit',
  },
  { what: 'no lane of the system', orders: [improve(hermes, vega)], because: 'lane-unfit' },
  { what: 'no Explorer', orders: [improve(ajax)], because: 'unit-unfit' },
  {
    what: 'a crippled Explorer',
    parts: { explorer: { condition: 'crippled' } },
    orders: [improve()],
    because: 'unit-unfit',
  },
  {
    what: 'an Explorer in reserve',
    parts: { explorer: { status: 'reserve' } },
    orders: [improve()],
    because: 'unit-unfit',
  },
  { what: 'another’s Explorer', orders: [improve(scylla, sol)], because: 'units-elsewhere' },
  { what: 'no points', parts: { treasury: 29 }, orders: [improve()], because: 'treasury-short' },
  {
    what: 'more than a blockaded system yields',
    parts: { home: { blockaded: true, raw: 5, utilized: 5 } },
    orders: [improve()],
    because: 'over-limit',
  },
])('CON-10: refused: $what', ({ parts, orders, because }) => {
  const { state, events } = pay(world(parts), ...orders);
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([{ because }]);
  expect(state.projects).toEqual({});
});

test('CON-10: one step for each lane and turn', () => {
  const more = world({ treasury: 200 });
  const units = { ...more.units, [ajax]: { ...more.units[ajax]!, design: seeker } };
  const { state, events } = pay({ ...more, units }, improve(), improve(ajax));
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([{ index: 1, because: 'lane-unfit' }]);
  expect(state.empires[human]?.treasury).toBe(170);
});

test('CON-10: two empires raise a lane by one step together, and both have paid', () => {
  const sheets = { [human]: [improve()], [loran]: [improve(scylla, sol)] };
  const { state, events } = runPhases([economicPhase, constructionPhase], world(), sheets);
  expect(state.lanes[lane]?.class).toBe('minor');
  expect([human, loran].map((id) => state.empires[id]?.treasury)).toEqual([70, 70]);
  expect(eventsOf(events, 'LaneImproved')).toHaveLength(2);
});

test('ECO-6: spent is spent when the Explorer is crippled or moved', () => {
  const paid = pay(world(), improve()).state;
  const hurt = { ...paid.units[hermes]!, condition: 'crippled' } as const;
  const crippled = build({ ...paid, units: { ...paid.units, [hermes]: hurt } });
  expect(crippled.state.lanes[lane]?.class).toBe('restricted');
  expect(eventsOf(crippled.events, 'UnitProjectFailed')).toMatchObject([
    { kind: 'lane', because: 'unit-crippled', paid: 30 },
  ]);
  const gone = { ...paid.fleets[camp]!, lastMoved: 3 };
  const moved = build({ ...paid, fleets: { ...paid.fleets, [camp]: gone } });
  expect(eventsOf(moved.events, 'UnitProjectFailed')).toMatchObject([{ because: 'unit-moved' }]);
});

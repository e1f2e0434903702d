import { constructionPhase } from '#engine/phases/construction/phase';
import { economicPhase } from '#engine/phases/economic/phase';
import type { Phase } from '#engine/record/phase';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import {
  aboard,
  classId,
  type ClassName,
  type Crew,
  harbour,
  human,
  inFleet,
  loran,
  sol,
  unit,
} from '#test/support/harbour';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { expect, test } from 'vitest';

const HURT = { condition: 'crippled' } as const;

const refit = (to: ClassName, ...names: readonly string[]): Order => ({
  kind: 'RefitUnits',
  units: names.map(unit),
  design: classId(to),
});

/** The humans may build all but forts. */
function port(parts: Parameters<typeof harbour>[0]): CampaignState {
  const state = harbour(parts);
  const unlocked = Object.values(state.designs)
    .map(({ id }) => id)
    .filter((id) => id !== classId('mender'));
  return {
    ...state,
    empires: { ...state.empires, [human]: { ...state.empires[human]!, unlocked } },
  };
}

const pay = (state: CampaignState, ...orders: readonly Order[]) =>
  runPhases([economicPhase], state, { [human]: orders });
const build = (state: CampaignState) => runPhases([constructionPhase], state);

const failuresOf = (events: Parameters<typeof eventsOf>[0]) => [
  ...eventsOf(events, 'OrderFailed').map(({ because, about }) => [because, about]),
  ...eventsOf(events, 'UnitProjectFailed').map(({ because, unit: id, paid }) => [
    because,
    id,
    paid,
  ]),
];

const change = (state: CampaignState, name: string, part: Partial<Unit>): CampaignState => ({
  ...state,
  units: { ...state.units, [unit(name)]: { ...state.units[unit(name)]!, ...part } },
});

test.each<Readonly<{ name: string; crew: Crew; to: ClassName; paid: number }>>([
  {
    name: 'a ship at a shipyard',
    crew: { u1: ['lander'], y1: ['yard'] },
    to: 'cruiser',
    paid: 4,
  },
  {
    name: 'a ship at a Mobile Shipyard',
    crew: { u1: ['lander'], m1: ['dock'] },
    to: 'cruiser',
    paid: 4,
  },
  {
    name: 'a flight where its carrier is',
    crew: { c1: ['carrier'], u1: ['wing', { place: aboard('c1') }], y1: ['yard'] },
    to: 'skyhawk',
    paid: 1,
  },
])('CON-6: $name is refitted for half the price of its new class', ({ crew, to, paid }) => {
  const bought = pay(port({ crew }), refit(to, 'u1'));
  expect(bought.state.empires[human]?.treasury).toBe(50 - paid);
  expect(bought.state.units[unit('u1')]?.design).not.toBe(classId(to));
  const { state, events } = build(bought.state);
  expect(eventsOf(events, 'UnitRefitted')).toMatchObject([
    { unit: 'human.u1', to: classId(to), system: sol },
  ]);
  expect(state.units[unit('u1')]).toEqual({
    ...bought.state.units[unit('u1')],
    design: classId(to),
  });
  expect(state.projects).toEqual({});
});

test('CON-6: refitCost = difference: the scrap value of the old class is taken off, to 1 at least', () => {
  const rules = { ...DEFAULT_RULE_SET, refitCost: 'difference' } as const;
  const crew: Crew = { u1: ['lander'], u2: ['dock'], y1: ['yard'] };
  const orders = { [human]: [refit('cruiser', 'u1', 'u2')] };
  const phase: Phase = {
    ...economicPhase,
    run: (input) => economicPhase.run({ ...input, rules }),
  };
  const { state } = runPhases([phase], port({ crew }), orders);
  const paid = Object.values(state.projects).map((project) => project.paid);
  expect(paid).toEqual([7 - 2, 1]);
});

const FLIGHT = { place: aboard('u1') } as const;
test.each<Readonly<{ name: string; crew: Crew; to: ClassName }>>([
  { name: 'a crippled ship', crew: { u1: ['lander', HURT], y1: ['yard'] }, to: 'cruiser' },
  {
    name: 'a mothballed ship',
    crew: { u1: ['lander', { status: 'mothballed' }], y1: ['yard'] },
    to: 'cruiser',
  },
  {
    name: 'a ship where no yard works',
    crew: { u1: ['lander'], y1: ['yard', HURT] },
    to: 'cruiser',
  },
  { name: 'a ship into a flight', crew: { u1: ['lander'], y1: ['yard'] }, to: 'wing' },
  { name: 'a ship into its own class', crew: { u1: ['lander'], y1: ['yard'] }, to: 'lander' },
  { name: 'into what is not unlocked', crew: { u1: ['lander'], y1: ['yard'] }, to: 'mender' },
  { name: 'a convoy', crew: { u1: ['freighter'], y1: ['yard'] }, to: 'freighter' },
  { name: 'ground forces', crew: { u1: ['troops'], y1: ['yard'] }, to: 'troops' },
  {
    name: 'a carrier into what has no room for its flight',
    crew: { u1: ['carrier'], g1: ['wing', FLIGHT], y1: ['yard'] },
    to: 'cruiser',
  },
  {
    name: 'a Supply ship with cargo that would find no hold',
    crew: { u1: ['tender'], g1: ['wing', FLIGHT], y1: ['yard'] },
    to: 'cruiser',
  },
  {
    name: 'a ship with ordnance that would find no room',
    crew: { u1: ['lander', { ordnance: ['heavy'] }], y1: ['yard'] },
    to: 'cruiser',
  },
  {
    name: 'a flight that lies in a hold',
    crew: { t1: ['tender'], u1: ['wing', { place: aboard('t1') }], y1: ['yard'] },
    to: 'skyhawk',
  },
])('CON-6: no refit of $name', ({ crew, to }) => {
  const { events, state } = pay(port({ crew }), refit(to, 'u1'));
  expect(failuresOf(events)).toEqual([['unit-unfit', 'human.u1']]);
  expect(state.projects).toEqual({});
});

test('CON-6: a unit is refitted once a turn, its own owner’s, and only for points that are there', () => {
  const crew: Crew = {
    u1: ['lander'],
    u2: ['lander'],
    u3: ['fort', { owner: loran }],
    y1: ['yard'],
  };
  const state = port({ crew, treasury: 4 });
  const { events } = pay(state, refit('cruiser', 'u1', 'u2', 'u3'), refit('carrier', 'u1'));
  expect(failuresOf(events)).toEqual([
    ['treasury-short', 'human.u2'],
    ['units-elsewhere', 'human.u3'],
    ['unit-unfit', 'human.u1'],
  ]);
});

test('ECO-7: in a blockaded system refits are paid out of its output', () => {
  const system = { owner: human, blockaded: true, raw: 1, utilized: 3 };
  const crew: Crew = { u1: ['lander'], y1: ['yard'] };
  const { events } = pay(port({ crew, system }), refit('cruiser', 'u1'));
  expect(failuresOf(events)).toEqual([['over-limit', 'human.u1']]);
});

test.each([
  { name: 'its shipyard is crippled', lose: { y1: HURT }, because: 'yard-lost' },
  { name: 'it is crippled itself', lose: { u1: HURT }, because: 'unit-crippled' },
  { name: 'it went elsewhere', lose: { u1: { place: inFleet('f2') } }, because: 'unit-moved' },
  {
    name: 'more came aboard than its new class has room for',
    lose: { g1: { place: aboard('u1') } },
    because: 'laden',
  },
] as const)('CON-6: a refit fails and its points are lost when $name', ({ lose, because }) => {
  const crew: Crew = {
    u1: ['carrier'],
    u2: ['cruiser', { place: inFleet('f2') }],
    g1: ['wing'],
    y1: ['yard'],
  };
  const start = port({ crew, fleets: { f2: { at: sol, lastMoved: 3 } } });
  const bought = pay(start, refit('cruiser', 'u1')).state;
  const after = Object.entries(lose).reduce(
    (state, [name, part]) => change(state, name, part),
    bought,
  );
  const { state, events } = build(after);
  expect(failuresOf(events)).toEqual([[because, 'human.u1', 4]]);
  expect(state.units[unit('u1')]?.design).toBe(classId('carrier'));
  expect(state.projects).toEqual({});
  expect(state.empires[human]?.treasury).toBe(46);
});

test('CON-6: a base is refitted at a colony, and fails when the colony is lost', () => {
  const state = port({ crew: { u1: ['fort'] } });
  const bastion = { ...state.designs[classId('fort')]!, id: classId('dock'), cost: 12 };
  const start = { ...state, designs: { ...state.designs, [bastion.id]: bastion } };
  const bought = pay(start, refit('dock', 'u1')).state;
  expect(build(bought).state.units[unit('u1')]?.design).toBe(bastion.id);
  const lost = { ...bought.systems[sol]!, owner: loran };
  const { events } = build({ ...bought, systems: { ...bought.systems, [sol]: lost } });
  expect(failuresOf(events)).toEqual([['system-lost', 'human.u1', 6]]);
});

test('CON-6, TECH-5: a unit is refitted into a class of which there are schematics, when the era is up to it', () => {
  const state = port({ crew: { u1: ['lander'], y1: ['yard'] } });
  const given = (era: number): CampaignState => {
    const empire = {
      ...state.empires[human]!,
      unlocked: [],
      schematics: [classId('cruiser')],
      era,
    };
    const designs = { ...state.designs };
    designs[classId('cruiser')] = { ...designs[classId('cruiser')]!, era: 2 };
    return { ...state, designs, empires: { ...state.empires, [human]: empire } };
  };
  expect(failuresOf(pay(given(1), refit('cruiser', 'u1')).events)).toEqual([
    ['unit-unfit', 'human.u1'],
  ]);
  expect(eventsOf(pay(given(2), refit('cruiser', 'u1')).events, 'ProjectBegun')).toHaveLength(1);
});

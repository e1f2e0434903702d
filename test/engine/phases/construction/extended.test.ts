import { constructionPhase } from '#engine/phases/construction/phase';
import { economicPhase } from '#engine/phases/economic/phase';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { Order } from '#model/orders/order';
import type { RuleSet } from '#model/settings/rule-set';
import { readyTurnOf } from '#rules/construction/ready-turn';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { build, HURT, repair } from '#test/legality/yard-orders';
import { classId, type Crew, harbour, human, unit, workId } from '#test/support/harbour';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { withRules } from '#test/support/with-rules';
import { expect, test } from 'vitest';

type Times = RuleSet['constructionTimes'];
type Told = readonly (readonly CampaignEvent[])[];

/** The economic and construction phases of as many turns, the orders in the first; what happened in each. */
function play(
  start: CampaignState,
  orders: readonly Order[],
  turns: number,
  constructionTimes: Times = 'extended',
): Readonly<{ state: CampaignState; told: Told }> {
  const phases = [economicPhase, constructionPhase];
  const told: (readonly CampaignEvent[])[] = [];
  let state = start;
  for (let done = 0; done < turns; done += 1) {
    const timed = phases.map((phase) => withRules(phase, { constructionTimes }));
    const played = runPhases(timed, state, done === 0 ? { [human]: orders } : {});
    told.push(played.events);
    state = { ...played.state, turn: played.state.turn + 1 };
  }
  return { state, told };
}

/** The turn, counted from the first, in which something of a type happened; −1: in none. */
const turnOf = (told: Told, type: CampaignEvent['type']) =>
  told.findIndex((events) => events.some((one) => one.type === type));

test.each([
  { times: 'quick', cost: 9, ready: null },
  { times: 'extended', cost: 9, ready: 6 },
  { times: 'extended', cost: 2, ready: 2 },
  { times: 'extended', cost: 1, ready: 2 },
  { times: 'extended', cost: 0, ready: 2 },
] as const)('OPT-6: by $times times what costs $cost in turn 2 is ready in turn $ready', (row) => {
  expect(readyTurnOf(row.cost, 2, { constructionTimes: row.times })).toBe(row.ready);
});

test.each([
  { times: 'quick', turn: 0 },
  { times: 'extended', turn: 3 },
] as const)(
  'OPT-6: by $times times a cruiser of 7 comes out $turn turns later',
  ({ times, turn }) => {
    const { told, state } = play(harbour({ crew: { y1: ['yard'] } }), [build('cruiser')], 5, times);
    expect(turnOf(told, 'UnitBuilt')).toBe(turn);
    expect(turnOf(told, 'WorkAdvanced')).toBe(0);
    expect(state.works).toEqual({});
  },
);

test('OPT-6: part payments wait for the last one, and the time begins with it', () => {
  const orders: readonly Order[] = [{ kind: 'FundWork', work: workId('w1'), pay: 3 }];
  const start = harbour({ crew: { y1: ['yard'] }, works: { w1: { paid: 4, begun: 1 } } });
  const { told } = play(start, orders, 4);
  expect(eventsOf(told.flat(), 'WorkFunded')).toMatchObject([{ paid: 3, ready: 6 }]);
  expect(turnOf(told, 'UnitBuilt')).toBe(3);
  const part = play(start, [{ kind: 'FundWork', work: workId('w1'), pay: 2 }], 1);
  expect(eventsOf(part.told.flat(), 'WorkFunded')).toMatchObject([{ paid: 2, ready: null }]);
});

test('OPT-6: what is built and waits takes no capacity of what comes after it', () => {
  const orders = [build('cruiser')];
  const first = play(harbour({ crew: { y1: ['yard'] } }), orders, 1);
  const { told } = play(first.state, orders, 1);
  expect(eventsOf(told.flat(), 'WorkAdvanced').map(({ capacity }) => capacity)).toEqual([7]);
});

test('OPT-6 ECO-6: what waits can be given up, and half of its price comes back', () => {
  const { state } = play(harbour({ crew: { y1: ['yard'] } }), [build('cruiser')], 1);
  const [work] = Object.values(state.works);
  const { told } = play(state, [{ kind: 'CancelWork', work: work!.id }], 1);
  expect(eventsOf(told.flat(), 'WorkRefunded')).toMatchObject([{ refund: 3 }]);
});

type Case = Readonly<{ name: string; crew: Crew; order: Order; turn: number }>;
test.each<Case>([
  {
    name: 'a repair for 2 at a yard',
    crew: { u1: ['cruiser', HURT], y1: ['yard'] },
    order: repair('yard', 'u1'),
    turn: 0,
  },
  {
    name: 'a repair for 4 in the field',
    crew: { u1: ['cruiser', HURT], d1: ['depot'] },
    order: repair('field', 'u1'),
    turn: 1,
  },
])('OPT-6: $name is done $turn turns later', ({ crew, order, turn }) => {
  const { told, state } = play(harbour({ crew }), [order], 3);
  expect(turnOf(told, 'UnitRestored')).toBe(turn);
  expect(state.units[unit('u1')]?.condition).toBe('sound');
  expect(state.projects).toEqual({});
});

test('OPT-6: a refit for 4 takes two turns', () => {
  const start = harbour({ crew: { u1: ['mender'], y1: ['yard'] } });
  const empire = { ...start.empires[human]!, unlocked: [classId('cruiser')] };
  const state = { ...start, empires: { ...start.empires, [human]: empire } };
  const order: Order = { kind: 'RefitUnits', units: [unit('u1')], design: classId('cruiser') };
  expect(turnOf(play(state, [order], 3).told, 'UnitRefitted')).toBe(1);
});

test('OPT-6: helpers that go in a later turn let the repair fail, and its points are lost', () => {
  const crew: Crew = { u1: ['cruiser', HURT], d1: ['depot'] };
  const { state } = play(harbour({ crew }), [repair('field', 'u1')], 1);
  const { [unit('d1')]: gone, ...units } = state.units;
  expect(gone).toBeDefined();
  const { told } = play({ ...state, units }, [], 1);
  expect(eventsOf(told.flat(), 'UnitProjectFailed')).toMatchObject([
    { because: 'helper-lost', paid: 4 },
  ]);
});

test('OPT-6: a unit that must withdraw is not fully repaired', () => {
  const crew: Crew = { u1: ['cruiser', HURT], d1: ['depot'] };
  const { state } = play(harbour({ crew }), [repair('field', 'u1')], 1);
  const [fleet] = Object.values(state.fleets);
  const leaving = { ...fleet!, withdrawing: { lane: 'H0101-H0102', turn: 4 } } as never;
  // One turn earlier, when it is not done yet.
  const after = { ...state, turn: 3, fleets: { ...state.fleets, [fleet!.id]: leaving } };
  const { events } = runPhases([constructionPhase], after);
  expect(eventsOf(events, 'UnitProjectFailed')).toMatchObject([{ because: 'withdraws' }]);
});

test('OPT-6: between turns nothing is wrong with what takes longer', () => {
  const crew: Crew = { u1: ['cruiser', HURT], d1: ['depot'], y1: ['yard'] };
  const { state } = play(harbour({ crew }), [repair('field', 'u1'), build('cruiser')], 1);
  const codes = brokenInvariants({ ...state, phase: 'economic' }).map(({ code }) => code);
  expect(codes.filter((code) => code.startsWith('PROJECT') || code.startsWith('WORK'))).toEqual([]);
});

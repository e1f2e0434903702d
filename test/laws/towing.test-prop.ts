import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomOrders } from '#ai/plans/random-orders';
import { constructionPhase } from '#engine/phases/construction/phase';
import { movementPhase } from '#engine/phases/movement/phase';
import { empireViewOf } from '#fog/views/empire-view-of';
import { seededDice } from '#kernel/dice/seeded-dice';
import { judgeOrders } from '#legality/judge-orders';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent } from '#model/events/campaign-event';
import { type Assignment, type Order, REORGANISE_AT } from '#model/orders/order';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { inputOf, looked, move, ordersOf, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { empireId, unitId } from '#test/support/campaign';
import { howMany } from '#test/support/how-many';

const RULES: RuleSet = { ...DEFAULT_RULE_SET, raiders: 'off', towBases: 'on' };
const CODES = ['TOW_TOO_DEAR', 'HOLD_OVERFULL', 'UNIT_PLACE', 'CARRIER_OVER_CV'];
const TUGS = ['red.uf10', 'red.uf11', 'red.uf12', 'red.uf20'].map(unitId);
const BASES = ['red.u1', 'red.u2', 'red.u3'].map(unitId);

/** Red alone: fit and crippled tugs, and a Supply ship with Towing; bases, one of them in tow and one too dear. */
function world(): CampaignState {
  const state = voyageOf({
    lanes: { 'A-B': 'major', 'B-C': 'major' },
    owners: { A: 'red', B: 'red', C: 'red' },
    fleets: { red: { f1: ['A', 'tug', 'tug!', 'hauler'], f2: ['A', 'fasttug'] } },
    units: [
      ashore('red.u1', 'sat', 'A'),
      ashore('red.u2', 'sat', 'A', { place: { kind: 'aboard', carrier: TUGS[0]! } }),
      ashore('red.u3', 'base', 'A'),
    ],
  });
  return looked({ ...state, phase: 'economic' });
}

const state = world();
const view = empireViewOf(state, empireId('red'), { campaignName: 'Test', rules: RULES });

const to = fc.oneof(
  fc.constant<Assignment>({ kind: 'system' }),
  fc.constantFrom(...TUGS).map((carrier): Assignment => ({ kind: 'aboard', carrier })),
);
const assignment: fc.Arbitrary<Order> = fc.record({
  kind: fc.constant('AssignUnits' as const),
  units: fc.constantFrom(...BASES).map((one) => [one]),
  to,
  at: fc.constantFrom(...REORGANISE_AT),
});
const moves = fc.subarray([move('red.f1', 'B'), move('red.f2', 'B', 'C')]);
const sheet = fc
  .tuple(moves, fc.array(assignment, { minLength: 1, maxLength: 5 }))
  .map(([sails, tows]): readonly Order[] => [...sails, ...tows]);

test('MOV-10: what is judged fit before movement is taken in tow and put down, and moves at the pace that was foretold', () => {
  fc.assert(
    fc.property(sheet, (orders) => {
      const { legal } = judgeOrders(view, orders);
      const red = legal.map(({ order }) => order);
      let now = state;
      const events: CampaignEvent[] = [];
      for (const phase of [movementPhase, constructionPhase]) {
        const ran = phase.run(inputOf({ ...now, phase: phase.id }, ordersOf({ red }), RULES));
        if (!ran.done) throw new Error('neither asks anybody');
        now = ran.state;
        events.push(...ran.events);
        const broken = brokenInvariants(now).filter(({ code }) => CODES.includes(code));
        expect(broken).toEqual([]);
      }
      const failed = events.flatMap((event) =>
        event.type === 'OrderFailed' ? [red[event.index]!] : [],
      );
      // What is to be done after construction nobody can know yet.
      expect(failed.filter((order) => !('at' in order) || order.at === 'movement')).toEqual([]);
      expect(events.filter(({ type }) => type === 'FleetStopped')).toEqual([]);
    }),
    { numRuns: howMany(60, 2000) },
  );
});

test('MOV-10: the random player takes bases in tow and puts them down', () => {
  const seeds = Array.from({ length: 12 }, (_, index) => String(index));
  const orders = seeds.flatMap((secret) => {
    const seed = { secret, turn: 1, attempt: 1, phase: 'economic' } as const;
    return randomOrders(view, seededDice<RollPurpose>(seed));
  });
  const towed = orders.flatMap((order) =>
    order.kind === 'AssignUnits' && BASES.some((base) => order.units.includes(base))
      ? [order.to.kind]
      : [],
  );
  expect(new Set(towed)).toEqual(new Set(['aboard', 'system']));
});

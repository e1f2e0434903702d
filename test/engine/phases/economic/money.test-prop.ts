import fc from 'fast-check';
import { brandAs } from '#kernel/brand/brand';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { quietColonies } from '#test/support/with-rules';
import { constructionPhase } from '#engine/phases/construction/phase';
import { economicPhase } from '#engine/phases/economic/phase';
import { endOfTurnPhase } from '#engine/phases/end-of-turn/phase';
import { openingPhase } from '#engine/phases/opening/phase';
import { techPhase } from '#engine/phases/tech/phase';
import type { EmpireId, WorkId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { Order } from '#model/orders/order';
import {
  campaignOf,
  designId,
  designOf,
  empireId,
  empireOf,
  systemId,
  systemOf,
  unitId,
  unitOf,
} from '#test/support/campaign';
import { runPhases } from '#test/support/run-phases';
import { expect, test } from 'vitest';

const EMPIRES = [empireId('human'), empireId('kili'), empireId('loran')] as const;
const HOMES = [systemId('H0101'), systemId('H0102'), systemId('H0103')] as const;
const DESIGNS = [
  designOf({ id: designId('skiff'), cost: 4, maintenance: { points: 2, per: 3 } }),
  designOf({ id: designId('galleon'), cost: 14, maintenance: { points: 5, per: 2 } }),
  designOf({
    id: designId('convoy'),
    kind: 'convoy',
    cost: 20,
    maintenance: { points: 1, per: 2 },
  }),
  designOf({
    id: designId('yard'),
    kind: 'base',
    role: 'shipyard',
    maintenance: { points: 1, per: 1 },
  }),
  designOf({
    id: designId('depot'),
    kind: 'base',
    role: 'depot',
    maintenance: { points: 1, per: 1 },
  }),
] as const;

const economy = fc.record({
  treasury: fc.integer({ min: -5, max: 40 }),
  census: fc.integer({ min: 0, max: 10 }),
  // None is in rebellion: whether it rises is no matter of money.
  morale: fc.integer({ min: 0, max: 10 }),
  productivity: fc.integer({ min: 0, max: 10 }),
  raw: fc.integer({ min: 1, max: 5 }),
  intel: fc.integer({ min: 0, max: 12 }),
  units: fc.array(fc.tuple(fc.nat(4), fc.boolean()), { maxLength: 25 }),
});
type Economy = typeof economy extends fc.Arbitrary<infer T> ? T : never;

const order = (empire: EmpireId, home: number): fc.Arbitrary<Order> => {
  const work = fc
    .integer({ min: 1, max: 5 })
    .map((n) => brandAs<WorkId>(`${empire}.w${String(n)}`));
  return fc.oneof(
    fc.record({
      kind: fc.constant('BuildUnits' as const),
      design: fc.constantFrom(DESIGNS[0].id, DESIGNS[1].id, DESIGNS[2].id),
      count: fc.integer({ min: 1, max: 4 }),
      system: fc.constantFrom(HOMES[home]!),
      source: fc.constantFrom('shipyard' as const, 'system' as const),
      names: fc.constant([]),
      pay: fc.option(fc.nat(30)),
    }),
    fc.record({
      kind: fc.constant('BuildUnits' as const),
      design: fc.constantFrom(DESIGNS[0].id, DESIGNS[1].id),
      count: fc.integer({ min: 1, max: 2 }),
      system: fc.constantFrom(HOMES[home]!),
      source: fc.constant('shipyard' as const),
      share: fc.integer({ min: 1, max: 3 }),
      names: fc.constant([]),
      pay: fc.option(fc.nat(30)),
    }),
    fc.record({ kind: fc.constant('FundWork' as const), work, pay: fc.nat(20) }),
    fc.record({ kind: fc.constant('CancelWork' as const), work }),
    fc.record({ kind: fc.constant('InvestTech' as const), points: fc.integer({ min: 1, max: 9 }) }),
    fc.record({
      kind: fc.constantFrom(
        'RaiseProductivity' as const,
        'SellProductivity' as const,
        'RaiseIntel' as const,
      ),
      system: fc.constantFrom(HOMES[home]!),
    }),
  );
};

const sheets = fc.tuple(
  ...EMPIRES.map((empire, index) => fc.array(order(empire, index), { maxLength: 6 })),
);

function campaignFrom(economies: readonly Economy[]): CampaignState {
  return campaignOf({
    empires: economies.map(({ treasury }, at) => empireOf({ id: EMPIRES[at]!, treasury })),
    relations: [{ a: EMPIRES[0], b: EMPIRES[1], state: 'trade' }],
    designs: DESIGNS,
    systems: economies.map(({ census, morale, productivity, raw, intel }, at) =>
      systemOf({
        id: HOMES[at]!,
        owner: EMPIRES[at]!,
        census,
        morale: Math.min(morale, census),
        // Who has risen rolls no more dice.
        rebels: morale === 0 ? 1 : 0,
        productivity,
        raw,
        intel,
      }),
    ),
    lanes: [
      { a: HOMES[0], b: HOMES[1], class: 'minor' },
      { a: HOMES[1], b: HOMES[2], class: 'major' },
    ],
    units: economies.flatMap(({ units }, at) =>
      units.map(([design, isAbroad], index) =>
        unitOf({
          id: unitId(`${EMPIRES[at]!}.u${String(index + 1)}`),
          owner: EMPIRES[at]!,
          design: DESIGNS[design]!.id,
          place: { kind: 'system', system: HOMES[isAbroad ? (at + 1) % 3 : at]! },
          trading: DESIGNS[design]!.kind === 'convoy',
        }),
      ),
    ),
  });
}

/** What an event of those that may do so puts into an empire's Treasury, or takes out of it. */
function changeBy(event: CampaignEvent, empire: EmpireId): number {
  if (!('empire' in event) || event.empire !== empire) return 0;
  if (event.type === 'IncomePaid') return event.total;
  if (event.type === 'WorkBegun' || event.type === 'WorkFunded') return -event.paid;
  if (event.type === 'TechInvested') return -event.points;
  if (event.type === 'ProjectBegun') return -event.project.paid;
  if (event.type === 'ProductivitySold') return event.gain;
  if (event.type === 'ProjectRefunded') return event.refund;
  return event.type === 'WorkRefunded' ? event.refund : 0;
}

const PHASES = [
  openingPhase,
  economicPhase,
  techPhase,
  constructionPhase,
  quietColonies,
  endOfTurnPhase,
];
const worlds = fc.tuple(economy, economy, economy);

test('ECO-4, ECO-6: money changes only by income, payments and refunds', () => {
  fc.assert(
    fc.property(worlds, fc.array(sheets, { minLength: 1, maxLength: 3 }), (world, turns) => {
      let state = campaignFrom(world);
      for (const orders of turns) {
        const byEmpire = Object.fromEntries(EMPIRES.map((id, at) => [id, orders[at] ?? []]));
        const before = state;
        const after = runPhases(PHASES, before, byEmpire);
        for (const empire of EMPIRES) {
          const changes = after.events.reduce((sum, event) => sum + changeBy(event, empire), 0);
          const begun = before.empires[empire]!.treasury;
          expect(after.state.empires[empire]?.treasury).toBe(begun + changes);
        }
        state = { ...after.state, turn: state.turn + 1 };
      }
    }),
    { seed: 20, numRuns: 200 },
  );
});

test('ECO-4: the ledgers of an income sum to its total', () => {
  fc.assert(
    fc.property(worlds, (world) => {
      const { events } = runPhases([openingPhase], campaignFrom(world));
      for (const event of events) {
        if (event.type !== 'IncomePaid') continue;
        const { systemIncome, commerce, maintenance, total } = event;
        expect(ledgerTotal(systemIncome) + ledgerTotal(commerce) - ledgerTotal(maintenance)).toBe(
          total,
        );
      }
    }),
    { seed: 21, numRuns: 200 },
  );
});

test('ECO-5, ECO-6: spending never makes a Treasury negative, unpaid units keep it from being so', () => {
  fc.assert(
    fc.property(worlds, sheets, (world, orders) => {
      const byEmpire = Object.fromEntries(EMPIRES.map((id, at) => [id, orders[at] ?? []]));
      const opened = runPhases([openingPhase], campaignFrom(world));
      const spent = runPhases([economicPhase], opened.state, byEmpire);
      for (const [at, empire] of EMPIRES.entries()) {
        const [income, left] = [opened, spent].map((one) => one.state.empires[empire]!.treasury);
        expect(left).toBeGreaterThanOrEqual(Math.min(0, income!));
        const unpaid = Object.values(opened.state.effects).filter((one) => one.owner === empire);
        if (income! < 0) expect(unpaid).toHaveLength(world[at]!.units.length);
      }
    }),
    { seed: 22, numRuns: 200 },
  );
});

test('TECH-1, COL-2, ECO-8: what is bought is in the pool, in the system, or told as lost', () => {
  fc.assert(
    fc.property(worlds, sheets, (world, orders) => {
      const byEmpire = Object.fromEntries(EMPIRES.map((id, at) => [id, orders[at] ?? []]));
      const before = campaignFrom(world);
      const { state, events } = runPhases(PHASES, before, byEmpire);
      expect(state.projects).toEqual({});
      for (const [at, empire] of EMPIRES.entries()) {
        const count = (...types: readonly string[]): number =>
          events.filter(
            ({ type, ...one }) => types.includes(type) && 'empire' in one && one.empire === empire,
          ).length;
        expect(count('ProjectBegun')).toBe(
          count('ProductivityRaised', 'IntelRaised', 'ImprovementFailed'),
        );
        const [old, now] = [before, state].map(({ systems }) => systems[HOMES[at]!]!);
        const change = count('ProductivityRaised') - count('ProductivitySold');
        expect(now!.productivity - old!.productivity).toBe(change);
        const lost = now!.owner === null ? old!.intel + count('IntelRaised') : 0;
        expect(now!.intel - old!.intel).toBe(count('IntelRaised') - lost);
        const invested = events.reduce(
          (sum, event) =>
            event.type === 'TechInvested' && event.empire === empire ? sum + event.points : sum,
          0,
        );
        expect(state.empires[empire]!.techPool).toBe(invested);
        expect(invested).toBeLessThanOrEqual(now!.utilized);
      }
    }),
    { seed: 24, numRuns: 200 },
  );
});

test('CON-1, CON-4: what is built was paid for, and a unit in service cost its price', () => {
  fc.assert(
    fc.property(worlds, sheets, (world, orders) => {
      const byEmpire = Object.fromEntries(EMPIRES.map((id, at) => [id, orders[at] ?? []]));
      const { state, events } = runPhases(PHASES, campaignFrom(world), byEmpire);
      for (const work of Object.values(state.works)) {
        expect(work.built).toBeLessThanOrEqual(work.paid);
        expect(work.paid).toBeLessThanOrEqual(work.cost);
        expect(work.cancelled).toBe(false);
      }
      for (const built of events) {
        if (built.type !== 'UnitBuilt') continue;
        const paid = events.reduce(
          (sum, event) =>
            event.type === 'WorkBegun' || event.type === 'WorkFunded'
              ? sum + (event.work === built.work ? event.paid : 0)
              : sum,
          0,
        );
        const { cost } = state.designs[built.design]!;
        const begun = events.find((one) => one.type === 'WorkBegun' && one.work === built.work);
        const share = begun?.type === 'WorkBegun' ? (begun.share ?? 0) : 0;
        expect([cost, 2 * cost, cost + share]).toContain(paid);
      }
    }),
    { seed: 23, numRuns: 200 },
  );
});

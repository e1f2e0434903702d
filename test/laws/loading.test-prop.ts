import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movementPhase } from '#engine/phases/movement/phase';
import { groundCombatPhase } from '#engine/phases/ground-combat/phase';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { Unit } from '#model/forces/unit';
import type { Cargo, SharedCargo } from '#model/orders/cargo';
import type { LegalOrder, Order } from '#model/orders/order';
import { DEFAULT_RULE_SET, type RuleSet, SETTING_VALUES } from '#model/settings/rule-set';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { inputOf, looked, move, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { empireId, systemId, unitId } from '#test/support/campaign';
import { howMany } from '#test/support/how-many';

const [HAULER, LANDER, CARRIER, SETTLER, SUPPLIER] = [
  ...['red.uf10', 'red.uf11', 'red.uf12'],
  ...['red.uf20', 'red.uf21'],
] as const;
const HOLDS = ['SHARERS_APART', 'HOLD_OVERFULL', 'TRADER_LADEN', 'CARRIER_OVER_CV'];

/** Red alone: a convoy, an Assault ship and a carrier in one fleet, a convoy that carries and a Supply ship in another, cargo about. */
function world(): CampaignState {
  const aboard = (carrier: string): Partial<Unit> => ({
    place: { kind: 'aboard', carrier: unitId(carrier) },
  });
  const state = voyageOf({
    lanes: { 'A-B': 'major', 'B-C': 'major' },
    owners: { A: 'red', C: 'red' },
    fleets: { red: { f1: ['A', 'convoy', 'lander', 'ca'], f2: ['A', 'convoy', 'supplier'] } },
    units: [
      ashore('red.u1', 'gropos', 'A'),
      ashore('red.u2', 'lf', 'A', aboard(CARRIER)),
      ashore('red.u3', 'cheapmine', 'A'),
      ashore('red.u4', 'gropos', 'A', aboard(SETTLER)),
      ashore('red.u5', 'lf', 'A', aboard(SUPPLIER)),
      ashore('red.u6', 'gropos', 'C'),
      ashore('red.u7', 'base', 'A'),
    ],
  });
  const part = { trading: true } as const;
  const id = unitId(HAULER);
  return { ...state, units: { ...state.units, [id]: { ...state.units[id]!, ...part } } };
}

const census: Cargo = { kind: 'census' };
const fort: SharedCargo = { kind: 'shared', unit: unitId('red.u7'), others: [] };
const CARGOES: readonly Cargo[] = [
  census,
  ...[
    ['red.u1'],
    ['red.u2'],
    ['red.u3'],
    ['red.u4'],
    ['red.u5'],
    ['red.u6'],
    ['red.u2', 'red.u3'],
  ].map((ids): Cargo => ({ kind: 'units', units: ids.map(unitId) })),
];
const CARRIERS = [HAULER, LANDER, SETTLER, SUPPLIER].map(unitId);
const trade = (convoy: string, trading: boolean): Order => ({
  kind: 'SetTrade',
  convoys: [unitId(convoy)],
  trading,
});
const ORDERS: readonly Order[] = [
  move('red.f1', 'B'),
  move('red.f1', 'B', 'C'),
  move('red.f2', 'B', 'C'),
  trade(HAULER, false),
  trade(SETTLER, true),
  { kind: 'FormFleet', name: 'New', units: [unitId(HAULER)], at: 'movement' },
  { kind: 'MoveFleet', fleet: 'new:New', path: ['B', 'C'].map(systemId) },
];
const shareOrder = fc.record({
  kind: fc.constant('LoadCargo' as const),
  carrier: fc.constantFrom(...CARRIERS),
  cargo: fc
    .subarray(CARRIERS, { minLength: 1 })
    .map((others): SharedCargo => ({ ...fort, others })),
});
const cargoOrder = fc.record({
  kind: fc.constantFrom('LoadCargo' as const, 'UnloadCargo' as const),
  carrier: fc.constantFrom(...CARRIERS),
  cargo: fc.constantFrom(...CARGOES),
});
const sheet = fc
  .tuple(
    fc.subarray([...ORDERS]),
    fc.array(fc.oneof({ weight: 5, arbitrary: cargoOrder }, shareOrder), {
      minLength: 2,
      maxLength: 6,
    }),
  )
  .chain(([moves, cargo]) => {
    const all: Order[] = [...moves, ...cargo];
    return fc.shuffledSubarray(all, { minLength: all.length });
  });

/** What went aboard. For Census it names the carrier. */
const loadedIn = (events: readonly CampaignEvent[]): readonly string[] =>
  events.flatMap((event) => {
    if (event.type === 'UnitsLoaded') return [...event.units];
    return event.type === 'CensusLoaded' ? [event.unit] : [];
  });

/** What was put down likewise. */
const landedIn = (events: readonly CampaignEvent[]): readonly string[] =>
  events.flatMap((event) => {
    if (event.type === 'UnitsLanded') return [...event.units];
    return event.type === 'CensusLanded' ? [event.unit] : [];
  });

/** Movement and the landings by the legal orders. */
function played(before: CampaignState, orders: readonly LegalOrder[], rules: RuleSet) {
  let state = before;
  const events: CampaignEvent[] = [];
  for (const phase of [movementPhase, groundCombatPhase]) {
    const sheets = { [empireId('red')]: orders };
    const result = phase.run(inputOf({ ...state, phase: phase.id }, sheets, rules));
    if (!result.done) throw new Error('neither asks anybody');
    state = result.state;
    events.push(...result.events);
  }
  return { state, events };
}

test('MOV-7: what is judged fit is loaded and unloaded, and nothing both in one turn', () => {
  const state = looked(world());
  fc.assert(
    fc.property(sheet, fc.constantFrom(...SETTING_VALUES.loading), (orders, loading) => {
      const rules: RuleSet = { ...DEFAULT_RULE_SET, raiders: 'off', loading };
      const asked = { ...state, phase: 'economic' } as const;
      const view = empireViewOf(asked, empireId('red'), { campaignName: 'Test', rules });
      const { legal, verdicts } = judgeOrders(view, orders);
      const { state: after, events } = played(state, legal, rules);
      const failed = events.flatMap((event) => (event.type === 'OrderFailed' ? [event.index] : []));
      // What is doubted may fail, and take its room from what comes after it.
      const isSure = verdicts.every(({ accepted, issues }) => !accepted || issues.length === 0);
      expect(isSure ? failed.map((index) => orders[index]) : []).toEqual([]);
      const landed = landedIn(events);
      expect(loadedIn(events).filter((id) => landed.includes(id))).toEqual([]);
      const broken = brokenInvariants(after).filter(({ code }) => HOLDS.includes(code));
      expect(broken).toEqual([]);
    }),
    { numRuns: howMany(60, 600) },
  );
});

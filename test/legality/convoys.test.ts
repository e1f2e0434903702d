import { describe, expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import type { EmpireView } from '#fog/views/empire-view';
import { judgeOrders } from '#legality/judge-orders';
import { type LaneClass, laneIdOf } from '#model/campaign/lane';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import type { Cargo } from '#model/orders/cargo';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { looked, move, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { empireId, fleetId, systemId, unitId } from '#test/support/campaign';

const CONVOY = 'red.uf10';
const census: Cargo = { kind: 'census' };
const units = (...ids: readonly string[]): Cargo => ({ kind: 'units', units: ids.map(unitId) });
const load = (cargo: Cargo, carrier = CONVOY): Order => ({
  kind: 'LoadCargo',
  carrier: unitId(carrier),
  cargo,
});
const unload = (cargo: Cargo, carrier = CONVOY): Order => ({
  kind: 'UnloadCargo',
  carrier: unitId(carrier),
  cargo,
});
const trade = (trading: boolean, ...ids: readonly string[]): Order => ({
  kind: 'SetTrade',
  convoys: ids.map(unitId),
  trading,
});
const aboard = { place: { kind: 'aboard', carrier: unitId(CONVOY) } } as const;

/** A and C are red's, with a depot at A; B is nobody's, D blue's, and f3 has seen it. */
function world(part: Readonly<Record<string, Partial<Unit>>> = {}): CampaignState {
  const state = voyageOf({
    lanes: { 'A-B': 'minor', 'B-C': 'minor', 'C-D': 'minor', 'D-E': 'minor' },
    owners: { A: 'red', C: 'red', D: 'blue' },
    states: { 'red/blue': 'non-aggression' },
    fleets: {
      red: { f1: ['A', 'convoy'], f2: ['A', 'convoy'], f3: ['D', 'dd'], f4: ['B', 'convoy'] },
    },
    units: [
      ashore('red.u9', 'depot', 'A'),
      ashore('red.u1', 'gropos', 'A'),
      ashore('red.u2', 'gropos', 'A'),
      ashore('red.u3', 'gropos', 'A'),
    ],
  });
  const changed = Object.entries(part).map(([id, more]) => [
    id,
    { ...state.units[unitId(id)]!, ...more },
  ]);
  return { ...state, phase: 'economic', units: { ...state.units, ...Object.fromEntries(changed) } };
}

function viewOf(state: CampaignState, rules: Partial<RuleSet> = {}): EmpireView {
  const info = {
    campaignName: 'Test',
    rules: { ...DEFAULT_RULE_SET, raiders: 'off', ...rules },
  } as const;
  return empireViewOf(looked(state), empireId('red'), info);
}

const codesOf = (orders: readonly Order[], state = world(), rules: Partial<RuleSet> = {}) =>
  judgeOrders(viewOf(state, rules), orders).verdicts.map(({ issues }) =>
    issues.map(({ code }) => code),
  );

/** With A blockaded. */
function shutIn(state: CampaignState): CampaignState {
  const A = systemId('A');
  return {
    ...state,
    systems: { ...state.systems, [A]: { ...state.systems[A]!, blockaded: true } },
  };
}

type Row = readonly [string, readonly Order[], readonly (readonly string[])[], CampaignState?];

const filled = (rows: readonly Row[]) =>
  rows.map(([name, orders, codes, state = world()]) => [name, orders, codes, state] as const);

describe('MOV-6: trade', () => {
  test.each(
    filled([
      ['in an own system', [trade(true, CONVOY)], [[]]],
      ['where it goes', [trade(true, 'red.uf40'), move('red.f4', 'C')], [[], []]],
      ['not in nobody’s', [trade(true, 'red.uf40')], [['TRADE_PLACE']]],
      ['two in one system are doubtful', [trade(true, CONVOY, 'red.uf20')], [['TRADE_SECOND']]],
      ['not twice', [trade(true, CONVOY), trade(false, CONVOY)], [[], ['TRADE_TWICE']]],
      ['nothing to stop', [trade(false, CONVOY)], [['TRADE_NONE']]],
      ['only convoys', [trade(true, 'red.uf30')], [['CONVOY_UNKNOWN']]],
      [
        'not with cargo',
        [trade(true, CONVOY)],
        [['CONVOY_UNFIT']],
        world({ [CONVOY]: { census: 1 } }),
      ],
      [
        'nor with units aboard',
        [trade(true, CONVOY)],
        [['CONVOY_UNFIT']],
        world({ 'red.u1': aboard }),
      ],
      [
        'a second beside one that trades',
        [trade(true, 'red.uf20')],
        [['TRADE_SECOND']],
        world({ [CONVOY]: { trading: true } }),
      ],
      [
        'but not when that one leaves',
        [trade(true, 'red.uf20'), move('red.f1', 'B')],
        [[], []],
        world({ [CONVOY]: { trading: true } }),
      ],
    ]),
  )('%s', (_name, orders, codes, state) => {
    expect(codesOf(orders, state)).toEqual(codes);
  });
});

describe('MOV-7, GND-4: cargo', () => {
  test.each(
    filled([
      ['a Census', [load(census)], [[]]],
      ['not from nobody’s system', [load(census, 'red.uf40')], [['CENSUS_PLACE']]],
      ['not the last one', [load(census), load(census, 'red.uf20')], [[], []]],
      ['units', [load(units('red.u1', 'red.u2'))], [[]]],
      ['units beyond the hold', [load(units('red.u1', 'red.u2', 'red.u3'))], [['HOLD_FULL']]],
      [
        'a unit twice',
        [load(units('red.u1')), load(units('red.u1'), 'red.uf20')],
        [[], ['CARGO_UNFIT']],
      ],
      ['a Census and units', [load(census), load(units('red.u1'))], [[], ['HOLD_FULL']]],
      ['a unit elsewhere', [load(units('red.u1'), 'red.uf40')], [['CARGO_UNFIT']]],
      ['a ship', [load(units('red.uf30'))], [['CARGO_KIND']]],
      ['where it goes', [move('red.f4', 'A'), load(census, 'red.uf40')], [[], []]],
      [
        'not while it is ordered to trade',
        [load(census), trade(true, CONVOY)],
        [['CONVOY_TRADES'], []],
      ],
      [
        'once it stops trading',
        [load(census), trade(false, CONVOY)],
        [[], []],
        world({ [CONVOY]: { trading: true } }),
      ],
      [
        'once it leaves the place where it trades',
        [move('red.f4', 'A'), load(census, 'red.uf40')],
        [[], []],
        world({ 'red.uf40': { trading: true } }),
      ],
      ['nothing aboard', [unload(census)], [['CENSUS_NONE']]],
      ['a unit that is not aboard', [unload(units('red.u1'))], [['CARGO_NOT_ABOARD']]],
      [
        'a Census into nobody’s system',
        [unload(census, 'red.uf40')],
        [['CENSUS_PLACE']],
        world({ 'red.uf40': { census: 1 } }),
      ],
      [
        'a Census into an own one, but not loaded again',
        [load(census), unload(census)],
        [['CARGO_TWICE'], []],
        world({ [CONVOY]: { census: 1 } }),
      ],
      ['out of a blockade, by a carrier that is there', [load(census)], [[]], shutIn(world())],
      [
        'cargo is not reassigned',
        [
          {
            kind: 'AssignUnits',
            units: [unitId('red.u1')],
            to: { kind: 'system' },
            at: 'movement',
          },
        ],
        [['UNITS_IN_HOLD']],
        world({ 'red.u1': aboard }),
      ],
    ]),
  )('%s', (_name, orders, codes, state) => {
    expect(codesOf(orders, state)).toEqual(codes);
  });
});

describe('MOV-9: moves are judged after all that changes the fleets', () => {
  test('wherever they stand in the sheet', () => {
    const state = world({});
    const scouted = {
      ...state,
      lanes: { ...state.lanes, 'A-B': { ...state.lanes['A-B' as never]!, class: 'restricted' } },
    } as CampaignState;
    const moving = move('red.f5', 'B');
    const withScout = voyageWithScout(scouted);
    // Legal, if out of supply.
    expect(codesOf([moving], withScout)).toEqual([['SUPPLY_LEFT']]);
    const away: Order = {
      kind: 'AssignUnits',
      units: [unitId('red.uf51')],
      to: { kind: 'fleet', fleet: 'red.f1' as never },
      at: 'movement',
    };
    expect(codesOf([moving, away], withScout)).toEqual([['PATH_UNFIT'], []]);
    expect(codesOf([away, moving], withScout)).toEqual([[], ['PATH_UNFIT']]);
  });

  test('a fleet that the sheet has emptied takes nobody in', () => {
    const form: Order = {
      kind: 'FormFleet',
      name: 'Caravan',
      units: [unitId(CONVOY)],
      at: 'movement',
    };
    const to = { kind: 'fleet', fleet: fleetId('red.f1') } as const;
    const join: Order = { kind: 'AssignUnits', units: [unitId('red.uf20')], to, at: 'movement' };
    expect(codesOf([join, form])).toEqual([[], []]);
    expect(codesOf([form, join])).toEqual([[], ['FLEET_EMPTIED']]);
  });

  test('MOV-1: the campaign’s movement model rules', () => {
    const far = [move('red.f1', 'B', 'C')];
    expect(codesOf(far)).toEqual([['PATH_UNFIT']]);
    const round = [move('red.f1', 'B', 'A')];
    expect(codesOf(round, world(), { movementModel: 'classic' })).toEqual([['PATH_ROUND']]);
    expect(codesOf(far, world(), { movementModel: 'classic' })).toEqual([[]]);
  });
});

/** A fleet f5 at A of a destroyer and a Scout. */
function voyageWithScout(state: CampaignState): CampaignState {
  const extra = voyageOf({
    lanes: { 'A-B': 'restricted' },
    fleets: { red: { f5: ['A', 'dd', 'scout'] } },
  });
  return {
    ...state,
    fleets: { ...state.fleets, ...extra.fleets },
    units: { ...state.units, ...extra.units },
  };
}

test.each([
  ['DIP-10: a border that no treaty opens is doubtful', 'red.f5', ['D'], 'BORDER_CLOSED'],
  ['SUP-5: so is a way out of supply', 'red.f5', ['D'], 'SUPPLY_LEFT'],
])('%s', (_name, fleet, path, code) => {
  const state = world();
  const extra = voyageOf({ lanes: { 'C-D': 'minor' }, fleets: { red: { f5: ['C', 'dd'] } } });
  const fleets = { ...state.fleets, ...extra.fleets };
  const [codes] = codesOf([move(fleet, ...path)], {
    ...state,
    fleets,
    units: { ...state.units, ...extra.units },
  });
  expect(codes).toContain(code);
});

describe('ENC-4: a fleet f5 of a destroyer that withdraws from C to D', () => {
  const codesOfMove = (to: string, lane: LaneClass): readonly string[] => {
    const state = world();
    const extra = voyageOf({ lanes: { 'C-D': lane }, fleets: { red: { f5: ['C', 'dd'] } } });
    const id = fleetId('red.f5');
    const withdrawing = { lane: laneIdOf(systemId('C'), systemId('D')), turn: 0 };
    const [codes = []] = codesOf([move(id, to)], {
      ...state,
      lanes: { ...state.lanes, ...extra.lanes },
      fleets: { ...state.fleets, [id]: { ...extra.fleets[id]!, withdrawing } },
      units: { ...state.units, ...extra.units },
    });
    return codes;
  };
  test('DIP-10: no border holds it on that lane', () => {
    expect(codesOfMove('D', 'minor')).not.toContain('BORDER_CLOSED');
  });
  test('ENC-4: it goes nowhere else first', () => {
    expect(codesOfMove('B', 'minor')).toContain('WITHDRAWAL_FIRST');
  });
  test('ENC-4, MOV-1: a lane that it cannot take any more holds it no longer', () => {
    expect(codesOfMove('B', 'restricted')).not.toContain('WITHDRAWAL_FIRST');
  });
});

test('CON-8: scrap counts where the fleet goes', () => {
  const scrap: Order = { kind: 'ScrapUnits', units: [unitId('red.uf40')] };
  expect(codesOf([scrap])).toEqual([['SCRAP_FOR_NOTHING']]);
  expect(codesOf([scrap, move('red.f4', 'C')])).toEqual([[], []]);
});

test('SUP-4: cargo past a blockade is doubtful, for it may end before the landings', () => {
  const orders = [move('red.f4', 'A'), load(census, 'red.uf40')];
  const { legal, verdicts } = judgeOrders(viewOf(shutIn(world())), orders);
  expect(legal).toHaveLength(2);
  expect(verdicts[1]?.issues.map(({ code }) => code)).toEqual(['CARGO_BLOCKADED']);
});

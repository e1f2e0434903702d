import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { type FleetPlan, looked, move, voyageOf } from '#test/engine/movement/voyages';
import { empireId, fleetId, systemId, unitId } from '#test/support/campaign';

const explore = (fleet: string, toward: string | null = null): Order => ({
  kind: 'ExploreLane',
  fleet: fleetId(fleet),
  toward: toward === null ? null : systemId(toward),
});

/** What red is told of each of its orders; at B one lane lies in the dark. */
function codesOf(
  fleets: FleetPlan,
  orders: readonly Order[],
  rules: Partial<RuleSet> = {},
  changed: (state: CampaignState) => CampaignState = (same) => same,
): readonly (readonly string[])[] {
  const state = looked(
    voyageOf({ lanes: { 'A-B': 'minor', 'B-C': 'unexplored' }, owners: { A: 'red' }, fleets }),
  );
  const about = { campaignName: 'Test', rules: { ...DEFAULT_RULE_SET, ...rules } };
  const view = empireViewOf({ ...changed(state), phase: 'economic' }, empireId('red'), about);
  return judgeOrders(view, orders).verdicts.map(({ issues }) => issues.map(({ code }) => code));
}

const BACK_TO_B: Order = {
  kind: 'SetRoute',
  fleet: fleetId('red.f1'),
  route: { kind: 'to', system: systemId('B') },
};
const AT_B = { red: { f1: ['B', 'pathfinder'] } };

test.each([
  ['an Explorer beside a dark lane may', AT_B, [explore('red.f1')], [[]]],
  ['toward its far end', AT_B, [explore('red.f1', 'C')], [[]]],
  ['not toward an explored one', AT_B, [explore('red.f1', 'A')], [['NO_SUCH_LANE']]],
  ['not toward where it is', AT_B, [explore('red.f1', 'B')], [['TOWARD_HERE']]],
  ['not twice', AT_B, [explore('red.f1'), explore('red.f1')], [[], ['EXPLORES_TWICE']]],
  [
    'not a fleet that moves, wherever in the sheet the order is',
    AT_B,
    [explore('red.f1'), move('red.f1', 'A')],
    [['FLEET_ORDERED'], []],
  ],
  ['and be sent back to where it is', AT_B, [BACK_TO_B, explore('red.f1')], [[], []]],
  [
    'not without a dark lane',
    { red: { f1: ['A', 'pathfinder'] } },
    [explore('red.f1')],
    [['NOTHING_UNEXPLORED']],
  ],
  [
    'not without an Explorer',
    { red: { f1: ['B', 'scout'] } },
    [explore('red.f1')],
    [['NO_EXPLORER']],
  ],
  [
    'not by a crippled one',
    { red: { f1: ['B', 'pathfinder!'] } },
    [explore('red.f1')],
    [['NO_EXPLORER']],
  ],
  [
    'not more fleets than there are lanes',
    { red: { f1: ['B', 'pathfinder'], f2: ['B', 'pathfinder'] } },
    [explore('red.f1'), explore('red.f2')],
    [[], ['NO_LANE_LEFT']],
  ],
  [
    'beside an enemy with a warning',
    { ...AT_B, blue: { f1: ['B', 'dd'] } },
    [explore('red.f1')],
    [['ENEMY_THERE']],
  ],
  [
    'nor somebody else’s fleet',
    { ...AT_B, blue: { f1: ['B', 'pathfinder'] } },
    [explore('blue.f1')],
    [['FLEET_UNKNOWN']],
  ],
])('MOV-5: a fleet may explore: %s', (_name, fleets, orders, codes) => {
  expect(codesOf(fleets, orders)).toEqual(codes);
});

test('MOV-9: a fleet with a mothballed unit stays where it is', () => {
  const fleets = { red: { f1: ['B', 'pathfinder', 'dd'] } };
  const lay = (state: CampaignState): CampaignState => {
    const id = unitId('red.uf11');
    const unit = state.units[id]!;
    return { ...state, units: { ...state.units, [id]: { ...unit, status: 'mothballed' } } };
  };
  expect(codesOf(fleets, [explore('red.f1')], {}, lay)).toEqual([['FLEET_RESTS']]);
});

test('OPT-2: without a Jump ship an explorer is told that it may not come back', () => {
  const rules = { jumpEngines: 'on' } as const;
  expect(codesOf(AT_B, [explore('red.f1')], rules)).toEqual([['NO_JUMP_SHIP']]);
  const fleets = { red: { f1: ['B', 'pathfinder', 'jumper'] } };
  expect(codesOf(fleets, [explore('red.f1')], rules)).toEqual([[]]);
});

test('OPT-7: Scouts explore where the campaign says so', () => {
  const scouts = { red: { f1: ['B', 'scout'] } };
  expect(codesOf(scouts, [explore('red.f1')], { scoutsExplore: 'on' })).toEqual([[]]);
});

test.each<readonly [string, readonly string[], string]>([
  // d10 + 4: 11 from a die of 7; a peril on a 1.
  ['one Explorer', ['pathfinder'], 'Chances: 40\u00a0% to find the way, 10\u00a0% of peril.'],
  // d10 + 4 + half of 4.
  ['two', ['pathfinder', 'pathfinder'], 'Chances: 60\u00a0% to find the way, 10\u00a0% of peril.'],
])('MOV-5: the chances stand beside the order to explore: %s', (_, classes, forecast) => {
  const fleets = { red: { f1: ['B', ...classes] } } as unknown as FleetPlan;
  const state = looked(voyageOf({ lanes: { 'A-B': 'minor', 'B-C': 'unexplored' }, fleets }));
  const about = { campaignName: 'Test', rules: DEFAULT_RULE_SET };
  const view = empireViewOf({ ...state, phase: 'economic' }, empireId('red'), about);
  const [verdict] = judgeOrders(view, [explore('red.f1')]).verdicts;
  expect(verdict?.forecast).toBe(forecast);
});

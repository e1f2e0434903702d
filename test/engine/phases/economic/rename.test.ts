import { economicPhase } from '#engine/phases/economic/phase';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import type { Renamed } from '#model/orders/rename';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { fleetId, unitId } from '#test/support/campaign';
import { harbour, human, inFleet, loran, sol, unit, wolf } from '#test/support/harbour';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { expect, test } from 'vitest';

const f1 = fleetId('human.f1');
const rename = (of: Renamed, name: string): Order => ({ kind: 'Rename', of, name });
const ship = { kind: 'unit', unit: unit('u1') } as const;
const fleet = { kind: 'fleet', fleet: f1 } as const;
const colony = { kind: 'colony', system: sol } as const;

/** Two ships of the humans at Sol; if `guest`, one of the Loran beside them. */
function world(guest = false): CampaignState {
  const state = harbour({
    crew: { u1: ['cruiser', { name: 'Ares' }], u2: ['cruiser', { name: 'Hermes' }] },
    relation: 'non-intercourse',
  });
  if (!guest) return state;
  const id = unitId('loran.u1');
  const place = inFleet('f9', 'loran');
  const theirs = { ...state.units[unit('u1')]!, id, owner: loran, name: 'Visitor', place };
  const their = { ...state.fleets[f1]!, id: fleetId('loran.f9'), owner: loran, name: 'Guests' };
  return {
    ...state,
    units: { ...state.units, [id]: theirs },
    fleets: { ...state.fleets, [their.id]: their },
  };
}

const ordered = (state: CampaignState, ...orders: readonly Order[]) =>
  runPhases([economicPhase], state, { [human]: orders });
const viewOf = (state: CampaignState, viewer: EmpireId = human) =>
  empireViewOf({ ...state, phase: 'economic' }, viewer, {
    campaignName: 'Test',
    rules: DEFAULT_RULE_SET,
  });

test('MOV-9: a unit, a fleet and a colony get the names that are ordered', () => {
  const start = ordered(world()).state;
  const orders = [rename(ship, 'Zeus'), rename(fleet, 'The Van'), rename(colony, 'New Sol')];
  const { state, events } = ordered(start, ...orders);
  expect(state.units[unit('u1')]?.name).toBe('Zeus');
  expect(state.fleets[f1]?.name).toBe('The Van');
  expect(state.systems[sol]?.name).toBe('New Sol');
  expect(viewOf(state).systems[sol]?.name).toBe('New Sol');
  expect(eventsOf(events, 'Renamed').map(({ from, to }) => [from, to])).toEqual([
    ['Ares', 'Zeus'],
    [start.fleets[f1]?.name, 'The Van'],
    ['Sol', 'New Sol'],
  ]);
  expect(eventsOf(events, 'SystemLocated')).toEqual([]);
});

test('MOV-9, FOG-2: others learn the new name of a colony when they are there, and keep the old one until then', () => {
  const met = ordered(world(true)).state;
  expect(viewOf(met, loran).systems[sol]?.name).toBe('Sol');
  const there = ordered(met, rename(colony, 'New Sol'));
  expect(viewOf(there.state, loran).systems[sol]?.name).toBe('New Sol');
  expect(eventsOf(there.events, 'SystemLocated')).toMatchObject([
    { viewer: loran, was: 'Sol', name: 'New Sol' },
  ]);
  const [{ [unitId('loran.u1')]: left, ...units }, { [fleetId('loran.f9')]: gone, ...fleets }] = [
    met.units,
    met.fleets,
  ];
  expect([left?.owner, gone?.owner]).toEqual([loran, loran]);
  const away = ordered({ ...met, units, fleets }, rename(colony, 'New Sol'));
  expect(viewOf(away.state, loran).systems[sol]?.name).toBe('Sol');
});

test.each([
  { name: 'a name that is free', orders: [rename(ship, 'Zeus')], codes: [[]] },
  { name: 'the name of another unit', orders: [rename(ship, 'Hermes')], codes: [['NAME_TAKEN']] },
  { name: 'the name of another system', orders: [rename(colony, 'Wolf')], codes: [['NAME_TAKEN']] },
  { name: 'a name with a quotation mark', orders: [rename(fleet, '"X"')], codes: [['NAME_UNFIT']] },
  {
    name: 'two names',
    orders: [rename(fleet, 'X'), rename(fleet, 'Y')],
    codes: [[], ['RENAME_TWICE']],
  },
  {
    name: 'a system of nobody’s a name',
    orders: [rename({ kind: 'colony', system: wolf }, 'X')],
    codes: [['RENAME_UNKNOWN']],
  },
  {
    name: 'a name that an earlier line gives',
    orders: [rename(ship, 'Zeus'), rename({ kind: 'unit', unit: unit('u2') }, 'Zeus')],
    codes: [[], ['NAME_TAKEN']],
  },
])('MOV-9: to give $name is judged $codes', ({ orders, codes }) => {
  const state = ordered(world()).state;
  const charted = { ...viewOf(state).systems[sol]!, id: wolf, name: 'Wolf', own: null };
  const view = viewOf(state);
  const known = { ...view, systems: { ...view.systems, [wolf]: charted } };
  const { verdicts } = judgeOrders(known, orders);
  expect(verdicts.map(({ issues }) => issues.map(({ code }) => code))).toEqual(codes);
});

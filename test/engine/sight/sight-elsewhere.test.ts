import { expect, test } from 'vitest';
import { recorderOf } from '#engine/record/recorder';
import { reorganise } from '#engine/reorganise/reorganise';
import { takeSight } from '#engine/sight/take-sight';
import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import type { WorkId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { designId, empireId, fleetId, systemId, unitId } from '#test/support/campaign';
import {
  eventsOf,
  inputOf,
  looked,
  move,
  ordersOf,
  sail,
  sightsOf,
  voyageOf,
} from '#test/engine/movement/voyages';

const RED = empireId('red');
const LANES = { 'A-B': 'major', 'B-C': 'major' } as const;

/** Both fleets have met in the lane A–B; the turn ends, and they come out of it. */
function leaveLane(
  ends: Readonly<Record<string, string>>,
  owners: Readonly<Record<string, string>>,
) {
  const start = looked(
    voyageOf({
      lanes: LANES,
      owners,
      fleets: { red: { f1: ['A', 'dd'] }, blue: { f1: ['B', 'dd'] } },
    }),
  );
  const met = sail(start, { red: [move('red.f1', 'B')], blue: [move('blue.f1', 'A')] }).state;
  const input = inputOf({ ...met, phase: 'end-of-turn' });
  const record = recorderOf(input.state);
  for (const [owner, to] of Object.entries(ends)) {
    record.emit({
      type: 'FleetLeftLane',
      cite: cite('ENC-4'),
      rolls: [],
      witnesses: onlyFor(empireId(owner)),
      empire: empireId(owner),
      fleet: fleetId(`${owner}.f1`),
      to: systemId(to),
    });
  }
  takeSight(record, input);
  return record.result();
}

test('FOG-12: out of a lane a contact keeps its name where the viewer sees it arrive', () => {
  expect(sightsOf(leaveLane({ red: 'B', blue: 'A' }, { A: 'red' }), 'red')).toEqual([
    'same red.c1 blue at A from B: 1 dd',
  ]);
});

test('FOG-4: else it is lost, with the side by which it left the lane', () => {
  expect(sightsOf(leaveLane({ red: 'B', blue: 'A' }, {}), 'red')).toEqual([
    'lost red.c1 at A-B for A',
  ]);
});

const twins: CampaignState = voyageOf({
  lanes: LANES,
  owners: { A: 'red' },
  states: { 'red/blue': 'trade' },
  fleets: { blue: { f1: ['A', 'dd'], f2: ['A', 'dd'], f3: ['A', 'ca'] } },
});

test('FOG-12: contacts are numbered by looks, and what looks alike by dice of the viewer', () => {
  const record = recorderOf(twins);
  const input = inputOf(twins);
  takeSight(record, input);
  const sighted = eventsOf(record.result(), 'ContactSighted');
  expect(sighted.map(({ contact, groups }) => [contact, groups[0]!.design])).toEqual([
    ['red.c1', 'ca'],
    ['red.c2', 'dd'],
    ['red.c3', 'dd'],
  ]);
  const rolls = input.dice.log();
  expect(rolls.map(({ purpose, values }) => [purpose.kind, values.length])).toEqual([
    ['contact order', 2],
  ]);
  expect(sighted[1]!.rolls).toEqual([rolls[0]!.id]);
  expect(rolls[0]!.id).toContain('/sight/red#');
});

test('FOG-5: under `fought` a class is known by name when it is first seen', () => {
  const record = recorderOf({
    ...twins,
    empires: { ...twins.empires, [RED]: { ...twins.empires[RED]!, forceList: 'red' as never } },
  });
  takeSight(record, inputOf(twins, {}, { ...DEFAULT_RULE_SET, classStats: 'fought' }));
  expect(
    eventsOf(record.result(), 'DesignLearned').map(({ design, level }) => [design, level]),
  ).toEqual([
    ['ca', 'name'],
    ['dd', 'name'],
  ]);
});

test('FOG-5: where stats are public, a class that another empire designed is learned when it is first seen', () => {
  const designs = Object.fromEntries(
    Object.entries(twins.designs).map(([id, design]) => [
      id,
      id === 'dd' ? { ...design, list: 'blue.own' as never } : design,
    ]),
  );
  const state = { ...twins, designs };
  const record = recorderOf(state);
  takeSight(record, inputOf(state, {}, { ...DEFAULT_RULE_SET, classStats: 'public' }));
  const learned = eventsOf(record.result(), 'DesignLearned');
  expect(learned.map(({ viewer, design }) => [viewer, design])).toEqual([['red', 'dd']]);
});

test('FOG-12 MOV-9: a watching empire follows the ships when fleets are merged after construction', () => {
  const state = looked(twins);
  const order: Order = {
    kind: 'FormFleet',
    name: 'All',
    units: ['blue.uf10', 'blue.uf20', 'blue.uf30'].map(unitId),
    at: 'construction',
  };
  const input = inputOf({ ...state, phase: 'construction' }, ordersOf({ blue: [order] }));
  const record = recorderOf(input.state);
  reorganise(record, input, 'construction');
  takeSight(record, input);
  expect(sightsOf(record.result(), 'red')).toEqual([
    'lost red.c2 at A for nowhere',
    'lost red.c3 at A for nowhere',
    'same red.c1 blue at A from nowhere: 1 ca 2 dd',
  ]);
});

test('FOG-12 CON-11: a watching empire sees a new ship only in the fleet that it joins', () => {
  const state = looked(twins);
  const [blue, fleet] = [empireId('blue'), fleetId('blue.f1')];
  const order: Order = {
    kind: 'AssignUnits',
    units: ['new:Ares'],
    to: { kind: 'fleet', fleet },
    at: 'construction',
  };
  const input = inputOf({ ...state, phase: 'construction' }, ordersOf({ blue: [order] }));
  const record = recorderOf(input.state);
  record.emit({
    type: 'UnitBuilt',
    cite: cite('CON-11'),
    rolls: [],
    witnesses: onlyFor(blue),
    empire: blue,
    work: brandAs<WorkId>('blue.w1'),
    unit: unitId('blue.u1'),
    design: designId('ca'),
    name: 'Ares',
    system: systemId('A'),
    turn: state.turn,
  });
  reorganise(record, input, 'construction');
  takeSight(record, input);
  expect(sightsOf(record.result(), 'red')).toEqual([
    'same red.c2 blue at A from nowhere: 1 ca 1 dd',
  ]);
  expect(record.state().units[unitId('blue.u1')]!.place).toEqual({ kind: 'fleet', fleet });
});

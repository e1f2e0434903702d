import { partiesOf } from '#engine/sight/parties-of';
import { expect, test } from 'vitest';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import {
  designId,
  empireId,
  fleetId,
  inFleet,
  systemId,
  unitId,
  unitOf,
} from '#test/support/campaign';
import { looked, move, sail, sightsOf, voyageOf } from '#test/engine/movement/voyages';

const PEACE = { 'red/blue': 'military' } as const;
const LANES = { 'A-B': 'major', 'B-C': 'major', 'C-D': 'major' } as const;

/** Red watches from its colony at B while blue goes by. */
const watched = (part: Partial<Parameters<typeof voyageOf>[0]> = {}): CampaignState =>
  looked(
    voyageOf({
      lanes: LANES,
      states: PEACE,
      owners: { B: 'red' },
      fleets: { blue: { f1: ['A', 'dd', 'dd'] } },
      ...part,
    }),
  );

test('FOG-4: a passing fleet is seen with the sides it came from and left by', () => {
  const result = sail(watched(), { blue: [move('blue.f1', 'B', 'C')] });
  expect(sightsOf(result, 'red')).toEqual([
    'new red.c1 blue at B from A: 2 dd',
    'lost red.c1 at B for C',
  ]);
  const contact = Object.values(result.state.contacts)[0]!;
  expect(contact).toMatchObject({ current: false, cameFrom: 'A', leftFor: 'C', seen: { turn: 1 } });
});

test('FOG-12: between two places of presence a fleet keeps its name', () => {
  const state = watched({ owners: { B: 'red', C: 'red' } });
  const result = sail(state, { blue: [move('blue.f1', 'B', 'C')] });
  expect(sightsOf(result, 'red')).toEqual([
    'new red.c1 blue at B from A: 2 dd',
    'same red.c1 blue at C from B: 2 dd',
  ]);
});

test('FOG-11 FOG-12: a memory stays as it was, and after a gap there is a new contact', () => {
  const away = sail(watched(), { blue: [move('blue.f1', 'B', 'C')] });
  const again = sail({ ...away.state, turn: 2 }, { blue: [move('blue.f1', 'B')] });
  expect(sightsOf(again, 'red')).toEqual(['new red.c2 blue at B from C: 2 dd']);
  const memory = again.state.contacts['red.c1' as never]!;
  expect(memory).toMatchObject({ current: false, place: { system: 'B' }, seen: { turn: 1 } });
});

test('MOV-7: what lies in the hold of a Supply ship adds nothing to its fleet, what is based on a carrier does', () => {
  const weightOf = (ship: string, cargo: readonly string[]) => {
    const place = { kind: 'aboard', carrier: unitId('blue.uf10') } as const;
    const owner = empireId('blue');
    const units = cargo.map((design) =>
      unitOf({ id: unitId('blue.u1'), owner, design: designId(design), place }),
    );
    const state = voyageOf({ lanes: LANES, fleets: { blue: { f1: ['B', ship] } }, units });
    const { strength, units: count } = partiesOf(state).get('blue.f1')!;
    return { strength, count };
  };
  expect(weightOf('supplier', ['lf'])).toEqual(weightOf('supplier', []));
  expect(weightOf('ca', ['lf'])).not.toEqual(weightOf('ca', []));
});

test('FOG-3: not seen are ground forces, units aboard and mothballed ones', () => {
  const state = looked(
    voyageOf({
      lanes: LANES,
      states: PEACE,
      owners: { B: 'blue' },
      fleets: { red: { f1: ['B', 'dd'] }, blue: { f1: ['B', 'ca'] } },
      units: (
        [
          ['base', { kind: 'system', system: systemId('B') }, 'active'],
          ['lf', { kind: 'aboard', carrier: unitId('blue.uf10') }, 'active'],
          ['gropos', { kind: 'system', system: systemId('B') }, 'active'],
          ['dd', inFleet(fleetId('blue.f1')), 'mothballed'],
        ] as const
      ).map(([design, place, status], index) =>
        unitOf({
          id: unitId(`blue.x${String(index)}`),
          owner: empireId('blue'),
          design: designId(design),
          place,
          status,
        }),
      ),
    }),
  );
  const seen = Object.values(state.contacts).filter(({ viewer }) => viewer === 'red');
  expect(
    seen.map(({ subject, groups }) => [subject.kind, groups.map((one) => one.design)]),
  ).toEqual([
    ['fleet', ['ca']],
    ['garrison', ['base']],
  ]);
});

test('FOG-4: fleets that meet in a lane in peace see each other there', () => {
  const state = looked(
    voyageOf({
      lanes: LANES,
      states: PEACE,
      fleets: { red: { f1: ['A', 'dd'] }, blue: { f1: ['B', 'dd', 'ca'] } },
    }),
  );
  const result = sail(state, { red: [move('red.f1', 'B')], blue: [move('blue.f1', 'A')] });
  expect(sightsOf(result, 'red')).toEqual([
    'new red.c1 blue at A-B from B: 1 ca 1 dd',
    'lost red.c1 at A-B for A',
  ]);
});

test('FOG-12: a fleet met in a lane keeps the name under which it was seen to leave', () => {
  const state = watched({
    states: { 'red/blue': 'war' },
    fleets: { red: { f1: ['A', 'dd'] }, blue: { f1: ['B', 'dd'] } },
    standing: { red: { engage: 'nobody' } },
  });
  const result = sail(state, { red: [move('red.f1', 'B')], blue: [move('blue.f1', 'A')] });
  expect(sightsOf(result, 'red')).toEqual(['same red.c1 blue at A-B from B: 1 dd']);
});

test('FOG-3, DIP-1: an owner that was never met is known by name once its fleet is seen', () => {
  const state = watched();
  const unmet = looked({ ...state, relations: {}, contacts: {} });
  const result = sail(unmet, { blue: [move('blue.f1', 'B')] });
  expect(sightsOf(result, 'red')).toEqual(['new red.c1 blue at B from A: 2 dd']);
});

const form = (name: string, ...units: readonly string[]): Order => ({
  kind: 'FormFleet',
  name,
  units: units.map(unitId),
  at: 'movement',
});

test('FOG-12: when a fleet splits, the larger part keeps the name', () => {
  const state = watched({ fleets: { blue: { f1: ['B', 'dd', 'dd', 'dd'] } } });
  const result = sail(state, {
    blue: [
      form('Two', 'blue.uf10', 'blue.uf11'),
      { kind: 'MoveFleet', fleet: 'new:Two', path: [systemId('C')] },
    ],
  });
  expect(sightsOf(result, 'red')).toEqual([
    'same red.c1 blue at B from nowhere: 2 dd',
    'new red.c2 blue at B from nowhere: 1 dd',
    'lost red.c1 at B for C',
  ]);
});

test('FOG-12: of equal parts the one that stays keeps the name', () => {
  const state = watched({ fleets: { blue: { f1: ['B', 'dd', 'dd'] } } });
  const blue = [form('Two', 'blue.uf10'), move('blue.f1', 'C')];
  expect(sightsOf(sail(state, { blue }), 'red')).toEqual([
    'same red.c1 blue at B from nowhere: 1 dd',
    'new red.c2 blue at B from nowhere: 1 dd',
    'lost red.c2 at B for C',
  ]);
});

test('FOG-12: merged fleets keep the older name', () => {
  const state = watched({ fleets: { blue: { f1: ['B', 'ca'], f2: ['B', 'dd', 'dd'] } } });
  const blue = [form('All', 'blue.uf10', 'blue.uf20', 'blue.uf21')];
  expect(sightsOf(sail(state, { blue }), 'red')).toEqual([
    'lost red.c2 at B for nowhere',
    'same red.c1 blue at B from nowhere: 1 ca 2 dd',
  ]);
});

test('FOG-12: to move all ships into a new fleet shows nobody anything', () => {
  const state = watched({ fleets: { blue: { f1: ['B', 'dd', 'dd'] } } });
  const result = sail(state, { blue: [form('Same', 'blue.uf10', 'blue.uf11')] });
  expect(sightsOf(result, 'red')).toEqual([]);
  expect(Object.values(result.state.contacts)[0]).toMatchObject({
    id: 'red.c1',
    current: true,
    subject: { fleet: 'blue.f2' },
  });
});

import { describe, expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import type { EncounterId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import type { Order } from '#model/orders/order';
import { ashore } from '#test/support/ashore';
import { empireId, fleetId, systemId, unitId } from '#test/support/campaign';
import { eventsOf } from '#test/support/run-phases';
import { type World, flight, launch, strike, wing, without } from './launched-strikes.ts';

test('MOV-8: flights make an encounter where they strike, and stay aboard in the records', () => {
  const { failed, pending, launched, state, events } = launch();
  expect(failed).toEqual([]);
  expect(pending).toEqual([
    {
      id: 't1.B',
      place: { kind: 'system', system: 'B' },
      present: ['blue', 'red'],
      generated: [{ by: 'red', against: 'blue' }],
      strikers: ['red.u1', 'red.u2'],
    },
  ]);
  expect(launched).toEqual([['red', ['red.u1', 'red.u2'], 'B', 't1.B']]);
  expect(state.units[unitId('red.u1')]?.place).toEqual({ kind: 'aboard', carrier: 'red.uf10' });
  const told = eventsOf(events, 'StrikeLaunched').flatMap(({ witnesses }) => witnesses);
  expect(told).toEqual([{ empire: 'red', as: 'owner' }]);
});

test('MOV-8: carrierStrikes = off: nobody sets out', () => {
  const { launched, pending } = launch({ rules: { carrierStrikes: 'off' } });
  expect([launched, pending]).toEqual([[], []]);
});

test('MOV-8, SUP-10: a flight that was redeployed in this turn does nothing else', () => {
  const to = { kind: 'fleet', fleet: fleetId('red.f2') } as const;
  const away: Order = { kind: 'RedeployUnits', units: [unitId('red.u1')], to };
  const { failed, launched } = launch({
    fleets: { red: { f1: ['A', 'ca'], f2: ['A', 'ca'] }, blue: { f1: ['B', 'dd'] } },
    orders: { red: [away, strike('B', 'red.u1', 'red.u2')] },
  });
  expect(failed).toEqual(['red.u1 unit-unfit']);
  expect(launched).toEqual([['red', ['red.u2'], 'B', 't1.B']]);
});

test('MOV-8: flights of several bases at one place are one side', () => {
  const { launched } = launch({
    fleets: { red: { f1: ['A', 'ca'], f2: ['C', 'ca'] }, blue: { f1: ['B', 'dd'] } },
    owners: { A: 'red', B: 'blue', C: 'red' },
    units: [ashore('red.u8', 'depot', 'C'), wing[0]!, flight('red.u3', 'red.uf20')],
    orders: { red: [strike('B', 'red.u1'), strike('B', 'red.u3')] },
  });
  expect(launched).toEqual([['red', ['red.u1', 'red.u3'], 'B', 't1.B']]);
});

test('MOV-8: from a colony too', () => {
  const units = [ashore('red.u1', 'lf', 'A')];
  expect(launch({ units, orders: { red: [strike('B', 'red.u1')] } }).launched).toHaveLength(1);
});

test('MOV-8, DIP-1: an empire that was met this turn is attacked in its own system, if the campaign allows it', () => {
  const metIn = (since: number) => (state: CampaignState) => {
    const relations = Object.entries(state.relations).map(([id, row]) => [id, { ...row, since }]);
    return { ...state, relations: Object.fromEntries(relations) as typeof state.relations };
  };
  const struck = (firstContactWar: 'on' | 'off', since: number) =>
    launch({
      states: { 'red/blue': 'non-intercourse' },
      standing: { red: { engage: 'neutrals' } },
      rules: { firstContactWar },
      change: metIn(since),
    }).pending.map(({ generated }) => generated);
  expect(struck('on', 1)).toEqual([[{ by: 'red', against: 'blue' }]]);
  expect(struck('off', 1)).toEqual([]);
  expect(struck('on', 0)).toEqual([]);
});

const changed =
  (id: string, part: Partial<Unit>) =>
  (state: CampaignState): CampaignState => ({
    ...state,
    units: { ...state.units, [unitId(id)]: { ...state.units[unitId(id)]!, ...part } },
  });
const fightAt = (system: string, present: readonly string[]) => (state: CampaignState) => {
  const id = brandAs<EncounterId>(`t1.${system}`);
  const place = { kind: 'system', system: systemId(system) } as const;
  const row = { id, place, present: present.map(empireId), generated: [], strikers: [] };
  return { ...state, encounters: { [id]: row } };
};

describe('MOV-8: a flight stays at home', () => {
  test.each<readonly [string, string, World]>([
    [
      'from which no lane leads there',
      'out-of-reach',
      { orders: { red: [strike('D', 'red.u1')] } },
    ],
    [
      'from which a restricted lane leads there',
      'out-of-reach',
      { orders: { red: [strike('E', 'red.u1')] } },
    ],
    ['that is where it would strike', 'out-of-reach', { orders: { red: [strike('A', 'red.u1')] } }],
    [
      'that is in an encounter itself',
      'encounter-here',
      { change: fightAt('A', ['blue', 'red']), orders: { red: [strike('B', 'red.u1')] } },
    ],
    [
      'that is blockaded',
      'base-blockaded',
      {
        fleets: {
          red: { f1: ['A', 'ca'] },
          blue: { f1: ['B', 'dd'], f2: ['A', 'dd', 'dd', 'dd'] },
        },
        orders: { red: [strike('B', 'red.u1')] },
      },
    ],
  ])('MOV-8: at a base %s', (_name, because, world) => {
    const { failed, launched } = launch(world);
    expect(failed).toEqual([`red.u1 ${because}`]);
    expect(launched).toEqual([]);
  });

  test.each<readonly [string, string, string, Partial<Unit>]>([
    ['is crippled', 'red.u1', 'unit-unfit', { condition: 'crippled' }],
    ['is in reserve', 'red.u1', 'unit-unfit', { status: 'reserve' }],
    ['is mothballed', 'red.u1', 'unit-unfit', { status: 'mothballed' }],
    ['is no flight', 'red.uf10', 'unit-unfit', {}],
    ['is another’s', 'blue.uf10', 'units-elsewhere', {}],
    ['is gone', 'red.u77', 'units-elsewhere', {}],
  ])('MOV-8: that %s', (_name, id, because, part) => {
    const { failed } = launch({
      orders: { red: [strike('B', id)] },
      change: id === 'red.u77' ? (state) => state : changed(id, part),
    });
    expect(failed).toEqual([`${id} ${because}`]);
  });

  test('MOV-8, SUP-7: that draws no supply', () => {
    const { failed } = launch({ units: wing, change: without('red.u9') });
    expect(failed).toEqual(['red.u1 out-of-supply', 'red.u2 out-of-supply']);
  });
});

test('MOV-8: its owner may blockade the system that it sets out from', () => {
  const { failed, launched } = launch({
    fleets: { red: { f1: ['C', 'ca', 'dd', 'dd'] }, blue: { f1: ['B', 'dd'] } },
    owners: { A: 'red', B: 'blue', C: 'blue', D: 'red' },
    units: [ashore('red.u8', 'depot', 'D'), ...wing],
  });
  expect([failed, launched.length]).toEqual([[], 1]);
});

test('MOV-8: they come to an encounter that is to be anyway, and add to it', () => {
  const { pending } = launch({
    fleets: { red: { f1: ['A', 'ca'], f2: ['B', 'dd'] }, blue: { f1: ['B', 'dd'] } },
    change: fightAt('B', ['blue', 'red']),
  });
  expect(pending).toMatchObject([
    {
      present: ['blue', 'red'],
      generated: [{ by: 'red', against: 'blue' }],
      strikers: ['red.u1', 'red.u2'],
    },
  ]);
});

test('MOV-8: strikes at each other’s bases set out at once', () => {
  const { pending, failed } = launch({
    fleets: { red: { f1: ['A', 'ca'] }, blue: { f1: ['B', 'ca'] } },
    units: [...wing, flight('blue.u1', 'blue.uf10')],
    orders: { red: [strike('B', 'red.u1')], blue: [strike('A', 'blue.u1')] },
  });
  expect(failed).toEqual([]);
  expect(pending.map(({ id, strikers }) => [id, strikers])).toEqual([
    ['t1.A', ['blue.u1']],
    ['t1.B', ['red.u1']],
  ]);
});

test('MOV-8: a flight strikes once', () => {
  const orders = { red: [strike('B', 'red.u1', 'red.u1'), strike('B', 'red.u1')] };
  const { failed, launched } = launch({ orders });
  expect(failed).toEqual(['red.u1 unit-unfit']);
  expect(launched).toEqual([['red', ['red.u1'], 'B', 't1.B']]);
});

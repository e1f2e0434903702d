import { describe, expect, test } from 'vitest';
import { judgeOrders } from '#legality/judge-orders';
import type { Order } from '#model/orders/order';
import { unitId } from '#test/support/campaign';
import { home, viewOf, wolf } from './human-view.ts';

const [one, two] = [unitId('human.u1'), unitId('human.u2')];
const move: Order = { kind: 'MoveFleet', fleet: home, path: [wolf] };
const form = (at: 'movement' | 'construction', ...units: readonly (typeof one)[]): Order => {
  return { kind: 'FormFleet', name: 'Picket', units, at };
};
const join: Order = {
  kind: 'AssignUnits',
  units: [one],
  to: { kind: 'fleet', fleet: home },
  at: 'construction',
};

const codes = (...orders: readonly Order[]) =>
  judgeOrders(viewOf(), orders).verdicts.map(({ issues }) => issues.map(({ code }) => code));

describe('MOV-9: a fleet that is to come together after Construction', () => {
  test('is doubted when the moves of the sheet part it, wherever they stand in it', () => {
    const early = form('movement', one);
    const late: Order = { ...form('construction', one, two), name: 'Later' } as Order;
    const goes: Order = { kind: 'MoveFleet', fleet: 'new:Picket', path: [wolf] };
    expect(codes(early, late, goes)).toEqual([[], ['CONSTRUCTION_APART'], []]);
    expect(codes(join, goes, early)[0]).toEqual(['CONSTRUCTION_APART']);
    expect(codes(join, move)[0]).toEqual([]);
  });

  test('is not doubted when it stays or goes together', () => {
    expect(codes(form('construction', one, two))).toEqual([[]]);
    expect(codes(form('construction', one, two), move)).toEqual([[], []]);
  });
});

describe('TURN-4: standing orders for a fleet that the sheet forms', () => {
  const stand = (name: string): Order => ({
    kind: 'SetStanding',
    fleet: `new:${name}`,
    standing: { engage: 'nobody' },
  });

  test('are fine below the order that forms it, before movement or after construction', () => {
    expect(codes(form('movement', one), stand('Picket'))).toEqual([[], []]);
    expect(codes(form('construction', one, two), stand('Picket'))).toEqual([[], []]);
  });

  test('are refused above it, and where nothing forms it', () => {
    expect(codes(stand('Picket'), form('movement', one))).toEqual([['STANDING_SCOPE'], []]);
    expect(codes(form('movement', one), stand('Raiders'))).toEqual([[], ['STANDING_SCOPE']]);
  });

  test('are doubted where two of them say the same', () => {
    expect(codes(form('movement', one), stand('Picket'), stand('Picket'))[2]).toEqual([
      'STANDING_SCOPE',
    ]);
  });
});

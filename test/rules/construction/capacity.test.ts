import { brandAs } from '#kernel/brand/brand';
import type { WorkId } from '#model/campaign/ids';
import { type WorkSource } from '#model/campaign/work';
import type { UnitKind } from '#model/forces/unit';
import type { AbilityId } from '#model/forces/design';
import { capacityOf, isWorkingShipyard } from '#rules/construction/capacity-of';
import { capacitySharesOf } from '#rules/construction/capacity-use';
import { refundOf } from '#rules/construction/refund-of';
import { workCostOf } from '#rules/construction/work-cost';
import { designId, designOf, empireId, unitId, unitOf } from '#test/support/campaign';
import { expect, test } from 'vitest';

test.each([
  { place: { utilized: 6, shipyards: 0 }, source: 'shipyard', capacity: 0 },
  { place: { utilized: 6, shipyards: 1 }, source: 'shipyard', capacity: 10 },
  { place: { utilized: 6, shipyards: 3 }, source: 'shipyard', capacity: 30 },
  { place: { utilized: 6, shipyards: 3 }, source: 'system', capacity: 12 },
  { place: { utilized: 0, shipyards: 1 }, source: 'system', capacity: 0 },
] as const)('CON-1: $source of $place gives $capacity', ({ place, source, capacity }) => {
  expect(capacityOf(place, source)).toBe(capacity);
});

test.each([
  { name: 'a sound shipyard', unit: {}, role: 'shipyard', works: true },
  { name: 'a crippled shipyard', unit: { condition: 'crippled' }, role: 'shipyard', works: false },
  { name: 'a depot', unit: {}, role: 'depot', works: false },
] as const)('CON-1: $name has capacity: $works', ({ unit, role, works }) => {
  const id = designId('yard');
  const one = unitOf({ id: unitId('u'), owner: empireId('human'), design: id, ...unit });
  expect(isWorkingShipyard(one, designOf({ id, kind: 'base', role }))).toBe(works);
});

const ATMOSPHERIC = [{ id: brandAs<AbilityId>('atmospheric'), rating: 1 }];

test.each([
  { kind: 'ship', atmospheric: false, source: 'shipyard', cost: 4 },
  { kind: 'ship', atmospheric: false, source: 'system', cost: 8 },
  { kind: 'ship', atmospheric: true, source: 'system', cost: 4 },
  { kind: 'flight', atmospheric: false, source: 'system', cost: 8 },
  { kind: 'flight', atmospheric: true, source: 'system', cost: 4 },
  { kind: 'convoy', atmospheric: false, source: 'system', cost: 4 },
  { kind: 'minefield', atmospheric: false, source: 'system', cost: 4 },
] as const satisfies readonly {
  kind: UnitKind;
  atmospheric: boolean;
  source: WorkSource;
  cost: number;
}[])('CON-1: $kind by $source, Atmospheric $atmospheric, takes $cost', (row) => {
  const abilities = row.atmospheric ? ATMOSPHERIC : [];
  const design = designOf({ id: designId('one'), kind: row.kind, cost: 4, abilities });
  expect(workCostOf(design, row.source)).toBe(row.cost);
});

const work = (id: string, part: Partial<Parameters<typeof capacitySharesOf>[0][number]> = {}) => ({
  id: brandAs<WorkId>(id),
  cost: 6,
  paid: 6,
  built: 0,
  begun: 1,
  ...part,
});

test.each([
  { name: 'nothing to build', works: [], shares: [] },
  { name: 'room for all', works: [work('h.w1', { paid: 4 })], shares: [['h.w1', 4]] },
  {
    name: 'the rest waits',
    works: [work('h.w1'), work('h.w2'), work('h.w3')],
    shares: [
      ['h.w1', 6],
      ['h.w2', 4],
    ],
  },
  {
    name: 'older works first, then in the order of their numbers',
    works: [work('h.w2', { begun: 2 }), work('h.w10'), work('h.w9')],
    shares: [
      ['h.w9', 6],
      ['h.w10', 4],
    ],
  },
  {
    name: 'what is not paid for is not built and leaves room',
    works: [work('h.w1', { paid: 0 }), work('h.w2', { paid: 5, built: 5 }), work('h.w3')],
    shares: [['h.w3', 6]],
  },
  { name: 'a begun work goes on', works: [work('h.w1', { built: 4 })], shares: [['h.w1', 2]] },
])('CON-1: capacity 10: $name', ({ works, shares }) => {
  const found = capacitySharesOf(works, 10);
  expect(found.map((share) => [share.work, share.capacity])).toEqual(shares);
});

test.each([
  { paid: 0, refund: 0 },
  { paid: 1, refund: 0 },
  { paid: 8, refund: 4 },
  { paid: 9, refund: 4 },
])('ECO-6: giving up what took $paid brings back $refund', ({ paid, refund }) => {
  expect(refundOf({ paid })).toBe(refund);
});

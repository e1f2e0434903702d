import { brandAs } from '#kernel/brand/brand';
import type { WorkId } from '#model/campaign/ids';
import { type WorkSource } from '#model/campaign/work';
import type { UnitKind } from '#model/forces/unit';
import type { AbilityId } from '#model/forces/design';
import { type BuildingPlace, capacityOf, isWorkingShipyard } from '#rules/construction/capacity-of';
import { capacitySharesOf } from '#rules/construction/capacity-use';
import { refundOf } from '#rules/construction/refund-of';
import { workCostOf } from '#rules/construction/work-cost';
import { designId, designOf, empireId, unitId, unitOf } from '#test/support/campaign';
import { expect, test } from 'vitest';

const PLACE: BuildingPlace = {
  utilized: 0,
  census: 0,
  anomalies: [],
  specialisation: null,
  shipyards: 0,
  mobile: 0,
  convoys: 0,
  wartime: false,
};
const ASTEROIDS = ['Dust Cloud', 'Dense Asteroids'];

test.each([
  { rule: 'CON-1', part: { utilized: 6 }, source: 'shipyard', capacity: 0 },
  { rule: 'CON-1', part: { utilized: 6, shipyards: 1 }, source: 'shipyard', capacity: 10 },
  { rule: 'CON-1', part: { utilized: 6, shipyards: 3 }, source: 'shipyard', capacity: 30 },
  { rule: 'CON-1', part: { utilized: 6, shipyards: 3 }, source: 'system', capacity: 12 },
  { rule: 'CON-1', part: { shipyards: 1 }, source: 'system', capacity: 0 },
  { rule: 'CON-1', part: { mobile: 7 }, source: 'shipyard', capacity: 7 },
  { rule: 'CON-1', part: { shipyards: 1, mobile: 7 }, source: 'shipyard', capacity: 17 },
  {
    rule: 'MAP-8',
    part: { shipyards: 1, mobile: 7, anomalies: ASTEROIDS },
    source: 'shipyard',
    capacity: 34,
  },
  { rule: 'MAP-8', part: { utilized: 6, anomalies: ASTEROIDS }, source: 'system', capacity: 24 },
  { rule: 'MAP-8', part: { convoys: 1, anomalies: ASTEROIDS }, source: 'convoy', capacity: 10 },
  { rule: 'OPT-4', part: { mobile: 7, wartime: true }, source: 'shipyard', capacity: 11 },
  {
    rule: 'OPT-4',
    part: { utilized: 3, anomalies: ASTEROIDS, wartime: true },
    source: 'system',
    capacity: 18,
  },
  { rule: 'OPT-4', part: { convoys: 1, wartime: true }, source: 'convoy', capacity: 10 },
  { rule: 'OPT-4', part: { census: 4, wartime: true }, source: 'census', capacity: 4 },
  { rule: 'CON-2', part: { convoys: 2 }, source: 'convoy', capacity: 20 },
  { rule: 'CON-3', part: { census: 4, utilized: 9 }, source: 'census', capacity: 4 },
] as const)('$rule: $source of $part gives $capacity', ({ part, source, capacity }) => {
  expect(capacityOf({ ...PLACE, ...part }, source)).toBe(capacity);
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

test.each([
  { share: 1, cost: 5 },
  { share: 3, cost: 7 },
])('CON-1: a ship of a shipyard of which the system builds $share points takes $cost', (row) => {
  const design = designOf({ id: designId('one'), cost: 4 });
  expect(workCostOf(design, 'shipyard', row.share)).toBe(row.cost);
});

const work = (id: string, part: Partial<Parameters<typeof capacitySharesOf>[0][number]> = {}) => ({
  id: brandAs<WorkId>(id),
  source: 'shipyard' as const,
  together: false,
  cost: 6,
  paid: 6,
  built: 0,
  begun: 1,
  share: null,
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
    name: 'ranked works first, then the others by age',
    works: [work('h.w1'), work('h.w2', { begun: 4, rank: 2 }), work('h.w3', { begun: 2, rank: 1 })],
    shares: [
      ['h.w3', 6],
      ['h.w2', 4],
    ],
  },
  {
    name: 'what is not paid for is not built and leaves room',
    works: [work('h.w1', { paid: 0 }), work('h.w2', { paid: 5, built: 5 }), work('h.w3')],
    shares: [['h.w3', 6]],
  },
  { name: 'a begun work goes on', works: [work('h.w1', { built: 4 })], shares: [['h.w1', 2]] },
])('CON-1: capacity 10: $name', ({ works, shares }) => {
  const found = capacitySharesOf(works, { shipyard: 10, system: 0, convoy: 0, census: 0 });
  expect(found.map((share) => [share.work, share.capacity])).toEqual(shares);
});

test.each([
  {
    name: 'by both together, first by the one that was ordered',
    works: [work('h.w1', { together: true, cost: 14, paid: 14 }), work('h.w2')],
    shares: [['h.w1', 14]],
  },
  {
    name: 'what the other leaves over',
    works: [
      work('h.w1', { source: 'system', together: true, cost: 8, paid: 8 }),
      work('h.w2', { cost: 8, paid: 8 }),
    ],
    shares: [
      ['h.w1', 8],
      ['h.w2', 6],
    ],
  },
  {
    name: 'each by its own, where the other takes more',
    works: [
      work('h.w1', { source: 'system', cost: 12, paid: 12 }),
      work('h.w2', { cost: 12, paid: 12 }),
    ],
    shares: [
      ['h.w1', 4],
      ['h.w2', 10],
    ],
  },
])('CON-1: shipyards 10 and system 4 build $name', ({ works, shares }) => {
  const found = capacitySharesOf(works, { shipyard: 10, system: 4, convoy: 0, census: 0 });
  expect(found.map((share) => [share.work, share.capacity])).toEqual(shares);
});

const shared = (built: number, part: Parameters<typeof work>[1] = {}) =>
  work('h.w1', { cost: 14, paid: 14, share: { capacity: 8, built }, ...part });

test.each([
  { name: 'both parts at once', works: [shared(0)], shares: [['h.w1', 10, 4]] },
  { name: 'what is paid', works: [shared(0, { paid: 8 })], shares: [['h.w1', 8, 2]] },
  {
    name: 'the system’s part while the shipyard has no room',
    works: [work('h.w0', { cost: 20, paid: 20 }), shared(0)],
    shares: [
      ['h.w0', 10, 0],
      ['h.w1', 4, 4],
    ],
  },
  {
    name: 'no more than the part that is left',
    works: [shared(6, { built: 6 }), work('h.w2', { source: 'system', cost: 12, paid: 12 })],
    shares: [
      ['h.w1', 8, 2],
      ['h.w2', 2, 0],
    ],
  },
])('CON-1: shipyards 10 and system 4 build of a ship that they share $name', (row) => {
  const found = capacitySharesOf(row.works, { shipyard: 10, system: 4, convoy: 0, census: 0 });
  expect(found.map((one) => [one.work, one.capacity, one.shared])).toEqual(row.shares);
});

test.each([
  { paid: 0, refund: 0 },
  { paid: 1, refund: 0 },
  { paid: 8, refund: 4 },
  { paid: 9, refund: 4 },
])('ECO-6: giving up what took $paid brings back $refund', ({ paid, refund }) => {
  expect(refundOf({ paid })).toBe(refund);
});

test('CON-1: the system builds what a shipyard has no use for, not what it has no capacity for', () => {
  const ship = work('h.w1', { cost: 13, paid: 7, share: { capacity: 6, built: 0 } });
  const later = work('h.w2', { source: 'system', cost: 10, paid: 10, begun: 2 });
  const shares = capacitySharesOf([ship, later], { shipyard: 3, system: 10, convoy: 0, census: 0 });
  expect(shares).toEqual([
    { work: 'h.w1', capacity: 3, shared: 0 },
    { work: 'h.w2', capacity: 10, shared: 0 },
  ]);
});

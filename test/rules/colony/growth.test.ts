import { compactGraph } from '#kernel/collections/graph';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { canGrow, growthLedgerOf, GROWTH_TARGET } from '#rules/colony/growth-check';
import { roomForGrowth } from '#rules/colony/room-for-growth';
import { empireId, systemId, systemOf } from '#test/support/campaign';
import { idsOf } from '#test/support/ids-of';
import { expect, test } from 'vitest';

const human = empireId('human');
const PLAIN = { utilized: 3, specialisation: null };

test('COL-4: example 15: Capacity 8 with 2 missed checks and a 9 is 19, which is above 15', () => {
  const ledger = growthLedgerOf(9, { ...PLAIN, capacity: 8, missedGrowth: 2 });
  expect(ledger.map(({ label, amount }) => [label, amount])).toEqual([
    ['d10', 9],
    ['Capacity', 8],
    ['Missed checks', 2],
  ]);
  expect(ledgerTotal(ledger)).toBe(19);
  expect(ledgerTotal(ledger) > GROWTH_TARGET).toBe(true);
});

test.each([
  { die: 7, capacity: 8, missed: 0, grows: false },
  { die: 8, capacity: 8, missed: 0, grows: true },
  { die: 10, capacity: 4, missed: 1, grows: false },
  { die: 10, capacity: 4, missed: 2, grows: true },
])('COL-4: $die with Capacity $capacity and $missed missed grows: $grows', (row) => {
  const ledger = growthLedgerOf(row.die, {
    ...PLAIN,
    capacity: row.capacity,
    missedGrowth: row.missed,
  });
  expect(ledgerTotal(ledger) > GROWTH_TARGET).toBe(row.grows);
});

test.each([
  { what: 'a colony in good order', owner: human, census: 4, morale: 2, grows: true },
  { what: 'a colony in unrest', owner: human, census: 4, morale: 1, grows: true },
  { what: 'a colony in rebellion', owner: human, census: 4, morale: 0, grows: false },
  { what: 'an outpost', owner: human, census: 0, morale: 0, grows: true },
  { what: 'an uninhabited system', owner: null, census: 0, morale: 0, grows: false },
])('COL-4: $what is checked: $grows', ({ owner, census, morale, grows }) => {
  expect(canGrow({ owner, census, morale })).toBe(grows);
});

const [home, near, far, off] = idsOf(systemId, 'H01', 'H02', 'H03', 'H04');
const rival = systemId('H05');
const lanes = compactGraph(
  [home, near, far, off, rival],
  [
    { a: home, b: near },
    { a: near, b: far },
    { a: home, b: rival },
  ],
);
const own = (id: typeof home, census: number, morale = census) =>
  systemOf({ id, owner: human, capacity: 6, census, morale });
const roomAt = (systems: readonly ReturnType<typeof own>[], enemies: readonly string[] = []) =>
  roomForGrowth({
    from: home,
    own: [own(home, 6), ...systems],
    lanes,
    hasEnemyFleet: (system) => enemies.includes(system),
  });

test.each([
  { what: 'the nearest with room', systems: [own(near, 5), own(far, 1)], goes: [near] },
  { what: 'past a full one', systems: [own(near, 6), own(far, 1)], goes: [far] },
  {
    what: 'of two as near the one with most room',
    systems: [own(near, 5), own(rival, 4)],
    goes: [rival],
  },
  {
    what: 'to either of two that are equal',
    systems: [own(near, 4), own(rival, 4)],
    goes: [near, rival],
  },
  { what: 'to an outpost', systems: [own(near, 0)], goes: [near] },
  { what: 'not to a rebellion', systems: [own(near, 3, 0), own(far, 3)], goes: [far] },
  { what: 'nowhere without a way', systems: [own(off, 1)], goes: [] },
])('COL-4: growth of a full system goes $what', ({ systems, goes }) => {
  expect(roomAt(systems)).toEqual(goes);
});

test('COL-4: enemy fleets bar the way of growth, at both ends too', () => {
  const systems = [own(near, 6), own(far, 1)];
  expect(roomAt(systems, [near])).toEqual([]);
  expect(roomAt(systems, [far])).toEqual([]);
  expect(roomAt(systems, [home])).toEqual([]);
  expect(roomAt(systems, [rival])).toEqual([far]);
});

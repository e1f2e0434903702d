import { expect, test } from 'vitest';
import type { LaneClass } from '#model/campaign/lane';
import { waysFromHome } from '#rules/galaxy/ways-from-home';
import { systemId } from '#test/support/campaign';

const [home, near, far, lost] = ['H0101', 'H0102', 'H0103', 'H0104'].map(systemId) as [
  ReturnType<typeof systemId>,
  ReturnType<typeof systemId>,
  ReturnType<typeof systemId>,
  ReturnType<typeof systemId>,
];
const lane = (a: typeof home, b: typeof home, kind: LaneClass) => ({ a, b, class: kind });

test('MAP-2: a homeworld with none but restricted lanes is shut, and its systems can’t be supplied', () => {
  const lanes = [
    lane(home, near, 'restricted'),
    lane(far, home, 'restricted'),
    lane(near, far, 'major'),
  ];
  expect(waysFromHome({ lanes, home, own: [home, near, far] })).toEqual({
    ...{ isShut: true, others: 2, cutOff: 2 },
  });
});

test('MAP-2: one minor lane opens it; what lies behind unexplored lanes is cut off', () => {
  const lanes = [
    lane(home, near, 'minor'),
    lane(home, far, 'restricted'),
    lane(near, far, 'major'),
    lane(far, lost, 'unexplored'),
  ];
  expect(waysFromHome({ lanes, home, own: [near, far, lost, home] })).toEqual({
    ...{ isShut: false, others: 3, cutOff: 1 },
  });
});

test('MAP-12: a homeworld whose lanes are still to be explored is not shut', () => {
  const lanes = [lane(home, near, 'unexplored'), lane(home, far, 'restricted')];
  expect(waysFromHome({ lanes, home, own: [home] })).toEqual({
    ...{ isShut: false, others: 0, cutOff: 0 },
  });
});

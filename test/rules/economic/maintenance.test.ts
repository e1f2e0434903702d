import { ledgerTotal } from '#kernel/reasons/ledger';
import type { UnitCondition, UnitStatus } from '#model/forces/unit';
import { maintenanceGroupsOf } from '#rules/economy/maintenance-groups';
import { maintenanceOf } from '#rules/economy/maintenance-of';
import { designId, designOf, empireId, unitId, unitOf } from '#test/support/campaign';
import { expect, test } from 'vitest';

const human = empireId('human');
const skiff = designId('skiff');

type Some = Readonly<{ status?: UnitStatus; condition?: UnitCondition; count: number }>;

function groupsOf(per: readonly [number, number], some: readonly Some[], isAlien = false) {
  const maintenance = { points: per[0], per: per[1] };
  const designs = { [skiff]: designOf({ id: skiff, name: 'Skiff', maintenance }) };
  const units = some.flatMap(({ count, ...part }, lot) =>
    Array.from({ length: count }, (_, index) =>
      unitOf({
        id: unitId(`${String(lot)}.u${String(index)}`),
        owner: human,
        design: skiff,
        ...part,
      }),
    ),
  );
  return maintenanceGroupsOf({ units, designs, isAlien: () => isAlien });
}

test.each([
  { count: 24, per: [2, 4], pays: 12 },
  { count: 25, per: [2, 4], pays: 14 },
  { count: 1, per: [2, 3], pays: 2 },
  { count: 3, per: [2, 3], pays: 2 },
  { count: 4, per: [2, 3], pays: 4 },
] as const)('ECO-3: $count units at $per pay $pays', ({ count, per, pays }) => {
  expect(ledgerTotal(maintenanceOf(groupsOf(per, [{ count }]), 0))).toBe(pays);
});

test('ECO-3: 2 active, 4 in reserve and 1 mothballed at 2/4 pay 2, 1 and 0', () => {
  const groups = groupsOf(
    [2, 4],
    [{ count: 1, status: 'mothballed' }, { count: 4, status: 'reserve' }, { count: 2 }],
  );
  const lines = maintenanceOf(groups, 0);
  expect(lines.map((line) => [line.label, line.amount])).toEqual([
    ['2 Skiff (2 per 4)', 2],
    ['4 Skiff in reserve (2 per 4)', 1],
    ['1 Skiff mothballed (2 per 4)', 0],
  ]);
});

test('ECO-3: an alien class at 2/3 pays 3/3', () => {
  const lines = maintenanceOf(groupsOf([2, 3], [{ count: 4 }], true), 0);
  expect(lines).toMatchObject([{ label: '4 Skiff (3 per 3, alien)', amount: 6 }]);
});

test('ECO-3: crippled units pay in full', () => {
  const groups = groupsOf([2, 4], [{ count: 4 }, { count: 1, condition: 'crippled' }]);
  expect(ledgerTotal(maintenanceOf(groups, 0))).toBe(4);
});

test.each([
  { intel: 0, pays: 0 },
  { intel: 1, pays: 1 },
  { intel: 10, pays: 1 },
  { intel: 11, pays: 2 },
])('ECO-3: Intel of $intel in all costs $pays', ({ intel, pays }) => {
  expect(ledgerTotal(maintenanceOf([], intel))).toBe(pays);
});

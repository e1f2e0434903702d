import { sumOf } from '#kernel/numbers/sum';
import type { UnitCondition, UnitStatus } from '#model/forces/unit';
import { type MaintenanceGroup, maintenanceGroupsOf } from '#rules/economy/maintenance-groups';
import { shortfallOf } from '#rules/economy/shortfall-of';
import { designId, designOf, empireId, unitId, unitOf } from '#test/support/campaign';
import { expect, test } from 'vitest';

const human = empireId('human');
/** Points of maintenance per value: brig 2/2 of 10, sloop 2/4 of 10, yard 1/1 of 40. */
const CLASSES = {
  brig: { maintenance: { points: 2, per: 2 }, as: 4, af: 2, dv: 4 },
  sloop: { maintenance: { points: 2, per: 4 }, as: 4, af: 2, dv: 4 },
  yard: { maintenance: { points: 1, per: 1 }, as: 0, af: 0, dv: 40 },
  hulk: { maintenance: { points: 0, per: 1 }, as: 0, af: 0, dv: 1 },
} as const;
type ClassName = keyof typeof CLASSES;

type Some = Readonly<{
  of: ClassName;
  count: number;
  status?: UnitStatus;
  condition?: UnitCondition;
}>;

function groupsOf(some: readonly Some[]): readonly MaintenanceGroup[] {
  const designs = Object.fromEntries(
    (['brig', 'sloop', 'yard', 'hulk'] as const).map((name) => [
      name,
      designOf({ id: designId(name), ...CLASSES[name] }),
    ]),
  );
  const units = some.flatMap(({ of, count, ...part }, lot) =>
    Array.from({ length: count }, (_, index) =>
      unitOf({
        id: unitId(`${of}${String(lot)}.u${String(index + 1)}`),
        owner: human,
        design: designId(of),
        ...part,
      }),
    ),
  );
  return maintenanceGroupsOf({ units, designs, isAlien: () => false });
}

test.each([
  {
    name: 'nobody while there is no shortfall',
    some: [{ of: 'brig', count: 4 }],
    shortfall: 0,
    unpaid: [],
  },
  {
    name: 'the highest maintenance for the least combat value first',
    some: [
      { of: 'yard', count: 1 },
      { of: 'sloop', count: 1 },
      { of: 'brig', count: 1 },
    ],
    shortfall: 1,
    unpaid: ['brig2.u1'],
  },
  {
    name: 'one unit of a started lot saves the whole lot',
    some: [{ of: 'sloop', count: 5 }],
    shortfall: 2,
    unpaid: ['sloop0.u1'],
  },
  {
    name: 'a full lot must go as a whole',
    some: [{ of: 'sloop', count: 8 }],
    shortfall: 1,
    unpaid: ['sloop0.u1', 'sloop0.u2', 'sloop0.u3', 'sloop0.u4'],
  },
  {
    name: 'the next classes follow, as far as they are needed',
    some: [
      { of: 'brig', count: 1 },
      { of: 'sloop', count: 3 },
      { of: 'yard', count: 1 },
    ],
    shortfall: 4,
    unpaid: ['brig0.u1', 'sloop1.u1', 'sloop1.u2', 'sloop1.u3'],
  },
  {
    name: 'class after class, until it is enough',
    some: [
      { of: 'brig', count: 1 },
      { of: 'sloop', count: 4 },
      { of: 'yard', count: 2 },
    ],
    shortfall: 5,
    unpaid: ['brig0.u1', 'sloop1.u1', 'sloop1.u2', 'sloop1.u3', 'sloop1.u4', 'yard2.u1'],
  },
  {
    name: 'crippled ones first within a class',
    some: [
      { of: 'brig', count: 2 },
      { of: 'brig', count: 1, condition: 'crippled' },
    ],
    shortfall: 1,
    unpaid: ['brig1.u1'],
  },
  {
    name: 'mothballed units and free ones cannot save anything',
    some: [
      { of: 'brig', count: 2, status: 'mothballed' },
      { of: 'hulk', count: 2 },
    ],
    shortfall: 3,
    unpaid: [],
  },
  {
    name: 'all of them when all save too little',
    some: [
      { of: 'brig', count: 2 },
      { of: 'yard', count: 1 },
    ],
    shortfall: 9,
    unpaid: ['brig0.u1', 'brig0.u2', 'yard1.u1'],
  },
] as const satisfies readonly {
  name: string;
  some: readonly Some[];
  shortfall: number;
  unpaid: readonly string[];
}[])('ECO-5: $name', ({ some, shortfall, unpaid }) => {
  expect(
    shortfallOf(groupsOf(some), shortfall, { unpaidFirst: [] }).map((one) => one.unit),
  ).toEqual(unpaid);
});

test('ECO-5: classes that the owner named go first, in the owner’s order', () => {
  const groups = groupsOf([
    { of: 'brig', count: 1 },
    { of: 'sloop', count: 1 },
    { of: 'yard', count: 1 },
  ]);
  const unpaid = shortfallOf(groups, 3, { unpaidFirst: [designId('yard'), designId('sloop')] });
  expect(unpaid.map((one) => one.unit)).toEqual(['yard2.u1', 'sloop1.u1']);
});

test('ECO-5: units that the owner named go before all classes, in the owner’s order, and alone', () => {
  const groups = groupsOf([
    { of: 'brig', count: 1 },
    { of: 'sloop', count: 1 },
    { of: 'yard', count: 1 },
  ]);
  const wishes = {
    unpaidUnits: [unitId('sloop1.u1'), unitId('brig0.u1')],
    unpaidFirst: [designId('yard')],
  };
  expect(shortfallOf(groups, 1, wishes).map((one) => one.unit)).toEqual(['sloop1.u1']);
  expect(shortfallOf(groups, 5, wishes).map((one) => one.unit)).toEqual([
    'sloop1.u1',
    'brig0.u1',
    'yard2.u1',
  ]);
});

test('ECO-5: what later units cover alone is not taken from earlier ones', () => {
  // The yard saves 1 and the brig 2: with the brig the yard is not needed.
  const groups = groupsOf([
    { of: 'brig', count: 1 },
    { of: 'yard', count: 1 },
  ]);
  const unpaid = shortfallOf(groups, 2, { unpaidFirst: [designId('yard'), designId('brig')] });
  expect(unpaid.map((one) => one.unit)).toEqual(['brig0.u1']);
});

test('ECO-5: what each unit spares adds up to what is saved', () => {
  const unpaid = shortfallOf(
    groupsOf([
      { of: 'sloop', count: 8 },
      { of: 'brig', count: 3 },
    ]),
    6,
    { unpaidFirst: [] },
  );
  expect(sumOf(unpaid, (one) => one.spared)).toBe(6);
});

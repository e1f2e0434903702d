import { expect, test } from 'vitest';
import { projectedTreasuryOf } from '#legality/accounts/projected-treasury';
import type { Order } from '#model/orders/order';
import type { Crew } from '#test/support/harbour';
import { aboard, harbour, sol, unit } from '#test/support/harbour';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { judgeOrders } from '#legality/judge-orders';
import { build, HURT, judge, repair, status, viewOf } from './yard-orders.ts';

const finishesOf = (
  crew: Crew,
  orders: readonly Order[],
  parts: Parameters<typeof judge>[2] = {},
) => {
  const sheet = judge(crew, orders, { treasury: 200, ...parts });
  expect(sheet.legal).toHaveLength(orders.length);
  const finishes = projectedTreasuryOf(sheet).finishes;
  return finishes
    .filter(({ kind }) => kind !== 'growth')
    .map(({ turn, count, text }) => [turn, count, text] as const);
};

const yard: Crew = { y1: ['yard'] };

test('CON-4: works are told with the turn in which they are finished, paid so on', () => {
  expect(finishesOf({ ...yard, y2: ['yard'] }, [build('cruiser', { count: 3 })])).toEqual([
    [3, 2, '2 cruiser at Sol'],
    [4, 1, 'cruiser at Sol'],
  ]);
  expect(finishesOf(yard, [build('cruiser', { pay: 2 })])).toEqual([[6, 1, 'cruiser at Sol']]);
  expect(finishesOf(yard, [build('cruiser', { pay: 0 })])).toEqual([
    [null, 1, 'cruiser at Sol: 7 EP are not paid yet'],
  ]);
  const works = { w1: { paid: 7, built: 0, name: 'Ares' } };
  expect(finishesOf({}, [], { works, system: { utilized: 0 } })).toEqual([
    [null, 1, 'cruiser “Ares” at Sol: nothing builds it now'],
  ]);
});

test('CON-1: a share of the system finishes a ship for which the shipyard has no room', () => {
  const shared = build('cruiser', { share: 4 });
  expect(finishesOf(yard, [build('cruiser'), shared])).toEqual([[3, 2, '2 cruiser at Sol']]);
  expect(finishesOf(yard, [build('cruiser', { share: 6, count: 2 })])).toEqual([
    [4, 1, 'cruiser at Sol'],
    [5, 1, 'cruiser at Sol'],
  ]);
});

test('CON-7: what ground forces regain is told, landed as the sheet says', () => {
  const hurt = { damage: 2 } as const;
  expect(finishesOf({ u1: ['troops', hurt] }, [])).toEqual([
    [3, 1, 'troops u1 regains 1 Attrition'],
  ]);
  const crew: Crew = { c1: ['freighter'], u1: ['troops', { ...hurt, place: aboard('c1') }] };
  const unload: Order = {
    kind: 'UnloadCargo',
    carrier: unit('c1'),
    cargo: { kind: 'units', units: [unit('u1')] },
  };
  expect(finishesOf(crew, [])).toEqual([]);
  expect(finishesOf(crew, [unload])).toEqual([[3, 1, 'troops u1 regains 1 Attrition']]);
});

test('CON-5, CON-9, COL-2: what this turn brings to an end is told with it', () => {
  const crew: Crew = { y1: ['yard'], u1: ['cruiser', HURT], u2: ['cruiser'] };
  const orders: readonly Order[] = [
    repair('yard', 'u1'),
    status('reserve', 'u2'),
    { kind: 'Terraform', system: sol },
    { kind: 'RaiseProductivity', system: sol },
  ];
  const system = { capacity: 9, census: 6, morale: 6 };
  expect(finishesOf(crew, orders, { system }).map(([turn, , text]) => [turn, text])).toEqual([
    [3, 'cruiser u1 is repaired'],
    [3, 'Sol is terraformed'],
    [3, 'cruiser u2 is in reserve'],
    [3, 'Productivity of Sol 4 → 5'],
  ]);
});

test('TECH-6: what a yard repairs of alien units is converted too', () => {
  const crew: Crew = {
    y1: ['yard'],
    d1: ['depot'],
    u1: ['cruiser', { unconverted: true }],
    u2: ['lander', { ...HURT, unconverted: true }],
    u3: ['cruiser', HURT],
  };
  const orders = [repair('yard', 'u1', 'u3'), repair('field', 'u2')];
  expect(finishesOf(crew, orders).map(([, , text]) => text)).toEqual([
    'cruiser u1 is repaired and converted',
    'cruiser u3 is repaired',
    'lander u2 is repaired',
  ]);
  const about = { kind: 'unit', unit: 'human.u1', to: null, helpers: [] } as const;
  const under = { kind: 'repair', owner: 'human', paid: 2, ready: 5, subject: about } as const;
  const state = {
    ...harbour({ crew }),
    projects: { 'repair/human.u1': { ...under, id: 'repair/human.u1' } },
  };
  const sheet = judgeOrders(viewOf(state), []);
  const texts = projectedTreasuryOf(sheet).finishes.map(({ text }) => text);
  expect(texts).toContain('cruiser u1 is repaired and converted');
});

test('OPT-6: where building takes time, each thing is told with the turn in which it is ready', () => {
  const told = (constructionTimes: 'extended' | 'all', orders: readonly Order[]) => {
    const crew: Crew = { y1: ['yard'], y2: ['yard'], u1: ['cruiser', HURT] };
    const state = harbour({ crew, treasury: 200, system: { capacity: 9, census: 6, morale: 6 } });
    const sheet = judgeOrders(
      { ...viewOf(state), rules: { ...DEFAULT_RULE_SET, constructionTimes } },
      orders,
    );
    expect(sheet.legal).toHaveLength(orders.length);
    return projectedTreasuryOf(sheet)
      .finishes.filter(({ kind }) => kind !== 'growth')
      .map(({ turn, text }) => [turn, text]);
  };
  // A cruiser costs 7 and takes four turns; its repair costs 2, and takes one.
  expect(told('extended', [build('cruiser')])).toEqual([[6, 'cruiser at Sol']]);
  // Paid by 2 in turns 3 to 5 and 1 in turn 6: ready in turn 9.
  expect(told('extended', [build('cruiser', { pay: 2 })])).toEqual([[9, 'cruiser at Sol']]);
  expect(told('extended', [repair('yard', 'u1')])).toEqual([[3, 'cruiser u1 is repaired']]);
  expect(told('all', [{ kind: 'Terraform', system: sol }])).toEqual([[11, 'Sol is terraformed']]);
  expect(told('all', [{ kind: 'RaiseProductivity', system: sol }])).toEqual([
    [7, 'Productivity of Sol is raised'],
  ]);
});

test('TECH-2, TECH-3: the yearly check is told with its chances, by what is invested so on', () => {
  const rich = { system: { raw: 5 } };
  expect(finishesOf({}, [{ kind: 'InvestTech', points: 1 }], rich)).toEqual([
    [12, 1, 'Research: 50 % chance of an advance, if you keep investing 1 EP each turn'],
  ]);
  expect(finishesOf({}, [{ kind: 'InvestTech', points: 3 }], rich)).toEqual([
    [12, 1, expect.stringMatching(/an advance for certain, 25 % chance of a second advance/)],
  ]);
});

test('COL-4: and growth with the chance of each colony', () => {
  const grown = (capacity: number) =>
    projectedTreasuryOf(judge({}, [], { system: { capacity } }))
      .finishes.filter(({ kind }) => kind === 'growth')
      .map(({ turn, text }) => [turn, text]);
  expect(grown(9)).toEqual([[12, '40 % chance that Sol’s population grows']]);
  expect(grown(5)).toEqual([]);
});

import { expect, test } from 'vitest';
import { judgeOrders } from '#legality/judge-orders';
import type { AbilityId } from '#model/forces/design';
import type { DesignUnit } from '#model/orders/order';
import type { RuleSet } from '#model/settings/rule-set';
import { viewOf } from './human-view.ts';

const design = (part: Partial<DesignUnit> = {}): DesignUnit => ({
  kind: 'DesignUnit',
  name: 'Ares',
  unit: 'ship',
  hull: 'DD',
  ...{ dv: 4, as: 5, af: 4, cv: 2, cr: 4 },
  ground: null,
  abilities: [],
  ...part,
});

type Case = Readonly<{ era?: number; advancesInHand?: number; rules?: Partial<RuleSet> }>;

function issuesOf(orders: readonly DesignUnit[], asked: Case = {}) {
  const { era = 6, advancesInHand = 0, rules = {} } = asked;
  const view = viewOf();
  const empire = { ...view.empire, era, advancesInHand };
  const judged = judgeOrders({ ...view, empire, rules: { ...view.rules, ...rules } }, orders);
  return judged.verdicts.map(({ issues }) => issues.map(({ code, path }) => `${code} ${path}`));
}

test('TECH-4: a legal class beyond the force list is accepted without a word', () => {
  expect(issuesOf([design()])).toEqual([[]]);
});

test('U-9: all that is wrong is told at once, each with its place', () => {
  const scout = { id: 'sct' as AbilityId, rating: 1 };
  const wrong = design({ name: '!!', hull: 'LF', dv: 0, abilities: [scout] });
  expect(issuesOf([wrong])).toEqual([
    ['DESIGN_NAME name', 'DESIGN_UNFIT hull', 'DESIGN_UNFIT dv', 'DESIGN_UNFIT abilities[0]'],
  ]);
});

test('U-22: too many points are refused, and points that are left are a doubt', () => {
  expect(issuesOf([design({ as: 9 })])).toEqual([['DESIGN_UNFIT ']]);
  expect(issuesOf([design({ as: 1 })])).toEqual([['DESIGN_ADVICE ']]);
});

test('U-1: the points are those of the campaign’s scheme', () => {
  expect(issuesOf([design()], { rules: { eraScheme: 'eraIBase' } })).toEqual([['DESIGN_UNFIT ']]);
});

test('TECH-4: names differ from each other', () => {
  expect(issuesOf([design(), design({ name: 'ares' })])).toEqual([[], ['DESIGN_NAME name']]);
});

test('TECH-4: six for an era, with any number of advances', () => {
  const seven = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => design({ name }));
  expect(issuesOf(seven).at(-1)).toEqual(['DESIGN_NO_ROOM ']);
  expect(issuesOf(seven).slice(0, 6).flat()).toEqual([]);
});

test.each<Readonly<{ what: string; asked: Case; issues: readonly (readonly string[])[] }>>([
  {
    what: 'needs an advance where eras are not fixed',
    asked: { rules: { lockFutureEra: 'off' } },
    issues: [['DESIGN_NO_ROOM '], ['DESIGN_NO_ROOM ']],
  },
  {
    what: 'needs an advance each where research is custom',
    asked: { advancesInHand: 1, rules: { customResearch: 'on' } },
    issues: [[], ['DESIGN_NO_ROOM ']],
  },
  {
    what: 'is not made where classes come by their years',
    asked: { advancesInHand: 2, rules: { research: 'inServiceDate' } },
    issues: [['DESIGN_NO_ROOM '], ['DESIGN_NO_ROOM ']],
  },
])('OPT-15: a class $what', ({ asked, issues }) => {
  expect(issuesOf([design(), design({ name: 'Bellona' })], asked)).toEqual(issues);
});

test('TECH-4: while the force list has classes of the era nothing is designed', () => {
  expect(issuesOf([design({ dv: 3, as: 3, af: 3, cv: 0, cr: 3 })], { era: 0 })).toEqual([
    ['DESIGN_NO_ROOM '],
  ]);
});

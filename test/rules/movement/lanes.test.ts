import { expect, test } from 'vitest';
import type { LaneClass } from '#model/campaign/lane';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { checkPath } from '#rules/movement/check-path';
import {
  type LaneAllowance,
  laneAllowanceOf,
  type MovingUnit,
} from '#rules/movement/lane-allowance-of';
import { laneMapOf } from '#rules/movement/lane-map-of';
import { reachableFrom } from '#rules/movement/reachable-from';
import { NO_LEGS, takeLeg } from '#rules/movement/take-leg';
import { campaignOf, designId, designOf, systemId } from '#test/support/campaign';

const unit = (
  abilities: readonly string[] = [],
  part: Partial<MovingUnit['unit']> = {},
): MovingUnit => ({
  unit: { condition: 'sound', status: 'active', outOfSupply: 0, unconverted: false, ...part },
  design: designOf({
    id: designId('x'),
    abilities: abilities.map((id) => ({ id: id as never, rating: 1 })),
  }),
  unpaid: false,
  resting: false,
  tows: false,
});
const PLAIN = [unit()];
const ESCORTED = [unit(), unit(['scout'])];
const FAST = [unit(['fast']), unit(['fast', 'scout'])];
const CRIPPLED = [unit(), unit([], { condition: 'crippled' })];
const TUGS = [unit(['towing']), unit(['towing'])];
const LAME_TUG = unit(['towing'], { condition: 'crippled' });
const IDLE_TUG = unit(['towing'], { status: 'reserve' });
const LADEN_TUG = { ...unit(['towing']), tows: true };
const FAST_TUG = { ...unit(['fast', 'towing']), tows: true };
const FAST_TOWED = [unit(['fast', 'towing']), unit(['fast'], { condition: 'crippled' })];

/** A line of systems S0, S1 … with lanes of these classes. */
const lineOf = (classes: readonly LaneClass[]) =>
  laneMapOf(
    campaignOf({
      lanes: classes.map((lane, index) => ({
        a: systemId(`S${String(index)}`),
        b: systemId(`S${String(index + 1)}`),
        class: lane,
      })),
    }).lanes,
  );

const LETTERS: Readonly<Record<string, LaneClass>> = {
  m: 'minor',
  M: 'major',
  r: 'restricted',
  u: 'unexplored',
};

const ROWS: readonly (readonly [string, string, readonly MovingUnit[], number, string | null])[] = [
  ['one lane', 'm', PLAIN, 1, null],
  ['two minor lanes are too far', 'mm', PLAIN, 1, 'too-far'],
  ['two lanes, the first major', 'Mm', PLAIN, 2, null],
  ['two lanes, the last major', 'mM', PLAIN, 2, null],
  ['Sol–Centauri (major)–Indi, then stop (example 18)', 'MmM', PLAIN, 2, 'too-far'],
  ['Alpha–Bravo–Foxtrot (major)–Echo is not legal here (example 18)', 'mMm', PLAIN, 2, 'too-far'],
  ['crippled: one lane', 'Mm', CRIPPLED, 1, 'too-far'],
  ['reserve: one lane', 'Mm', [unit([], { status: 'reserve' })], 1, 'too-far'],
  ['unpaid: one lane', 'Mm', [{ ...unit(), unpaid: true }], 1, 'too-far'],
  ['out of supply: one lane', 'Mm', [unit(), unit([], { outOfSupply: 1 })], 1, 'too-far'],
  ['one that rests holds all', 'm', [unit(), { ...unit(), resting: true }], 0, 'resting'],
  ['Slow: one lane', 'Mm', [unit(), unit(['slow'])], 1, 'too-far'],
  ['Fast: one more at the end', 'MmM', FAST, 3, null],
  ['Fast: two minor lanes', 'mm', FAST, 2, null],
  ['Fast: but not four', 'MmMM', FAST, 3, 'too-far'],
  ['one that is not Fast slows all', 'mm', [...FAST, unit()], 1, 'too-far'],
  ['Fast and crippled is slow', 'mm', [unit(['fast'], { condition: 'crippled' })], 1, 'too-far'],
  ['restricted needs an escort', 'r', PLAIN, 0, 'no-escort'],
  ['restricted with a Scout', 'r', ESCORTED, 1, null],
  [
    'a crippled Scout does not count',
    'r',
    [unit(['scout'], { condition: 'crippled' })],
    0,
    'no-escort',
  ],
  ['an Explorer will do', 'r', [unit(['explorer'])], 1, null],
  ['major, then restricted', 'Mr', ESCORTED, 2, null],
  ['restricted ends the movement', 'rM', ESCORTED, 1, 'movement-ended'],
  ['restricted is never the Fast extra', 'mr', FAST, 1, 'too-far'],
  ['unexplored never', 'u', FAST, 0, 'lane-unexplored'],
  ['mothballed: nowhere', 'm', [unit(), unit([], { status: 'mothballed' })], 0, 'cannot-move'],
  [
    'a Scout in reserve does not count',
    'r',
    [unit(['scout'], { status: 'reserve' })],
    0,
    'no-escort',
  ],
  ['MOV-10: a tug makes up for a crippled ship', 'Mm', [unit(['towing']), ...CRIPPLED], 2, null],
  ['MOV-10: not for two', 'Mm', [unit(['towing']), ...CRIPPLED, ...CRIPPLED], 1, 'too-far'],
  ['MOV-10: two tugs do', 'Mm', [...TUGS, ...CRIPPLED, ...CRIPPLED], 2, null],
  ['MOV-10: nor when it is crippled itself', 'Mm', [...CRIPPLED, LAME_TUG], 1, 'too-far'],
  ['MOV-10: nor in reserve', 'Mm', [...CRIPPLED, IDLE_TUG], 1, 'too-far'],
  ['MOV-10: nor for Slow ships', 'Mm', [unit(['towing']), unit(['slow'])], 1, 'too-far'],
  ['MOV-10: never Fast', 'MmM', FAST_TOWED, 2, 'too-far'],
  ['MOV-10: a base in tow goes at normal speed', 'Mm', [LADEN_TUG], 2, null],
  ['MOV-10: but never Fast', 'MmM', [FAST_TUG], 2, 'too-far'],
  [
    'MOV-10: a ship that tows a base helps nobody else',
    'Mm',
    [LADEN_TUG, ...CRIPPLED],
    1,
    'too-far',
  ],
  ['MOV-10: another tug does', 'Mm', [LADEN_TUG, ...TUGS, ...CRIPPLED], 2, null],
  ['an empty fleet goes nowhere', 'm', [], 0, 'cannot-move'],
];

test.each(ROWS)('MOV-1: %s', (_name, line, units, legal, code) => {
  const classes = [...line].map((letter) => LETTERS[letter]!);
  const path = classes.map((_, index) => systemId(`S${String(index + 1)}`));
  const check = checkPath({
    from: systemId('S0'),
    path,
    lanes: lineOf(classes),
    allowance: laneAllowanceOf(units, DEFAULT_RULE_SET),
    isStormy: () => false,
  });
  expect(check.legal).toBe(legal);
  expect(check.problem?.code ?? null).toBe(code);
});

test.each([
  ['a Jump ship leads through it', [unit(), unit(['jump'])], null],
  ['a Scout and an Explorer do not', [unit(['scout']), unit(['explorer'])], 'no-jump-ship'],
  ['nor does a crippled one', [unit(['jump'], { condition: 'crippled' })], 'no-jump-ship'],
  ['nor one in reserve', [unit(['jump'], { status: 'reserve' })], 'no-jump-ship'],
] as const)('OPT-2: where a restricted lane takes jump engines %s', (_name, units, problem) => {
  const allowance = laneAllowanceOf(units, { ...DEFAULT_RULE_SET, jumpEngines: 'on' });
  const taken = takeLeg(NO_LEGS, 'restricted', allowance);
  expect(taken.ok ? null : taken.problem).toBe(problem);
  expect(takeLeg(NO_LEGS, 'minor', allowance).ok).toBe(true);
});

test('TECH-6: unconverted ships lead nobody, tow nobody and are no faster than others', () => {
  const alien = { unconverted: true } as const;
  const of = (...units: readonly MovingUnit[]) => laneAllowanceOf(units, DEFAULT_RULE_SET);
  expect(of(unit(['scout'], alien)).escorted).toBe(false);
  expect(of(unit(['fast'], alien)).fast).toBe(false);
  expect(of(unit(['towing'], alien), unit([], { condition: 'crippled' })).slowed).toEqual([
    'crippled',
  ]);
});

test('OPT-2: else jump engines open no lane', () => {
  const allowance = laneAllowanceOf([unit(['jump'])], DEFAULT_RULE_SET);
  expect(takeLeg(NO_LEGS, 'restricted', allowance)).toEqual({ ok: false, problem: 'no-escort' });
});

test('MOV-1: where there is no lane a path ends', () => {
  const path = [systemId('S1'), systemId('S9')];
  const allowance = laneAllowanceOf(PLAIN, DEFAULT_RULE_SET);
  const lanes = lineOf(['major']);
  const isStormy = (): boolean => false;
  const check = checkPath({ from: systemId('S0'), path, lanes, allowance, isStormy });
  expect(check).toEqual({
    legal: 1,
    problem: { leg: 1, from: 'S1', to: 'S9', code: 'no-lane', cite: 'MOV-1' },
  });
});

test('MOV-1: reachable systems with their shortest ways', () => {
  const lanes = laneMapOf(
    campaignOf({
      lanes: (
        [
          ['A', 'B', 'minor'],
          ['A', 'C', 'major'],
          ['B', 'D', 'major'],
          ['C', 'D', 'minor'],
          ['D', 'E', 'major'],
        ] as const
      ).map(([a, b, lane]) => ({ a: systemId(a), b: systemId(b), class: lane })),
    }).lanes,
  );
  const ways = (allowance: LaneAllowance): readonly string[] =>
    reachableFrom(systemId('A'), { lanes, allowance, isStormy: () => false }).map(({ path }) =>
      path.join('-'),
    );
  expect(ways(laneAllowanceOf(PLAIN, DEFAULT_RULE_SET))).toEqual(['B', 'C', 'B-D']);
  expect(ways(laneAllowanceOf(FAST, DEFAULT_RULE_SET))).toEqual(['B', 'C', 'B-D', 'B-D-E']);
  expect(ways(laneAllowanceOf(CRIPPLED, DEFAULT_RULE_SET))).toEqual(['B', 'C']);
});

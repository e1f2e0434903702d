import { expect, test } from 'vitest';
import { cite } from '#kernel/reasons/cite';
import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import { answerScouting } from '#rules/combat/policy/answer-scouting';
import { checkBattleAnswer } from '#rules/combat/policy/check-answer';
import { NO_TRAITS } from '#rules/combat/abilities/traits-of';
import { makesRoom } from '#rules/combat/makes-room';
import { PLAIN_TERMS } from '#rules/combat/scenarios/scenario';
import { scoutingCost } from '#rules/combat/scouting-cost';

type Said = AnswerOf<'scouting'>;
type Question = DecisionOf<'scouting'>;

const said = (some: object): Said => ({ kind: 'scouting', surprise: 0, length: 0, ...some });
const group = (design: string, some: object = {}) => ({
  design,
  kind: 'ship',
  civilian: false,
  condition: 'sound',
  count: 2,
  strength: null,
  ...some,
});
const piece = (tag: string, strength: number | null) => ({
  tag,
  cc: 1,
  stats: strength === null ? null : { dv: strength, as: 0, af: 0, cv: 0, scouts: 0 },
});
const own = (unit: string, cost: number, condition = 'crippled') => ({ unit, cost, condition });

const question = {
  kind: 'scouting',
  cite: cite('CSC-5'),
  own: [],
  intel: 9,
  points: 7,
  fromBehind: 4,
  ownForce: [own('old', 3), own('dear', 8), own('fit', 9, 'sound')],
  enemy: [piece('B2', 4), piece('B3', 9), piece('B4', null)],
  waiting: [
    group('fit'),
    group('wreck', { condition: 'crippled' }),
    group('hulk', { civilian: true, count: 1 }),
  ],
} as unknown as Question;

test.each([
  [{ surprise: 2, length: -1 }, 1, 2],
  [{ excludeOwn: ['a', 'b'] }, 2, 0],
  [{ exclude: ['B1', 'B2'], length: 1 }, 5, 0],
  [{ include: ['B1'], draw: [{ count: 2 }, { count: 1 }] }, 0, 8],
])('CSC-5: %j takes %i from behind and %i from anywhere', (some, fromBehind, anywhere) => {
  expect(scoutingCost(said(some))).toEqual({ fromBehind, anywhere });
});

test.each([
  ['nothing', {}, []],
  ['two enemies', { exclude: ['B2', 'B3'] }, []],
  ['more than can be paid from behind', { exclude: ['B2', 'B3'], length: 1 }, ['exclude']],
  ['more than there is', { exclude: ['B2'], include: ['B3', 'B4'], length: 2 }, ['surprise']],
  ['an enemy who is not there', { exclude: ['B9'] }, ['exclude']],
  ['an own unit twice', { excludeOwn: ['old', 'old'] }, ['excludeOwn']],
  ['one kept out and in', { exclude: ['B2'], include: ['B2'] }, ['include']],
  ['some who wait', { draw: [{ design: 'wreck', condition: 'crippled', count: 2 }] }, []],
  ['more than wait', { draw: [{ design: 'wreck', condition: 'crippled', count: 3 }] }, ['draw']],
  ['none of them', { draw: [{ design: 'fit', condition: 'sound', count: 0 }] }, ['draw']],
  ['who was not seen so', { draw: [{ design: 'fit', condition: 'crippled', count: 1 }] }, ['draw']],
])('CSC-5: %s is refused at %j', (_, some, paths) => {
  const issues = checkBattleAnswer(question, said(some));
  expect(issues.map(({ path }) => path)).toEqual(paths);
  for (const { text } of issues) expect(text).not.toBe('');
});

test.each([
  ['surprise', 5, { surprise: 5 }],
  ['keep-out', 5, { exclude: ['B3', 'B2'], surprise: 1 }],
  ['keep-out', 9, { exclude: ['B3', 'B2'], surprise: 3 }],
  ['keep-out', 1, { surprise: 1 }],
  [
    'draw-in',
    5,
    {
      draw: [
        { design: 'hulk', condition: 'sound', count: 1 },
        { design: 'wreck', condition: 'crippled', count: 1 },
      ],
      surprise: 1,
    },
  ],
  ['shelter', 1, { excludeOwn: ['dear'] }],
  ['shelter', 4, { excludeOwn: ['dear', 'old'], surprise: 2 }],
] as const)('CSC-5, ENC-5: scouting %s with %i Intel: %j', (scouting, intel, some) => {
  const answer = answerScouting(question, { scouting, intel });
  expect(answer).toEqual(said(some));
  expect(checkBattleAnswer(question, answer)).toEqual([]);
});

type Ship = Parameters<typeof makesRoom>[0]['force'][number];
const ship = (unit: string, cost: number, cr = 0): Ship =>
  ({
    unit,
    kind: 'ship',
    cost,
    cr,
    dv: 1,
    as: 0,
    af: 0,
    cv: 0,
    carrier: null,
    traits: NO_TRAITS,
  }) as never;
const [lead, cheap, dear, first, second, third] = [
  ship('lead', 1, 2),
  ship('cheap', 2),
  ship('dear', 9),
  ...['first', 'second', 'third'].map((unit) => ship(unit, 1)),
] as [Ship, Ship, Ship, Ship, Ship, Ship];

test.each([
  [[lead, cheap], [], []],
  [[lead, cheap, dear], [first], ['cheap']],
  [
    [lead, cheap, dear],
    [first, second],
    ['cheap', 'dear'],
  ],
  [
    [lead, cheap, dear],
    [first, second, third],
    ['cheap', 'dear'],
  ],
])('CSC-5: the units that make room, %#', (force, included, going) => {
  const all = [...force, ...included];
  const gone = makesRoom({
    force: all,
    flagship: lead,
    terms: PLAIN_TERMS,
    included: new Set(included),
  });
  expect(gone.map(({ unit }) => unit)).toEqual(going);
});

import { expect, test } from 'vitest';
import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import { hasOneAnswer } from '#legality/answers/has-one-answer';
import { NO_TRAITS } from '#rules/combat/abilities/traits-of';
import { boostOf } from '#rules/combat/may-boost';
import { checkBattleAnswer } from '#rules/combat/policy/check-answer';
import { unitId } from '#test/support/campaign';

const based = { isAlive: true, traits: { ...NO_TRAITS, basedDv: 2 } };
const SHIELDED = { ...NO_TRAITS, opensCover: 1 };

test.each([
  ['flight', 'sound', 'active', based, 1, 2],
  ['flight', 'sound', 'reserve', based, 0, 0],
  ['flight', 'crippled', 'active', based, 0, 0],
  ['flight', 'sound', 'active', { ...based, isAlive: false }, 1, 0],
  ['flight', 'sound', 'active', null, 1, 0],
  ['ship', 'sound', 'active', null, 0, 0],
] as const)(
  'ABL-3: what a %s that is %s and %s gets for what it gives up',
  (kind, condition, status, base, shields, carrier) => {
    const one = { kind, condition, status, base, traits: SHIELDED };
    const choice = { carrierBonus: 'choice' } as const;
    expect(boostOf(one, 'shields', choice)).toBe(shields);
    expect(boostOf(one, 'carrier', choice)).toBe(carrier);
    expect(boostOf(one, 'carrier', { carrierBonus: 'dv' })).toBe(0);
  },
);

const [bee, wasp] = [unitId('bee'), unitId('wasp')];
// What the rules read of it.
const question = {
  kind: 'missions',
  own: [],
  points: 0,
  boosters: [{ piece: { unit: bee }, of: 'shields', adds: 1 }],
} as unknown as DecisionOf<'missions'>;
const bySelf = { unit: bee, of: 'shields', gun: 'as' } as const;

test.each([
  ['what it may', [bySelf], []],
  ['it twice', [bySelf, { ...bySelf, gun: 'af' }], ['boosts: ANSWER_UNIT_TWICE']],
  ['what it has not', [{ ...bySelf, of: 'carrier' }], ['boosts: ANSWER_UNIT_UNKNOWN']],
  ['another', [{ ...bySelf, unit: wasp }], ['boosts: ANSWER_UNIT_UNKNOWN']],
] as const)('ABL-3: told to give up %s', (_, boosts, issues) => {
  const answer: AnswerOf<'missions'> = { kind: 'missions', missions: [], boosts };
  const found = checkBattleAnswer(question, answer).map(({ code, path }) => `${path}: ${code}`);
  expect(found).toEqual(issues);
});

test('ABL-3: a side that could give something up is asked, even without points for missions', () => {
  expect(hasOneAnswer(question)).toBe(false);
  expect(hasOneAnswer({ ...question, boosters: [] })).toBe(true);
});

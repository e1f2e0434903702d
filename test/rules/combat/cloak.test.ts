import { expect, test } from 'vitest';
import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import { hasOneAnswer } from '#legality/answers/has-one-answer';
import { NO_TRAITS } from '#rules/combat/abilities/traits-of';
import { boostOf } from '#rules/combat/may-boost';
import { mayCloak } from '#rules/combat/may-cloak';
import { checkBattleAnswer } from '#rules/combat/policy/check-answer';
import { underCloak } from '#rules/combat/under-cloak';
import { unitId } from '#test/support/campaign';

const traits = { ...NO_TRAITS, stealth: 2 };
const QUIET = { isRamming: false, isHolding: false, isLeaving: false };

test.each([
  ['a ship', { kind: 'ship', traits }, true],
  ['a base', { kind: 'base', traits }, true],
  ['a flight', { kind: 'flight', traits }, false],
  ['a ship without Stealth', { kind: 'ship', traits: NO_TRAITS }, false],
  ['a ship that rams', { kind: 'ship', traits, isRamming: true }, false],
  ['a ship that tries to get away', { kind: 'ship', traits, isLeaving: true }, false],
  [
    'a ship that holds enemies',
    { kind: 'ship', traits: { ...traits, stasis: 1 }, isHolding: true },
    false,
  ],
  ['a ship beside one that does', { kind: 'ship', traits, isHolding: true }, true],
] as const)('ABL-3, CSC-12: whether %s may cloak', (_, one, may) => {
  expect(mayCloak({ ...QUIET, ...one })).toBe(may);
});

test('ABL-3: under its cloak a unit uses no functions, and still lends its CR', () => {
  const able = { ...traits, scouts: 1, jams: 1, boards: 1, guards: 1, guardian: 1, commands: 1 };
  expect(underCloak(able)).toEqual({ ...NO_TRAITS, stealth: 2, commands: 1 });
});

test('ABL-3: what Stealth gives to a flight that fights', () => {
  const flight = {
    kind: 'flight',
    condition: 'sound',
    status: 'active',
    base: null,
    traits,
  } as const;
  const rules = { carrierBonus: 'dv' } as const;
  expect(boostOf(flight, 'stealth', rules)).toBe(2);
  expect(boostOf({ ...flight, condition: 'crippled' }, 'stealth', rules)).toBe(0);
  expect(boostOf({ ...flight, kind: 'ship' }, 'stealth', rules)).toBe(0);
});

const [shade, plain] = [unitId('shade'), unitId('plain')];
// What the rules read of it.
const question = {
  kind: 'missions',
  own: [{ unit: shade, cc: 1 }],
  points: 0,
  cloakers: [{ unit: shade }],
} as unknown as DecisionOf<'missions'>;

test.each([
  ['who may', [shade], [], []],
  ['who may, twice', [shade, shade], [], ['cloak: ANSWER_UNIT_TWICE']],
  ['another', [plain], [], ['cloak: ANSWER_UNIT_UNKNOWN']],
  [
    'a unit with a mission',
    [shade],
    [{ unit: shade, mission: 'defensive' }],
    ['cloak: ANSWER_CLOAK_WITH_MISSION'],
  ],
] as const)('ABL-3: told to cloak %s', (_, cloak, missions, issues) => {
  const answer: AnswerOf<'missions'> = { kind: 'missions', missions, cloak };
  const found = checkBattleAnswer({ ...question, points: 1 }, answer);
  expect(found.map(({ code, path }) => `${path}: ${code}`)).toEqual(issues);
});

test('ABL-3: a side that could cloak is asked, even without points for missions', () => {
  expect(hasOneAnswer(question)).toBe(false);
  expect(hasOneAnswer({ ...question, cloakers: [] })).toBe(true);
});

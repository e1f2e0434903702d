import { expect, test } from 'vitest';
import { LEVELS } from '#ai/machine/levels';
import { isClosing, patienceOf, turnsLeft } from '#ai/machine/horizon';
import type { Mind } from '#ai/machine/mind';
import { PERSONALITIES } from '#ai/machine/personalities';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';

type LevelName = keyof typeof LEVELS;

/** What a machine of a level looks at when it asks how long the campaign lasts; `end`: null, it doesn't end by time. */
function mindAt(level: LevelName, turn: number, end: number | null = 90, treasury = 0): Mind {
  const conditions = end === null ? [] : [{ kind: 'time' as const, turn: end }];
  const rules = { ...DEFAULT_RULE_SET, victory: { needed: 1, conditions } };
  const mind: Pick<Mind, 'level' | 'nature'> & {
    view: Pick<Mind['view'], 'turn' | 'rules'> & { empire: { treasury: number } };
  } = {
    level: LEVELS[level],
    nature: PERSONALITIES.balanced,
    view: { turn, rules, empire: { treasury } },
  };
  return mind as unknown as Mind;
}

test('VIC-1: a machine counts the turns until the campaign ends by time, and many where it doesn’t', () => {
  expect(turnsLeft(mindAt('hard', 70).view)).toBe(20);
  expect(turnsLeft(mindAt('hard', 90).view)).toBe(1);
  expect(turnsLeft(mindAt('hard', 70, null).view)).toBe(120);
});

test('near the end, those who foresee it buy output at any price, and no sooner', () => {
  expect(isClosing(mindAt('standard', 71))).toBe(false);
  expect(isClosing(mindAt('standard', 72))).toBe(true);
  expect(isClosing(mindAt('hard', 72))).toBe(true);
  expect(isClosing(mindAt('beginner', 89))).toBe(false);
  expect(isClosing(mindAt('passive', 89))).toBe(false);
  expect(isClosing(mindAt('hard', 72, null))).toBe(false);
});

test('an investment has to pay in the turns that are left, and settlers who come too late are not sent', () => {
  const usual = LEVELS.hard.foresight + PERSONALITIES.balanced.patience;
  expect(patienceOf(mindAt('hard', 20))).toBe(usual);
  expect(patienceOf(mindAt('hard', 83))).toBe(4);
  // Who doesn't foresee the end wants it to pay in half of the turns that are left.
  expect(patienceOf(mindAt('beginner', 70))).toBe(
    Math.min(10, LEVELS.beginner.foresight + PERSONALITIES.balanced.patience),
  );
});

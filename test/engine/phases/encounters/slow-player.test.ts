import { expect, test } from 'vitest';
import type { Decision } from '#model/decisions/decision';
import { proofWorld } from '#test/support/proof-world';
import { donePhase, standingDecider, tryPhase, turnUpTo } from '#test/support/whole-turn';

/** Humans and Tirelons have met in one lane, humans and Lorans in another. */
const world = proofWorld(0);
const due = turnUpTo(world, 'encounters');
const idOf = (other: string) =>
  Object.values(due.state.encounters).find(({ present }) => present.some((one) => one === other))!
    .id;

/** Everybody answers at once as their standing orders would, but for one. */
function without(isSlow: (decision: Decision) => boolean) {
  return tryPhase(world, {
    ...due,
    decide: (decision, standing) =>
      isSlow(decision) ? undefined : { answer: standing, by: 'window' },
  }).result;
}

test('TURN-4: a player who is slow in one encounter is waited for in that encounter alone', () => {
  const slow = without(({ asked }) => asked === 'tirelon');
  const whole = donePhase(world, { ...due, decide: standingDecider });
  expect(slow.done).toBe(false);
  if (slow.done) return;
  expect(new Set(slow.open.map(({ encounter }) => encounter))).toEqual(new Set([idOf('tirelon')]));
  const askedElsewhere = slow.decided.filter(({ asked }) => asked === 'loran');
  expect(askedElsewhere).toHaveLength(
    whole.decided.filter(({ asked }) => asked === 'loran').length,
  );
  expect(askedElsewhere.length).toBeGreaterThan(0);
});

test('TURN-4: a player who is slow in both of their encounters is asked in both at once', () => {
  const slow = without(({ asked }) => asked === 'human');
  expect(slow.done).toBe(false);
  if (slow.done) return;
  const encounters = slow.open.map(({ encounter }) => encounter);
  expect(encounters).toHaveLength(2);
  expect(new Set(encounters)).toEqual(new Set([idOf('loran'), idOf('tirelon')]));
});

import { expect, test } from 'vitest';
import { compareNumbers } from '#kernel/result/compare-text';
import { InvariantError, invariant } from '#kernel/result/invariant';
import { err, ok, type Result } from '#kernel/result/result';

const half = (value: number): Result<number, string> =>
  value % 2 === 0 ? ok(value / 2) : err('odd');

test('a result is a value or a refusal', () => {
  expect(half(4)).toEqual({ ok: true, value: 2 });
  expect(half(3)).toEqual({ ok: false, error: 'odd' });
});

test('a broken invariant throws its code and what was seen', () => {
  expect(() => invariant(true, 'FINE')).not.toThrow();
  let caught: unknown;
  try {
    invariant(false, 'UNIT_IN_TWO_PLACES', { unit: 'human.u2' });
  } catch (error) {
    caught = error;
  }
  expect(caught).toBeInstanceOf(InvariantError);
  expect(caught).toMatchObject({
    code: 'UNIT_IN_TWO_PLACES',
    context: { unit: 'human.u2' },
    message: 'UNIT_IN_TWO_PLACES {"unit":"human.u2"}',
  });
});

test('numbers sort by size, not as text', () => {
  expect([10, 9, -1, 100].sort(compareNumbers)).toEqual([-1, 9, 10, 100]);
});

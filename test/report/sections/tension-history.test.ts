import { expect, test } from 'vitest';
import { tensionLines } from '#report/sections/tension-history';

const step = (turn: number, by: number) => ({ turn, cause: 'drift' as const, by });

test('DIP-4: turns in a row without change are one line, and other causes end it', () => {
  const lost = { turn: 9, cause: 'losses' as const, by: 12 };
  const steps = [step(4, -1), step(6, -1), step(7, -1), step(8, -1), lost, step(11, -1)];
  expect(tensionLines({ start: 50, value: 57, steps }, 6)).toEqual([
    ['', 'Start', '', '50'],
    ['4–8', 'turns without change', '−4', '46'],
    ['9', 'units that you lost to it in battle', '+12', '58'],
    ['11', 'a turn without change', '−1', '57'],
  ]);
});

test('DIP-4: lines before the last ones are told as one', () => {
  const steps = [step(1, 1), { turn: 2, cause: 'losses' as const, by: 5 }, step(3, -1)];
  expect(tensionLines({ start: 0, value: 5, steps }, 2)).toEqual([
    ['', 'Start', '', '0'],
    ['', 'Earlier changes', '+1', '1'],
    ['2', 'units that you lost to it in battle', '+5', '6'],
    ['3', 'a turn without change', '−1', '5'],
  ]);
});

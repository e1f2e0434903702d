import { expect, test } from 'vitest';
import { SYSTEM_FIGURES, type SystemFigures } from '#model/campaign/system-figures';
import {
  changesBetween,
  changesTogether,
  figuresAfter,
  LEAST_CAPACITY,
} from '#rules/bombardment/hurt-system';

const figures: SystemFigures = {
  capacity: 7,
  raw: 3,
  census: 6,
  morale: 4,
  productivity: 5,
  intel: 2,
};
const floors = { capacity: LEAST_CAPACITY };

test.each(SYSTEM_FIGURES)('BOM-3, OPT-18: one less of %s, and nothing else', (figure) => {
  expect(figuresAfter(figures, { [figure]: -1 }, floors)).toEqual({
    ...figures,
    [figure]: figures[figure] - 1,
  });
});

test('BOM-3: everything is kept within a smaller Capacity', () => {
  const full = { capacity: 6, raw: 3, census: 6, morale: 6, productivity: 6, intel: 6 };
  expect(figuresAfter(full, { capacity: -2 }, floors)).toEqual({
    capacity: 4,
    raw: 3,
    census: 4,
    morale: 4,
    productivity: 4,
    intel: 4,
  });
});

test('BOM-3: Morale is kept within a smaller Census, Productivity and Intel are not', () => {
  const calm = { ...figures, morale: 6, intel: 6 };
  expect(figuresAfter(calm, { census: -2 }, floors)).toEqual({ ...calm, census: 4, morale: 4 });
});

test.each([
  ['BOM-3', 1, 3, -5, 1],
  ['OPT-18: down to nothing', 0, 3, -5, 0],
  ['OPT-18: by a setting', 4, 6, -3, 4],
  ['it never raises a Capacity that is lower already', 4, 2, -1, 2],
  ['BOM-3: an outpost keeps one', 1, 1, -1, 1],
])('%s: the least Capacity is %i', (_name, least, capacity, change, after) => {
  const before = { capacity, raw: 2, census: 0, morale: 0, productivity: 0, intel: 0 };
  expect(figuresAfter(before, { capacity: change }, { capacity: least }).capacity).toBe(after);
});

test('OPT-18: a Capacity of nothing leaves no Census, Morale, Productivity or Intel', () => {
  const small = { ...figures, capacity: 1, census: 1, morale: 1, productivity: 1, intel: 1 };
  expect(figuresAfter(small, { capacity: -1 }, { capacity: 0 })).toEqual({
    capacity: 0,
    raw: 3,
    census: 0,
    morale: 0,
    productivity: 0,
    intel: 0,
  });
});

test.each(SYSTEM_FIGURES.filter((figure) => figure !== 'capacity'))(
  'OPT-18, BOM-2: %s is never below 0',
  (figure) => {
    expect(figuresAfter(figures, { [figure]: -9 }, floors)[figure]).toBe(0);
  },
);

test('BOM-2: Morale never rises above Census', () => {
  const proud = { ...figures, census: 5, morale: 5 };
  expect(figuresAfter(proud, { morale: 1 }, floors).morale).toBe(5);
  expect(figuresAfter(proud, { census: -1, morale: 1 }, floors)).toMatchObject({
    census: 4,
    morale: 4,
  });
});

test('BOM-2: all that happens at once is one change', () => {
  const all = [{ census: -1, morale: -1 }, { morale: 1 }, { productivity: -2 }, { census: -1 }];
  expect(changesTogether(all)).toEqual({ census: -2, morale: 0, productivity: -2 });
  expect(changesTogether([])).toEqual({});
});

test('BOM-2: a report names only what really changed', () => {
  const after = figuresAfter({ ...figures, morale: 0 }, { morale: -1, intel: -3 }, floors);
  expect(changesBetween({ ...figures, morale: 0 }, after)).toEqual({ intel: -2 });
});

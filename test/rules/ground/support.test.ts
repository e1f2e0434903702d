import { expect, test } from 'vitest';
import { compareText } from '#kernel/result/compare-text';
import { supportFor } from '#rules/ground/support-for';
import { unitId } from '#test/support/campaign';

const invaders = (text: string) =>
  text.split(' ').map((part) => {
    const [unit = '', cost] = part.split('/');
    return { unit: unitId(unit), cost: Number(cost) };
  });
const ships = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const [ship = '', functions] = part.split('/');
      return { ship: unitId(ship), functions: Number(functions) };
    });
const named = (text: string) => text.split(' ').filter(Boolean).map(unitId);

test.each([
  ['functions as its cost', 'u1/3', 's1/3', '', 'u1'],
  ['too few functions', 'u1/3', 's1/2', '', ''],
  ['none', 'u1/3', '', '', ''],
  ['functions of several ships add up', 'u1/5', 's1/3 s2/2', '', 'u1'],
  ['one ship supports one unit', 'u1/2 u2/2', 's1/6', '', 'u1'],
  ['the first unit is served first', 'u1/4 u2/3', 's1/4', '', 'u1'],
  ['what the first cannot use serves the next', 'u1/4 u2/3', 's1/3', '', 'u2'],
  ['the smallest ship that suffices', 'u1/2 u2/6', 's1/6 s2/3', '', 'u1 u2'],
  ['only the ships that the order names', 'u1/3', 's1/6 s2/2', 's2', ''],
  ['the named ship', 'u1/3', 's1/6 s2/4', 's2', 'u1'],
  ['named ships in their order', 'u1/3 u2/6', 's1/6 s2/4', 's1 s2', 'u1'],
  ['a ship that is not there', 'u1/3', 's1/6', 's9', ''],
] as const)(
  'GND-2: Assault ships support invaders: %s',
  (_name, coming, present, order, result) => {
    const supported = supportFor(invaders(coming), ships(present), named(order));
    expect([...supported].sort(compareText)).toEqual(named(result));
  },
);

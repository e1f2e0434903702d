import { expect, test } from 'vitest';
import { BEGINNINGS, ENDINGS } from '#engine/galaxy/name-parts';
import { homeworldNames } from '#app/galaxy/homeworld-names';
import { systemNames } from '#app/galaxy/system-names';
import { foldName } from '#content/fold-name';
import { nameSchema } from '#content/name-schema';
import { scriptedDice } from '#kernel/dice/scripted-dice';
import { seededDice } from '#kernel/dice/seeded-dice';
import { systemIdOf } from '#model/campaign/system';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { hexesOf } from '#rules/galaxy/hexes-of';

test('MAP-1: five thousand systems have names of their own that a scenario may have', () => {
  const dice = seededDice<RollPurpose>({ secret: 'names', turn: 0, attempt: 1, phase: 'galaxy' });
  const ids = hexesOf(40).map((hex) => systemIdOf(hex, 40));
  const names = systemNames(dice, ids, []);
  expect(new Set(names.map(foldName)).size).toBe(4921);
  expect(names.every((name) => nameSchema.safeParse(name).success)).toBe(true);
});

test('MAP-1: any beginning goes with any ending, a hundred of each', () => {
  const whole = BEGINNINGS.flatMap((one) => ENDINGS.map((other) => foldName(one + other)));
  expect(new Set(whole).size).toBe(10_000);
  expect(whole.filter((name) => /[bcdfghjklmnpqrstvwz]{5}/.test(name))).toEqual([]);
});

test('MAP-12, FOG-15: on a map to be explored nothing that is found can have the name of a homeworld', () => {
  const hexes = hexesOf(6).map((hex) => systemIdOf(hex, 6));
  const names = (secret: string, systems: typeof hexes) => {
    const dice = seededDice<RollPurpose>({ secret, turn: 0, attempt: 1, phase: 'galaxy' });
    return homeworldNames(dice, { systems, rings: 6 }, []).map(foldName);
  };
  const homes = new Set(names('homes', hexes.slice(0, 60)));
  expect(homes.size).toBe(60);
  expect(names('found', hexes.slice(60)).filter((name) => homes.has(name))).toEqual([]);
});

test('MAP-1: a name that is taken is rolled again', () => {
  const roll = (...values: readonly number[]) => ({ purpose: 'system name', values });
  const dice = scriptedDice<RollPurpose>([roll(1, 1), roll(1, 2), roll(1, 2), roll(2, 1)]);
  const ids = hexesOf(1)
    .slice(0, 2)
    .map((hex) => systemIdOf(hex, 1));
  expect(systemNames(dice, ids, ['ABRA'])).toEqual(['Abrace', 'Adela']);
  dice.assertExhausted();
});

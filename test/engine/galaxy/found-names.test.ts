import { expect, test } from 'vitest';
import { nameFoundSystem } from '#engine/galaxy/name-found-system';
import { scriptedDice } from '#kernel/dice/scripted-dice';
import { systemIdOf } from '#model/campaign/system';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { hexesOf } from '#rules/galaxy/hexes-of';

const ids = (rings: number) => hexesOf(rings).map((hex) => systemIdOf(hex, rings));

/** The name by a die, for a finder who knows some names. */
function named(system: ReturnType<typeof ids>[number], rings: number, rolled: number, known = '') {
  const dice = scriptedDice<RollPurpose>([{ purpose: 'system name', values: [rolled] }]);
  return nameFoundSystem(dice, { system, rings, isKnown: (one) => one === known });
}

test.each([1, 6, 20])(
  'MAP-12: on a map of %i rings no two hexes can get the same name',
  (rings) => {
    const [lowest, highest] = [1, { 1: 100, 6: 59, 20: 5 }[rings]!];
    const names = ids(rings).flatMap((id) => [
      named(id, rings, lowest),
      ...(highest > 1 ? [named(id, rings, highest)] : []),
    ]);
    expect(new Set(names).size).toBe(names.length);
  },
);

test('MAP-12: on the largest map each hex has one name, and no die is thrown', () => {
  const all = ids(40).map((system) =>
    nameFoundSystem(scriptedDice<RollPurpose>([]), { system, rings: 40, isKnown: () => false }),
  );
  expect(new Set(all).size).toBe(all.length);
});

test('MAP-12, FOG-15: a name that its finder knows already is passed over; what others know changes nothing', () => {
  const [hub] = ids(1);
  const usual = named(hub!, 1, 5);
  expect(named(hub!, 1, 5, usual)).toBe(named(hub!, 1, 6));
  expect(named(hub!, 1, 5, 'Elsewhere')).toBe(usual);
});

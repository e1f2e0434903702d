import { expect, test } from 'vitest';
import type { EmpireId } from '#model/campaign/ids';
import type { Presence } from '#rules/supply/presence-in';
import { siegeOf } from '#rules/supply/siege-of';
import { empireId } from '#test/support/campaign';

const [host, foe] = [empireId('host'), empireId('foe')];
const presence = (ships: number, lurking: Presence['lurking'] = []): Presence => ({
  ships,
  siege: ships,
  bars: ships > 0,
  depot: false,
  lurking,
});
const hidden = (count: number, ...foundBy: readonly EmpireId[]): Presence['lurking'] =>
  Array.from({ length: count }, () => ({ siege: 1, foundBy: new Set(foundBy) }));

test.each([
  ['hidden ships beside open ones of the host do not', presence(1), presence(0, hidden(5)), false],
  ['where the host has no open ships they do', presence(0), presence(0, hidden(2)), true],
  ['detected ones do', presence(1), presence(0, hidden(2, host)), true],
  ['hidden ships of the host break no blockade', presence(0, hidden(3)), presence(2), true],
])('SUP-4, MOV-4: who blockades: %s', (_name, ofHost, ofFoe, blockaded) => {
  const presences = new Map([
    [host, ofHost],
    [foe, ofFoe],
  ]);
  const rights = () => ({ stance: 'enemy' as const, sameSide: false });
  const rules = { raidersBlockade: 'off' } as const;
  const siege = siegeOf({ census: 2, host, presences, rights, rules });
  expect(siege.blockaded).toBe(blockaded);
  // Enemies that the host does not see are not named to it.
  expect(siege.enemies.includes(foe)).toBe(ofFoe.ships > 0 || ofFoe.lurking[0]?.foundBy.size === 1);
});

import { expect, test } from 'vitest';
import { DIPLOMATIC_STATES } from '#model/campaign/relation';
import { winsBeachhead } from '#rules/ground/beachhead-of';
import { conquerorsOf } from '#rules/ground/conqueror-of';
import { disruptionOf } from '#rules/ground/disruption-of';
import { areGroundEnemies, areGroundFriends } from '#rules/ground/fights-on-ground';
import { mayInvade } from '#rules/ground/may-invade';
import { killsCensus, RISES, RISES_MORE } from '#rules/ground/rebel-fight';
import { campaignOf, systemId } from '#test/support/campaign';
import { human, humanAndLoran, loran } from '#test/support/human-and-loran';

const landing = (damage: number, isDestroyed: boolean, survived: boolean) => ({
  damage,
  isDestroyed,
  survived,
});
const [miss, hurt, killed] = [
  landing(0, false, true),
  landing(2, false, true),
  landing(3, true, true),
];

test.each([
  ['nothing is hit', [miss], false, false],
  ['a unit is hurt', [miss, hurt], false, true],
  ['a unit is destroyed', [miss, killed], true, true],
  ['a unit is hurt, and the invader dies', [landing(2, false, false)], false, false],
  ['a unit is destroyed, and the invader dies', [landing(3, true, false)], true, false],
  ['nobody attacks', [], false, false],
])('GND-2: a beachhead: %s', (_name, landings, byKill, byDamage) => {
  expect(winsBeachhead(landings, { beachhead: 'kill' })).toBe(byKill);
  expect(winsBeachhead(landings, { beachhead: 'damage' })).toBe(byDamage);
});

test.each([
  [5, 0, 'none'],
  [5, 9, 'none'],
  [5, 10, 'half'],
  [5, 19, 'half'],
  [5, 20, 'zero'],
  [1, 3, 'half'],
  [1, 4, 'zero'],
  [0, 0, 'none'],
  [0, 1, 'zero'],
] as const)('GND-5: own Attrition %i against %i', (own, enemies, disruption) => {
  expect(disruptionOf(own, enemies)).toBe(disruption);
});

test.each([
  ['the only one', [[human, 3]], [human]],
  [
    'the largest',
    [
      [human, 3],
      [loran, 5],
    ],
    [loran],
  ],
  [
    'a tie',
    [
      [human, 4],
      [loran, 4],
    ],
    [human, loran],
  ],
  ['nobody is left', [[human, 0]], []],
  ['nobody is there', [], []],
] as const)('GND-6: who takes a system: %s', (_name, landed, takers) => {
  const claimants = landed.map(([empire, attrition]) => ({ empire, attrition }));
  expect(conquerorsOf(claimants)).toEqual(takers);
});

test.each(DIPLOMATIC_STATES)('GND-1, GND-2: who fights whom on the ground: %s', (state) => {
  const world = campaignOf(humanAndLoran(state));
  const isAtWar = state === 'war';
  expect(areGroundEnemies(world, sol, [human, loran])).toBe(isAtWar);
  expect(mayInvade(world, human, { id: sol, owner: loran, census: 4 })).toBe(isAtWar);
  expect(mayInvade(world, human, { id: sol, owner: loran, census: 0 })).toBe(isAtWar);
  const together = ['mutual-defense', 'alliance', 'partnership', 'unification'].includes(state);
  expect(areGroundFriends(world, human, loran)).toBe(together);
});

const sol = systemId('H0101');

test('GND-1, DIP-11: co-belligerents fight on one side, in any other relation to each other', () => {
  const relations = [{ a: human, b: loran, state: 'non-intercourse', pact: true } as const];
  const world = campaignOf({ ...humanAndLoran('war'), relations });
  expect(areGroundFriends(world, human, loran)).toBe(true);
  expect(areGroundEnemies(world, sol, [human, loran])).toBe(false);
});

test('GND-1: nobody fights their own units, or those whom they never met', () => {
  const strangers = campaignOf({ ...humanAndLoran('war'), relations: [] });
  expect(areGroundFriends(strangers, human, human)).toBe(true);
  expect(areGroundEnemies(strangers, sol, [human, human])).toBe(false);
  expect(areGroundEnemies(strangers, sol, [human, loran])).toBe(false);
});

test.each([
  ['an independent colony', { owner: null, census: 2 }, true],
  ['nobody’s empty system', { owner: null, census: 0 }, false],
  ['its own', { owner: human, census: 2 }, false],
])('GND-2: what an empire may invade: %s', (_name, system, may) => {
  expect(mayInvade(campaignOf(humanAndLoran('war')), human, { id: sol, ...system })).toBe(may);
});

test.each([
  [6, 0, true],
  [5, 0, false],
  [5, 1, true],
  [3, 2, false],
  [3, 3, true],
  [1, 5, true],
  [1, 4, false],
])('COL-6: a militia falls with %i and %i damage beyond its need', (die, beyond, kills) => {
  expect(killsCensus(die, beyond)).toBe(kills);
});

test('COL-6: a Census rises on 2 or less, on 3 or less after a victory', () => {
  expect([RISES, RISES + RISES_MORE]).toEqual([2, 3]);
});

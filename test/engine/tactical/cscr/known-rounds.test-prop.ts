import { expect, test } from 'vitest';
import type { Fight } from '#engine/tactical/cscr/battlefield';
import { knownRounds } from '#engine/tactical/cscr/known-rounds';
import { muster } from '#engine/tactical/cscr/muster';
import { settle, settlingIn } from '#engine/tactical/cscr/settling-in';
import { brandAs } from '#kernel/brand/brand';
import { oddsDice } from '#kernel/dice/odds-dice';
import { compareText } from '#kernel/result/compare-text';
import type { BattleSetup } from '#model/battle/setup';
import type { EncounterId } from '#model/campaign/ids';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { battleOf, combatant, flight } from '#test/support/fight';
import { howMany } from '#test/support/how-many';
import { battleOfEquals, busyBattle, quietBattle } from '#test/support/known-battles';
import { recorded, rehearsal } from '#test/support/rehearsal';

/** A fight of which nothing is told, before its first die. */
function formed(setup: BattleSetup, odds = oddsDice('autumn')): Fight {
  const encounter = brandAs<EncounterId>('t1.H0101');
  const facts = { setup, encounter, rules: DEFAULT_RULE_SET };
  const fight = muster(facts, { dice: { recorded: null, odds }, tell: null });
  settle(fight, settlingIn(fight, 'forming'));
  return fight;
}

/** Whether the positions of both sides decide everything but the dice. */
const isKnown = (setup: BattleSetup): boolean => knownRounds(formed(setup)) !== null;

/** Compares one battle in `every`, of 2000, with its record. The later ones know most. */
function expectAsRecorded(seed: number, setup: BattleSetup, every = 40): void {
  expect([seed, isKnown(setup)]).toEqual([seed, true]);
  const fight = rehearsal({ setup });
  for (let number = 1; number <= 2000; number += 1) {
    const counted = fight(number);
    if (number % every !== 0) continue;
    expect([seed, number, counted]).toEqual([seed, number, recorded({ setup }, number)]);
  }
}

const seedsTo = (many: number): readonly number[] => Array.from({ length: many }, (_, at) => at);

test('CSC-6, CSC-13: a round that is known from battles before ends as one that is fought', () => {
  for (const seed of seedsTo(howMany(16, 40))) expectAsRecorded(seed, quietBattle(seed));
});

test('CSC-6, CSC-8, CSC-17: with missions, electronic warfare and chosen targets it does so, too', () => {
  for (const seed of seedsTo(howMany(5, 12))) expectAsRecorded(seed, busyBattle(seed));
});

test('CSC-13, CSC-17: among equals the order of the task force decides, however it came about', () => {
  for (const seed of [16, 22]) expectAsRecorded(seed, battleOfEquals(seed), 3);
});

test('CSC-6: missions look whether the enemy has a task force at all', () => {
  const attacker = [combatant('ship', { design: { as: 4, af: 4 } })];
  const defender = [combatant('laid-up', { status: 'mothballed' })];
  expectAsRecorded(0, battleOf({ attacker, defender }, { attacker: { missions: 'best' } }));
});

/** How the first battles end if `room` limits what may be noted, each with the units that it changed. */
function endings(setup: BattleSetup, room: number): readonly unknown[] {
  const odds = oddsDice('autumn');
  const fight = formed(setup, odds);
  const known = knownRounds(fight, room);
  return Array.from({ length: 300 }, (_, number) => {
    odds.begin(number);
    fight.round = 0;
    settle(fight, settlingIn(fight, 'opening'));
    const fates: string[] = [];
    return [
      known?.((side, place, fate) => fates.push(`${side} ${place} ${fate}`)),
      [...fates].sort(compareText),
    ];
  });
}

test('CSC-6: where there is no room for what becomes known, battles end as they would', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const setup = seed % 2 === 0 ? quietBattle(seed) : busyBattle(seed);
    const all = endings(setup, 10_000_000);
    expect(endings(setup, 0)).toEqual(all);
    expect(endings(setup, 2000)).toEqual(all);
  }
});

test('CSC-6: where more than fire changes anything, each round is fought', () => {
  const ship = combatant('ship', { design: { cv: 1 } });
  const carried = flight('flight', { carrier: 'ship' });
  const sides = { attacker: [ship, carried], defender: [combatant('other')] };
  expect(isKnown(battleOf(sides))).toBe(false);
  const alone = { attacker: [ship], defender: [combatant('other')] };
  expect(isKnown(battleOf(alone, { attacker: { retreat: 'crippled' } }))).toBe(false);
});

import { expect, test } from 'vitest';
import { COUNTED_FATES } from '#engine/tactical/contract';
import { byStandingOrders } from '#engine/tactical/by-standing-orders';
import { cscrEngine } from '#engine/tactical/cscr/engine';
import { seededDice } from '#kernel/dice/seeded-dice';
import { brandAs } from '#kernel/brand/brand';
import type { BattleEvent } from '#model/battle/battle-event';
import {
  BATTLE_SIDES,
  type BattleSetup,
  type BattleSide,
  type Combatant,
  otherSide,
} from '#model/battle/setup';
import type { EncounterId } from '#model/campaign/ids';
import type { Dice, RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { trialOf } from '#test/conformance/tactical.trials';
import { battleOf, combatant, fightOut } from '#test/support/fight';
import { howMany } from '#test/support/how-many';
import { choicesOf } from '#test/support/proof-choices';
import { recorded, rehearsal } from '#test/support/rehearsal';

const SEEDS = Array.from({ length: 10 }, (_, seed) => seed);

/** A battle with nobody asked, in which no question is ever read. */
function unasked(seed: number, dice: Dice, sink: (event: BattleEvent) => void) {
  const { setup, rules } = trialOf(seed);
  const encounter = brandAs<EncounterId>('t1.H0101');
  return byStandingOrders(
    cscrEngine.fight({
      setup,
      encounter,
      rules: { ...DEFAULT_RULE_SET, ...rules },
      dice,
      sink,
    }),
  );
}

test('TURN-4: a player who answers as their standing orders would fights the same battle, event by event and die by die', () => {
  const diceOf = (seed: number) =>
    seededDice<RollPurpose>({ secret: `${seed}`, turn: 1, attempt: 1, phase: 'encounters' });
  for (const seed of SEEDS) {
    const [dice, again] = [diceOf(seed), diceOf(seed)];
    const asked = fightOut({ ...trialOf(seed), dice });
    const events: BattleEvent[] = [];
    const outcome = unasked(seed, again, (event) => events.push(event));
    expect(JSON.stringify([events, outcome, again.log()])).toBe(
      JSON.stringify([asked.events, asked.outcome, dice.log()]),
    );
  }
});

/** A battle with nobody else there: it settles by itself who finds a berth and who surrenders. */
function aloneOf(seed: number): ReturnType<typeof trialOf> {
  const trial = trialOf(seed);
  return { ...trial, setup: { ...trial.setup, standsAlone: true } };
}

/** Fleets far larger than any flagship commands: most of them wait, come in, and are sent back by a lesser one. */
function crowdOf(seed: number): ReturnType<typeof trialOf> {
  const { below } = choicesOf(seed);
  const shipsOf = (name: string): readonly Combatant[] =>
    Array.from({ length: 12 + below(20) }, (_, at) => {
      const [dv, as] = [2 + below(12), 1 + below(10)];
      const stats = { dv, as, af: 0, cv: 0, cr: 2 + below(7), cost: dv + below(8) };
      return combatant(`${name}${String(at)}`, { design: stats });
    });
  const standing = seed % 2 === 0 ? { takeDamage: 'spread' as const } : {};
  const sides = { attacker: shipsOf('r'), defender: shipsOf('b') };
  return { seed, setup: battleOf(sides, { attacker: standing, defender: standing }), rules: {} };
}

test('CSC-14: a battle that nobody reads ends as the recorded one of the same dice, however often it was fought before', () => {
  for (const seed of Array.from({ length: howMany(40, 100) }, (_, index) => index)) {
    for (const trial of [trialOf(seed), aloneOf(seed), crowdOf(seed)]) {
      const fight = rehearsal(trial);
      for (const number of [1, 2, 3, 1]) {
        expect([seed, number, fight(number)]).toEqual([seed, number, recorded(trial, number)]);
      }
    }
  }
});

test('CSC-14, CSC-10: what a battle costs each side is the cost of its units that were lost, and the other gains those captured', () => {
  const seen = { destroyed: 0, captured: 0 };
  for (const seed of Array.from({ length: 100 }, (_, index) => index)) {
    const trial = aloneOf(seed);
    const { lost, gained, loser, fates } = recorded(trial, 1);
    const costOf = (side: BattleSide, which: number): number =>
      trial.setup.sides[side].combatants.reduce((sum, { unit, design }) => {
        const fate = fates.find(([, id]) => id === unit)?.[2] ?? 0;
        return (fate & which) === 0 ? sum : sum + design.cost;
      }, 0);
    const { destroyed, captured } = COUNTED_FATES;
    for (const side of BATTLE_SIDES) {
      expect([seed, side, lost[side]]).toEqual([seed, side, costOf(side, destroyed | captured)]);
      expect([seed, side, gained[side]]).toEqual([seed, side, costOf(otherSide(side), captured)]);
      seen.destroyed += costOf(side, destroyed);
      seen.captured += costOf(side, captured);
    }
    const more = lost.attacker > lost.defender ? 'attacker' : 'defender';
    expect([seed, loser]).toEqual([seed, lost.attacker === lost.defender ? null : more]);
  }
  // The battles must have had both, or the law says nothing.
  expect(Math.min(seen.destroyed, seen.captured)).toBeGreaterThan(0);
});

/** Raids on a ship or a civilian, by ships of which many are equal. */
function raidOf(seed: number): BattleSetup {
  const { below, percent } = choicesOf(seed);
  const [dv, as] = [1 + below(3), 1 + below(3)];
  const fleet = (name: string, many: number): readonly Combatant[] =>
    Array.from({ length: many }, (_, at) => {
      const stats = { dv, as, af: 0, cv: 0, cr: below(6), cc: 1, cost: 1 + below(6) };
      return combatant(`${name}${String(at)}`, { design: stats });
    });
  const weak = { dv: 2, as: 0, af: 0, cv: 0, cr: 0, cc: 1, cost: 3 };
  const prey = combatant('prey', { design: { ...weak, civilian: percent(50) } });
  const sides = {
    attacker: fleet('r', 2 + below(4)),
    defender: [...fleet('b', 2 + below(5)), prey],
  };
  const standing = { boarding: 'nobody', sendBackCrippled: true } as const;
  const setup = battleOf(sides, { attacker: standing, defender: standing });
  return { ...setup, raidOn: prey.unit };
}

test('CSC-14, SUP-1: so it is in raids, where nobody waits behind at first', () => {
  for (const seed of Array.from({ length: 30 }, (_, index) => index)) {
    const setup = raidOf(seed);
    const fight = rehearsal({ setup });
    for (let number = 1; number <= 60; number += 1) {
      expect([seed, number, fight(number)]).toEqual([seed, number, recorded({ setup }, number)]);
    }
  }
});

import { expect, test } from 'vitest';
import { byStandingOrders } from '#engine/tactical/by-standing-orders';
import { cscrEngine } from '#engine/tactical/cscr/engine';
import { oddsDice } from '#kernel/dice/odds-dice';
import { seededDice } from '#kernel/dice/seeded-dice';
import { brandAs } from '#kernel/brand/brand';
import type { BattleEvent } from '#model/battle/battle-event';
import type { EncounterId } from '#model/campaign/ids';
import type { Dice, RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { trialOf } from '#test/conformance/tactical.trials';
import { fightOut } from '#test/support/fight';

const SEEDS = Array.from({ length: 10 }, (_, seed) => seed);

/** A battle with nobody asked, in which no question is ever read. */
function unasked(
  seed: number,
  dice: Dice,
  sink: (event: BattleEvent) => void,
  counted: { isCounted?: true } = {},
) {
  const { setup, rules } = trialOf(seed);
  const encounter = brandAs<EncounterId>('t1.H0101');
  return byStandingOrders(
    cscrEngine.fight({
      setup,
      encounter,
      rules: { ...DEFAULT_RULE_SET, ...rules },
      dice,
      sink,
      ...counted,
    }),
  );
}

test('TURN-4: who is asked and answers as his standing orders would fights the same battle, event by event and die by die', () => {
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

test('CSC-14: a battle that is only counted ends as the recorded one of the same seed', () => {
  for (const seed of Array.from({ length: 100 }, (_, index) => index)) {
    const recorded = fightOut({ ...trialOf(seed), dice: oddsDice<RollPurpose>('autumn')(seed) });
    const told: string[] = [];
    const counted = unasked(
      seed,
      oddsDice<RollPurpose>('autumn')(seed),
      ({ type }) => told.push(type),
      { isCounted: true },
    );
    expect([seed, counted]).toEqual([seed, recorded.outcome]);
    expect(told).toEqual(['TaskForceFormed', 'TaskForceFormed', 'BattleClosed']);
  }
});

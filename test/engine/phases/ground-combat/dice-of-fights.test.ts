import { expect, test } from 'vitest';
import { groundCombatPhase } from '#engine/phases/ground-combat/phase';
import { seededDice } from '#kernel/dice/seeded-dice';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { standingDecider } from '#test/support/whole-turn';
import { eventsOf } from '#test/support/run-phases';
import { landed, sceneOf } from '#test/support/siege';

/** The dice of all attacks at Wolf, where two human units and one of the Lorans are landed. */
function rolledAgainst(loran: string): readonly number[] {
  const before = sceneOf({
    units: [landed('human.g1', 'tank'), landed('human.g2', 'marines'), landed(loran, 'brigade')],
  });
  const dice = seededDice<RollPurpose>({
    secret: 'the same',
    turn: 3,
    attempt: 0,
    phase: 'ground-combat',
  });
  const state = { ...before, phase: 'ground-combat' } as const;
  const rules = { ...DEFAULT_RULE_SET, counterAttack: 'on' } as const;
  const input = { state, orders: {}, rules, dice, decide: standingDecider };
  const { events } = groundCombatPhase.run(input) as { events: Parameters<typeof eventsOf>[0] };
  return eventsOf(events, 'GroundAttacked').flatMap(({ rolled: { attack, defense } }) => [
    attack.die,
    defense.die,
  ]);
}

test('GND-1, FOG-12: the dice of a fight do not depend on the numbers of foreign units', () => {
  const rolled = rolledAgainst('loran.g3');
  expect(rolled).toHaveLength(4);
  expect(rolledAgainst('loran.g77')).toEqual(rolled);
});

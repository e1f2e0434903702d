import { expect, test } from 'vitest';
import { randomAnswer } from '#ai/battle/random-answers';
import { seededDice } from '#kernel/dice/seeded-dice';
import { checkAnswer } from '#legality/answers/check-answer';
import type { DecisionKind } from '#model/decisions/decision';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { trialOf } from '#test/conformance/tactical.trials';
import { fightOut } from '#test/support/fight';

const SEEDS = Array.from({ length: 15 }, (_, seed) => seed);
const diceOf = (secret: string) =>
  seededDice<RollPurpose>({ secret, turn: 1, attempt: 1, phase: 'encounters' });

test('TURN-4: a battle runs its course with any answers, and standing orders always answer legally', () => {
  const asked = new Set<DecisionKind>();
  for (const seed of SEEDS) {
    const { setup, rules } = trialOf(seed);
    const whims = diceOf(`whims ${seed}`);
    const { events } = fightOut({
      setup,
      rules,
      dice: diceOf(`answers ${seed}`),
      answer: ({ decision, standing }) => {
        asked.add(decision.kind);
        expect(checkAnswer(decision, standing), `${decision.id} in ${seed}`).toEqual([]);
        return randomAnswer(decision, whims) ?? undefined;
      },
    });
    expect(events.at(-1)?.type).toBe('BattleClosed');
  }
  const kinds = [
    'task-force',
    'scouting',
    'command',
    'missions',
    'electronic-warfare',
    'fire',
    'round-end',
  ];
  expect(new Set(asked)).toEqual(new Set(kinds));
});

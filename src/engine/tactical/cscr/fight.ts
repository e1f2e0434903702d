import type { BattleOutcome } from '#model/battle/setup';
import type { Asking, BattleInput } from '#engine/tactical/contract';
import { type Fight, isOver } from './battlefield.ts';
import { muster } from './muster.ts';
import { outcomeOf } from './outcome-of.ts';
import type { When } from './step.ts';
import { STEPS_OF } from './steps.ts';

/**
 * Fights one battle: stops wherever a side may choose, reports all that happens into the sink, and ends
 * with what it did.
 * @rule CSC-6
 * @rule CSC-13
 */
export function* fight({ dice, sink, ...facts }: BattleInput): Asking<BattleOutcome> {
  const state = muster(facts, { dice: { recorded: dice, odds: null }, tell: sink });
  yield* runSteps(state, 'forming');
  yield* runSteps(state, 'opening');
  while (!isOver(state)) {
    state.round += 1;
    yield* runSteps(state, 'round');
  }
  yield* runSteps(state, 'closing');
  return outcomeOf(state);
}

function* runSteps(state: Fight, when: When): Asking<void> {
  for (const step of STEPS_OF[when]) {
    if ('run' in step) step.run(state);
    else yield* step.ask(state);
  }
}

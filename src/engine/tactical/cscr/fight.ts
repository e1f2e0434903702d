import type { BattleOutcome } from '#model/battle/setup';
import type { Asking, BattleInput } from '#engine/tactical/contract';
import { type Fight, isOver } from './battlefield.ts';
import { muster } from './muster.ts';
import { outcomeOf } from './outcome-of.ts';
import type { Step } from './step.ts';
import { CSCR_STEPS } from './steps.ts';

/**
 * Fights one battle: stops wherever a side may choose, reports all that happens into the sink, and ends
 * with what it did.
 * @rule CSC-6
 * @rule CSC-13
 */
export function* fight(input: BattleInput): Asking<BattleOutcome> {
  const state = muster(input);
  yield* runSteps(state, 'opening');
  while (!isOver(state)) {
    state.round += 1;
    yield* runSteps(state, 'round');
  }
  yield* runSteps(state, 'closing');
  return outcomeOf(state);
}

function* runSteps(state: Fight, when: Step['when']): Asking<void> {
  for (const step of CSCR_STEPS) {
    if (step.when !== when) continue;
    if ('ask' in step) yield* step.ask(state);
    else step.run(state);
  }
}

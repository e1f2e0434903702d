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

const stepsAt = (when: Step['when']): readonly Step[] =>
  CSCR_STEPS.filter((step) => step.when === when);

const STEPS: Readonly<Record<Step['when'], readonly Step[]>> = {
  opening: stepsAt('opening'),
  round: stepsAt('round'),
  closing: stepsAt('closing'),
};

function* runSteps(state: Fight, when: Step['when']): Asking<void> {
  for (const step of STEPS[when]) {
    if ('run' in step) step.run(state);
    else if (state.input.isCounted === true) step.settle(state);
    else yield* step.ask(state);
  }
}

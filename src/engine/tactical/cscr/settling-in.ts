import type { Fight } from './battlefield.ts';
import type { Step, When } from './step.ts';
import { STEPS_OF } from './steps.ts';

/** A step with nobody asked: the standing orders answer. */
export type Settling = (fight: Fight) => void;

/** The steps of a part that could do anything here. */
export const activeIn = (fight: Fight, when: When): readonly Step[] =>
  STEPS_OF[when].filter((step) => step.isIdle?.(fight) !== true);

export const settlingOf = (step: Step): Settling => ('run' in step ? step.run : step.settle);

export const settlingIn = (fight: Fight, when: When): readonly Settling[] =>
  activeIn(fight, when).map(settlingOf);

export function settle(fight: Fight, steps: readonly Settling[]): void {
  for (const step of steps) step(fight);
}

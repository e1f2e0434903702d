import { SETUP_STEPS, type SetupStep } from '#content/setups/setup-act';
import type { Setup } from '#app/setup/setup';
import { budgetOfSetup, buysForces } from '#app/setup/whose-turn';

/** The steps that a setup has with its present map and rules, in their order. */
export function stepsOf({ file, step }: Setup): readonly SetupStep[] {
  const isDrawn = 'draw' in file.map;
  const has: Partial<Record<SetupStep, boolean>> = {
    homeworlds: isDrawn,
    galaxy: isDrawn,
    colonies: budgetOfSetup(file) !== null,
    forces: file.empires.some((_empire, index) => buysForces(file, index + 1)),
    started: false,
  };
  return SETUP_STEPS.filter((one) => (has[one] ?? true) || one === step);
}

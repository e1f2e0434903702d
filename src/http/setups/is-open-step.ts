import type { SetupLook } from '#app/usecases/setups/read-setup';

/** Whether empires can still change: their step has begun, and the campaign has not. */
export const isOpenStep = ({ step, steps, campaign, isGivenUp }: SetupLook): boolean =>
  !isGivenUp && campaign === null && steps.indexOf(step) >= steps.indexOf('empires');

import type { SetupLook } from '#app/usecases/setups/read-setup';
import { TEXTS } from './texts.ts';

/** Whether empires can still change: their step has begun, and the campaign has not. */
export const isOpenStep = ({ step, steps, campaign, isGivenUp }: SetupLook): boolean =>
  !isGivenUp && campaign === null && steps.indexOf(step) >= steps.indexOf('empires');

/** What is said of a name or a force list that a player has not chosen: it still can be, or Farlane has chosen it. */
export const unchosenText = ({ step, steps }: Pick<SetupLook, 'step' | 'steps'>): string =>
  steps.indexOf(step) <= steps.indexOf('empires') && step !== 'started'
    ? TEXTS.open
    : TEXTS.chosenAutomatically;

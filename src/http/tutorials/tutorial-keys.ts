import type { Tutorial } from '#app/ports/tutorial-record';
import type { PlayerSeat } from '#http/visits/seat';
import type { TutorialKeys } from './tutorial-content.ts';

/** The fields of the forms of a guide on a page that they come back to. */
export const tutorialKeys = (
  { base, formToken }: PlayerSeat,
  tutorial: Tutorial,
  back: string,
): TutorialKeys => ({
  path: `${base}/tutorial`,
  formToken,
  tutorial,
  back,
  help: `${base}/help`,
});

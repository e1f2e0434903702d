import { ACT, OWN_ONLY } from '#app/people/look-rows';
import { fromSeat } from '#app/use-case-row';
import { markTutorial } from '#app/usecases/tutorials/mark-tutorial';
import { readTutorial } from '#app/usecases/tutorials/read-tutorial';

/** The part of the table of use cases that is about guides for new players. */
export const TUTORIAL_USE_CASES = {
  markTutorial: fromSeat(markTutorial, ACT),
  readTutorial: fromSeat(readTutorial, OWN_ONLY),
} as const;

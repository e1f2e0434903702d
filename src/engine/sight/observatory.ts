import type { EndsSeen } from '#engine/record/ends-seen';
import type { Recorder } from '#engine/record/recorder';
import type { EmpireId } from '#model/campaign/ids';
import type { Dice } from '#model/rolls/roll-purpose';
import type { ContactBook } from './contact-book-of.ts';
import type { Learner } from './learner-of.ts';
import type { Whereabouts } from './whereabouts-of.ts';

/** What settling findings writes to and reads from. */
export type Observatory = Readonly<{
  record: Recorder;
  where: Whereabouts;
  book: ContactBook;
  learner: Learner;
  diceOf: (viewer: EmpireId) => Dice;
  ends: EndsSeen;
}>;

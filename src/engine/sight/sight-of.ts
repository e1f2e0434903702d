import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { contactBookOf } from './contact-book-of.ts';
import { type EndsSeen, NO_ENDS } from '#engine/record/ends-seen';
import { learnerOf } from './learner-of.ts';
import type { Observatory } from './observatory.ts';
import { whereaboutsOf } from './whereabouts-of.ts';

/** Everything that a look works with. It stays true while only `sight` moves parties. */
export type Sight = Observatory & Readonly<{ input: PhaseInput }>;

/** Indexes the present state. Each viewer has its own dice. `ends`: units that viewers saw end in battles of the phase. */
export function sightOf(record: Recorder, input: PhaseInput, ends: EndsSeen = NO_ENDS): Sight {
  const state = record.state();
  const where = whereaboutsOf(state, input.rules);
  return {
    record,
    input,
    where,
    book: contactBookOf(state),
    learner: learnerOf(record, input.rules, where),
    ends,
    diceOf: (viewer) => input.dice.stream('sight', viewer),
  };
}

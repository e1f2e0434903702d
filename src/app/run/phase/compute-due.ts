import type { Decider } from '#model/decisions/decision';
import { type Computed, computePhase } from './compute-phase.ts';
import { elsewhereBy } from '#app/run/questions/elsewhere';
import { deciderOf } from '#app/run/questions/decider-of';
import { hasBegun } from './has-begun.ts';
import { ruledRolls } from '#app/run/questions/ruled-rolls';
import type { Snapshot } from './snapshot.ts';

/** The answers for the current phase. `asksAgain`: questions that have changed are asked again. */
export function dueDecider(snapshot: Snapshot, how: Readonly<{ asksAgain?: true }> = {}): Decider {
  const { campaign, questions, delegations, windows, unasked } = snapshot;
  const { rules, windowsClosed, version } = campaign;
  const allClosed = windowsClosed === version + 1;
  const { battles } = rules;
  return deciderOf({ battles, questions, allClosed, delegations, windows, unasked, ...how });
}

/** Computes the current phase, with all answers, rulings on dice and battles elsewhere so far. @rule TURN-4 */
export const computeDue = (snapshot: Snapshot, decide: Decider = dueDecider(snapshot)): Computed =>
  computePhase({
    ...snapshot,
    decide,
    ruled: ruledRolls(snapshot.rollRulings),
    elsewhere: elsewhereBy(snapshot.foughtElsewhere),
  });

/** The same for a phase that waits; undefined: it has not begun. @rule TURN-4 */
export const computeBegun = (snapshot: Snapshot): Computed | undefined =>
  hasBegun(snapshot.questions) ? computeDue(snapshot) : undefined;

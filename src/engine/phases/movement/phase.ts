import { regroup } from '#engine/reorganise/regroup';
import type { Phase, PhaseInput, PhaseResult } from '#engine/record/phase';
import { recorderOf } from '#engine/record/recorder';
import { sightAfterRegrouping } from '#engine/sight/sight-after-regrouping';
import { sightEverywhere } from '#engine/sight/sight-everywhere';
import { sightOf } from '#engine/sight/sight-of';
import { cite } from '#kernel/reasons/cite';
import { laneMapOf } from '#rules/movement/lane-map-of';
import { basesOf } from './bases-of.ts';
import { itinerariesOf } from './itineraries-of.ts';
import { meetingsOf } from './meetings-of.ts';
import { raiseEncounters } from './raise-encounters.ts';
import { planStep, takeStep, type Voyage } from './take-step.ts';
import { travellersOf } from './travellers-of.ts';

function run(input: PhaseInput): PhaseResult {
  const record = recorderOf(input.state);
  const regrouped = regroup(record, input, 'movement');
  const travellers = travellersOf(record, itinerariesOf(record, input, regrouped.formed));
  const sight = sightOf(record, input);
  const state = record.state();
  const meetings = meetingsOf(state, sight.where, input.rules, basesOf(state));
  const lanes = laneMapOf(state.lanes);
  const voyage: Voyage = { record, sight, lanes, meetings, travellers, generated: new Map() };

  let step = 1;
  let moves = planStep(voyage, step);
  const leaving = new Set<string>(moves.map(({ traveller }) => traveller.fleet));
  sightAfterRegrouping(sight, { ...regrouped, leaving });
  while (moves.length > 0) {
    takeStep(voyage, moves, step);
    step += 1;
    moves = planStep(voyage, step);
  }
  sightEverywhere(sight);
  const { generated } = voyage;
  raiseEncounters({ record, meetings, places: sight.where.places(), generated });
  return { done: true, ...record.result(), decided: [] };
}

/** Fleets move, lane by lane, all at once. @rule MOV-1 @rule MOV-2 @rule MOV-9 */
export const movementPhase: Phase = {
  id: 'movement',
  cite: cite('MOV-2'),
  why: 'Fleets move once the sheets are paid for, and before anybody can fight where they arrive.',
  run,
};

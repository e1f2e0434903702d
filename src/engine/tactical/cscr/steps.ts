import type { Step } from './step.ts';
import { beginRound } from '#engine/tactical/cscr/steps/begin-round';
import { chooseFire } from '#engine/tactical/cscr/steps/choose-fire';
import { closeBattle } from '#engine/tactical/cscr/steps/close-battle';
import { endRound } from '#engine/tactical/cscr/steps/end-round';
import { fire } from '#engine/tactical/cscr/steps/fire';
import { formTaskForces } from '#engine/tactical/cscr/steps/form-task-forces';
import { loseFlights } from '#engine/tactical/cscr/steps/lose-flights';
import { repairFlights, repairFlightsInRound } from '#engine/tactical/cscr/steps/repair-flights';
import { rollLength } from '#engine/tactical/cscr/steps/roll-length';
import { rollSurprise } from '#engine/tactical/cscr/steps/roll-surprise';

/** A battle from its beginning to its end, in the order of the book. */
export const CSCR_STEPS: readonly Step[] = [
  formTaskForces,
  rollSurprise,
  rollLength,
  beginRound,
  chooseFire,
  fire,
  repairFlightsInRound,
  endRound,
  repairFlights,
  loseFlights,
  closeBattle,
];

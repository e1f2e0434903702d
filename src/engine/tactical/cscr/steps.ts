import type { Step, When } from './step.ts';
import { beginRound } from '#engine/tactical/cscr/steps/begin-round';
import { chooseFire } from '#engine/tactical/cscr/steps/choose-fire';
import { closeBattle } from '#engine/tactical/cscr/steps/close-battle';
import { command } from '#engine/tactical/cscr/steps/command';
import { endRound } from '#engine/tactical/cscr/steps/end-round';
import { fire } from '#engine/tactical/cscr/steps/fire';
import { flushQShips, flushQShipsInRound } from '#engine/tactical/cscr/steps/flush-q-ships';
import { formTaskForces } from '#engine/tactical/cscr/steps/form-task-forces';
import { giveMissions } from '#engine/tactical/cscr/steps/give-missions';
import { loseFlights } from '#engine/tactical/cscr/steps/lose-flights';
import { repairFlights, repairFlightsInRound } from '#engine/tactical/cscr/steps/repair-flights';
import { scoutAhead } from '#engine/tactical/cscr/steps/scout-ahead';
import { retreat } from '#engine/tactical/cscr/steps/retreat';
import { rollLength } from '#engine/tactical/cscr/steps/roll-length';
import { rollSurprise } from '#engine/tactical/cscr/steps/roll-surprise';
import { wageElectronicWarfare } from '#engine/tactical/cscr/steps/wage-electronic-warfare';

/** A battle from its beginning to its end, in the order of the book. */
const CSCR_STEPS: readonly Step[] = [
  formTaskForces,
  scoutAhead,
  rollSurprise,
  rollLength,
  flushQShips,
  beginRound,
  command,
  giveMissions,
  wageElectronicWarfare,
  chooseFire,
  fire,
  retreat,
  flushQShipsInRound,
  repairFlightsInRound,
  endRound,
  repairFlights,
  loseFlights,
  closeBattle,
];

const stepsAt = (when: When): readonly Step[] => CSCR_STEPS.filter((step) => step.when === when);

/** Each part of a battle. */
export const STEPS_OF: Readonly<Record<When, readonly Step[]>> = {
  forming: stepsAt('forming'),
  opening: stepsAt('opening'),
  round: stepsAt('round'),
  closing: stepsAt('closing'),
};

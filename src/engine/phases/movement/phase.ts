import { findSystems } from '#engine/discovery/find-systems';
import { type Regrouped, regroup } from '#engine/reorganise/regroup';
import { loseDivided } from '#engine/losses/lose-divided';
import type { Phase, PhaseInput, PhaseResult } from '#engine/record/phase';
import { type Recorder, recorderOf } from '#engine/record/recorder';
import { sightAfterRegrouping } from '#engine/sight/sight-after-regrouping';
import { takeSightBy } from '#engine/sight/take-sight';
import { sightOf } from '#engine/sight/sight-of';
import { rowOf } from '#kernel/collections/row-of';
import { pursueObjectives } from '#engine/worlds/pursue-objectives';
import { cite } from '#kernel/reasons/cite';
import { hasPlasmaStorm } from '#rules/movement/has-plasma-storm';
import { laneMapOf } from '#rules/movement/lane-map-of';
import { raidedSystems } from '#rules/raiders/raided-systems';
import type { SystemId } from '#model/campaign/ids';
import { basesOf } from '#rules/movement/bases-of';
import { bordersOf } from './borders-of.ts';
import { itinerariesOf } from './itineraries-of.ts';
import { keepRoutes } from './keep-routes.ts';
import { loadFirst } from './load-first.ts';
import { meetingsOf } from './meetings-of.ts';
import { endHiding, lookAround } from './end-hiding.ts';
import { expeditionsOf } from './expeditions-of.ts';
import { explore } from './explore.ts';
import { isContested, raiseEncounters } from './raise-encounters.ts';
import { routesOf } from './routes-of.ts';
import { setRoutes } from './set-routes.ts';
import { settleTrade } from './settle-trade.ts';
import { holdBlockaded, type LeftBehind } from './hold-blockaded.ts';
import { siegesOf } from './sieges-of.ts';
import { surveySystems } from './survey-systems.ts';
import { planStep, takeStep } from './take-step.ts';
import type { Voyage } from './voyage.ts';
import { travellersOf } from './travellers-of.ts';
import { veilInNebulae } from './veil-in-nebulae.ts';

/** What was left behind in blockaded systems counts as reorganised too. */
function withLeft(record: Recorder, regrouped: Regrouped, left: LeftBehind): Regrouped {
  const { fleets, units } = record.state();
  const systems = [...left.keys()].flatMap((id) => {
    const { place } = rowOf(units, id);
    const at = place.kind === 'fleet' ? rowOf(fleets, place.fleet).place : place;
    return at.kind === 'system' ? [at.system] : [];
  });
  return {
    ...regrouped,
    systems: new Set([...regrouped.systems, ...systems]),
    cameFrom: new Map([...left, ...regrouped.cameFrom]),
  };
}

/** Whether somebody fights in a system as things now stand: the empires there, or raiders. @rule MOV-5 @rule SUP-1 */
function fightingIn(field: Parameters<typeof isContested>[0]): (system: SystemId) => boolean {
  const raided = raidedSystems(field.record.state());
  return (system) => raided.has(system) || isContested(field, { kind: 'system', system });
}

function run(input: PhaseInput): PhaseResult {
  const record = recorderOf(input.state);
  const regrouped = loadFirst(record, input, regroup(record, input, 'movement'));
  setRoutes(record, input, regrouped.formed);
  const ordered = itinerariesOf(record, input, regrouped.formed);
  const routes = routesOf(record, input, { ordered, formed: regrouped.formed });
  const itineraries = new Map([...ordered, ...routes.itineraries]);
  const travellers = travellersOf(record, itineraries, input.rules);
  const sight = sightOf(record, input);
  const state = record.state();
  const basesAt = basesOf(state);
  const meetings = meetingsOf(record.state, sight.where, input.rules, basesAt);
  const borders = bordersOf(state, basesAt);
  const lanes = laneMapOf(state.lanes);
  const generated: Voyage['generated'] = new Map();
  const isStormy = (id: SystemId): boolean => hasPlasmaStorm(rowOf(state.systems, id).anomalies);
  const world = { sight, lanes, meetings, borders, isStormy };
  const voyage: Voyage = { record, input, ...world, travellers, generated };

  const sieges = siegesOf(state, input.rules, basesAt);
  const left = holdBlockaded(voyage, sieges);
  let step = 1;
  let moves = planStep(voyage, step);
  const leaving = new Set<string>(moves.map(({ traveller }) => traveller.fleet));
  sightAfterRegrouping(sight, { ...withLeft(record, regrouped, left), leaving });
  while (moves.length > 0) {
    takeStep(voyage, moves, step);
    step += 1;
    moves = planStep(voyage, step);
  }
  const field = { record, meetings, generated };
  lookAround(voyage);
  const { formed } = regrouped;
  const isFoughtIn = fightingIn(field);
  const lines = { isContested: isFoughtIn, sieges, sight };
  const expeditions = expeditionsOf(record, input, { formed, ...lines });
  explore({ record, input, sight, step }, expeditions);
  findSystems(record, input);
  const exploring = new Set(expeditions.map(({ fleet }) => fleet));
  sight.where.renew(record.state());
  surveySystems(record, input, { exploring, isContested: fightingIn(field) });
  veilInNebulae(voyage, input.state);
  endHiding(voyage);
  takeSightBy(sight);
  loseDivided(record);
  keepRoutes(record, routes.plans);
  settleTrade(record, input);
  pursueObjectives(record, input);
  raiseEncounters(field, sight.where.places());
  return { done: true, ...record.result(), decided: [] };
}

/** Fleets move, lane by lane, all at once; then some explore. @rule MOV-1 @rule MOV-2 @rule MOV-5 @rule MOV-9 */
export const movementPhase: Phase = {
  id: 'movement',
  cite: cite('MOV-2'),
  why: 'Fleets move once the sheets are paid for, and before anybody can fight where they arrive.',
  run,
};

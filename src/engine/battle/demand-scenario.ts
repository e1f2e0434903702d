import type { Asking } from '#engine/tactical/contract';
import { RAIDERS } from '#model/campaign/raiders';
import type { Demand } from './demands.ts';
import { hasFixedDefenses } from './demands.ts';
import { ENC_3, type EncounterRun, fact, partiesOf } from './encounter-run.ts';
import { fightOut, offerPursuit, tellDemand } from './fight-out.ts';
import { fleetWaysOf } from './fleet-ways.ts';
import { canFight, forceOf } from './forces.ts';
import { onlyAnswer } from './only-answer.ts';
import { askDefensive, askResponse } from './questions.ts';
import { raidersFlee } from './raiders-flee.ts';
import { fallBack, withdrawFleets } from './withdraw.ts';

/** A scenario that a side demands on its turn, with all that comes of it. @rule ENC-3 */
export function* demandScenario(run: EncounterRun, demand: Demand): Asking<void> {
  tellDemand(run, demand);
  if (demand.scenario === 'defensive') yield* defend(run, demand);
  else yield* respond(run, demand);
}

/** Deep Space: accepted, or refused to the fixed defenses or toward lanes. @rule ENC-3 */
function* respond(run: EncounterRun, demand: Demand): Asking<void> {
  const { by, against, scenario } = demand;
  const { id: encounter, place } = run.pending;
  const common = { ...fact(ENC_3, partiesOf(run, [by, against])), encounter, place, scenario };
  const fled = against === RAIDERS ? raidersFlee(run, by) : null;
  if (fled !== null) {
    run.events.push({ type: 'ScenarioRefused', ...common, by: against });
    yield* offerPursuit(run, fled, by);
    return;
  }
  const response = onlyAnswer(yield [askResponse(run, demand)], 'scenario-response');
  if (response.kind === 'accept') {
    run.events.push({ type: 'ScenarioAccepted', ...common, by: against });
    yield* fightOut(run, demand);
    return;
  }
  run.events.push({ type: 'ScenarioRefused', ...common, by: against });
  if (response.leave === null) {
    fallBack(run, against);
    return;
  }
  const gone = withdrawFleets(run, against, { leave: response.leave, how: 'refused' });
  yield* offerPursuit(run, gone, by);
}

/**
 * Defensive: fleets may leave before it and be pursued, then those who stay fight at the defenses.
 * @rule ENC-3
 * @ruling The Pursuit of those who leave comes before the battle at the defenses, which is off if the
 *   attacker cannot fight any more by then.
 */
function* defend(run: EncounterRun, demand: Demand): Asking<void> {
  const { by, against } = demand;
  const fleets = fleetWaysOf(run, against);
  if (fleets.some(({ ways }) => ways.length > 0)) {
    const { leave } = onlyAnswer(yield [askDefensive(run, demand)], 'defensive-response');
    if (leave.length > 0) {
      const gone = withdrawFleets(run, against, { leave, how: 'withdrew' });
      yield* offerPursuit(run, gone, by);
    }
  }
  if (canFight(forceOf(run, by)) && hasFixedDefenses(run, against)) yield* fightOut(run, demand);
}

import type { Asking } from '#engine/tactical/contract';
import { RAIDERS } from '#model/campaign/raiders';
import type { Demand } from './demands.ts';
import { hasFixedDefenses } from './demands.ts';
import { ENC_3, type EncounterRun, fact, partiesOf } from './encounter-run.ts';
import { fightOut, offerPursuit, tellDemand } from './fight-out.ts';
import { fleetWaysOf } from './fleet-ways.ts';
import { canFight, forceOf, hasBase } from './forces.ts';
import { onlyAnswer } from './only-answer.ts';
import { askDefensive, askResponse } from './questions.ts';
import { raidersFlee } from './raiders-flee.ts';
import { poolOf } from './pools.ts';
import { fallBack, pullBack, withdrawFleets } from './withdraw.ts';

/** A scenario that a side demands on its turn, with all that comes of it. @rule ENC-3 */
export function* demandScenario(run: EncounterRun, demand: Demand): Asking<void> {
  tellDemand(run, demand);
  switch (demand.scenario) {
    case 'defensive':
      yield* defend(run, demand);
      break;
    case 'interception':
      yield* beIntercepted(run, demand);
      break;
    case 'breakout':
      yield* breakOut(run, demand);
      break;
    case 'deep-space':
    case 'pursuit':
      yield* respond(run, demand);
  }
}

/**
 * Interception: accepted, or refused by pulling back. Then the owner splits its force, and the other side picks the
 * part to fight.
 * @rule ENC-3
 * @ruling Raiders never pull back, but raiders that flee do so from an Interception too. Fleets that pulled back may
 *   still fight in other scenarios.
 */
function* beIntercepted(run: EncounterRun, demand: Demand): Asking<void> {
  const { by, against, scenario } = demand;
  const { id: encounter, place } = run.pending;
  const common = { ...fact(ENC_3, partiesOf(run, [by, against])), encounter, place, scenario };
  if (yield* hasFled(run, demand)) return;
  if (run.world.rules.pullBack === 'on' && against !== RAIDERS) {
    const response = onlyAnswer(yield [askResponse(run, demand)], 'scenario-response');
    if (response.kind === 'refuse') {
      run.events.push({ type: 'ScenarioRefused', ...common, by: against });
      pullBack(run, against);
      return;
    }
    run.events.push({ type: 'ScenarioAccepted', ...common, by: against });
  }
  const attacker = yield* poolOf(run, { demand, splits: by, picks: against });
  yield* fightOut(run, demand, { attacker });
}

/**
 * Breakout: the blockader splits its force, and the blockaded side picks the part to fight. It can't be refused. Units
 * that haven't left return to their fixed defenses, if there are any.
 * @rule ENC-3
 */
function* breakOut(run: EncounterRun, demand: Demand): Asking<void> {
  const { by, against } = demand;
  const defender = yield* poolOf(run, { demand, splits: against, picks: by });
  yield* fightOut(run, demand, { defender });
  if (hasBase(run, by)) fallBack(run, by);
}

/** Whether the opponent is raiders that flee from the battle; if so, carries that out. @rule SUP-1 */
function* hasFled(run: EncounterRun, { by, against, scenario }: Demand): Asking<boolean> {
  const fled = against === RAIDERS ? raidersFlee(run, by) : null;
  if (fled === null) return false;
  const { id: encounter, place } = run.pending;
  const common = fact(ENC_3, partiesOf(run, [by, against]));
  run.events.push({ type: 'ScenarioRefused', ...common, encounter, place, scenario, by: against });
  yield* offerPursuit(run, fled, by);
  return true;
}

/** Deep Space: accepted, or refused to the fixed defenses or toward lanes. @rule ENC-3 */
function* respond(run: EncounterRun, demand: Demand): Asking<void> {
  const { by, against, scenario } = demand;
  const { id: encounter, place } = run.pending;
  const common = { ...fact(ENC_3, partiesOf(run, [by, against])), encounter, place, scenario };
  if (yield* hasFled(run, demand)) return;
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
 * Defensive: fleets may leave before it and be pursued, then the rest fights at the defenses.
 * @rule ENC-3
 * @ruling Fleets that leave before a Defensive scenario can be pursued before the battle at the defenses. That battle is off if the
 *   attacker can't fight any more by then, or if no defenses are left.
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

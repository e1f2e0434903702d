import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import type { StandingOrders } from '#model/forces/standing-orders';
import { oddsAreAtLeast } from './odds.ts';
import { laneHome } from './way-home.ts';

/**
 * What standing orders do when it is a side's turn: demand a battle of an opponent whom they dare
 * to attack, else pass.
 * @rule ENC-2
 * @rule ENC-5
 */
export function answerEncounterAction(
  question: DecisionOf<'encounter-action'>,
  standing: StandingOrders,
): AnswerOf<'encounter-action'> {
  if (standing.engage === 'nobody' || standing.scenario === 'none') return { kind: 'pass' };
  const percent = question.ownsSystem ? standing.defendRatio : standing.engageRatio;
  for (const { empire, groups, demandable } of question.opponents) {
    const [scenario] = demandable;
    if (scenario === undefined) continue;
    if (oddsAreAtLeast(percent, { own: question.own, groups })) {
      return { kind: 'demand', scenario, against: empire };
    }
  }
  return { kind: 'pass' };
}

/** Accepts a demanded battle unless the odds are too bad and there is a way out. @rule ENC-3 */
export function answerScenarioResponse(
  question: DecisionOf<'scenario-response'>,
  standing: StandingOrders,
): AnswerOf<'scenario-response'> {
  if (oddsAreAtLeast(standing.refuseBelow, question)) return { kind: 'accept' };
  if (question.fixedDefenses) return { kind: 'refuse', lane: null };
  const lane = laneHome(question.waysOut);
  return lane === null ? { kind: 'accept' } : { kind: 'refuse', lane };
}

/** Stays after a battle unless the odds are too bad now and there is a way out. @rule ENC-4 */
export function answerDisengage(
  question: DecisionOf<'disengage'>,
  standing: StandingOrders,
): AnswerOf<'disengage'> {
  if (oddsAreAtLeast(standing.disengageBelow, question)) return { kind: 'stay' };
  const lane = laneHome(question.waysOut);
  return lane === null ? { kind: 'stay' } : { kind: 'disengage', lane };
}

import { settlementOf } from '#model/campaign/system';
import { awaitsSurvey, surveyNeeds } from '#rules/galaxy/survey';
import type { EmpireView, SystemView } from './empire-view.ts';

/** How far a viewer is with the survey of a system: `3 of 6`. */
export type SurveyView = Readonly<{ done: number; needed: number }>;

/** Whether the viewer can survey it, as far as the viewer knows: if only outposts survey, the system must be the viewer's own. */
function isHisToDo(
  { own, visited, surveyed }: SystemView,
  { surveys }: EmpireView['rules'],
): boolean {
  if (surveyed > 0) return true;
  if (surveys === 'outpost') return own !== null && settlementOf(own) === 'outpost';
  // What others have settled may be their homeworld.
  return own !== null || visited?.facts.settlement !== 'colony';
}

/**
 * The survey of a system whose trait isn't known yet; null: as far as the viewer knows, there is nothing to survey.
 * @rule OPT-3 @rule FOG-2
 */
export function surveyOf(
  system: SystemView,
  { empire, rules }: Pick<EmpireView, 'empire' | 'rules'>,
): SurveyView | null {
  const facts = system.own ?? system.visited?.facts;
  if (facts === undefined || system.id === empire.homeworld) return null;
  if (!awaitsSurvey(facts, rules) || !isHisToDo(system, rules)) return null;
  return { done: system.surveyed, needed: surveyNeeds(facts.importance) };
}

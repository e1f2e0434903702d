import { awaitsSurvey, surveyNeeds } from '#rules/galaxy/survey';
import type { EmpireView, SystemView } from './empire-view.ts';

/** How far a viewer is with the survey of a system: `3 of 6`. */
export type SurveyView = Readonly<{ done: number; needed: number }>;

/** The survey of a system whose trait is not known yet; null: as far as he knows there is none to be done. @rule OPT-3 @rule FOG-2 */
export function surveyOf(
  { id, own, visited, surveyed }: SystemView,
  { empire, rules }: Pick<EmpireView, 'empire' | 'rules'>,
): SurveyView | null {
  const facts = own ?? visited?.facts;
  if (facts === undefined || id === empire.homeworld || !awaitsSurvey(facts, rules)) return null;
  // What others have settled may be their homeworld.
  if (own === null && surveyed === 0 && visited?.facts.settlement === 'colony') return null;
  return { done: surveyed, needed: surveyNeeds(facts.importance) };
}

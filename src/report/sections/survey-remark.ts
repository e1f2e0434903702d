import type { EmpireView, SystemView } from '#fog/views/empire-view';
import { surveyOf } from '#fog/views/survey-of';

/** How far a survey is, where one is to be done. @rule OPT-3 */
export function surveyRemark(system: SystemView, view: EmpireView): readonly string[] {
  const survey = surveyOf(system, view);
  return survey === null ? [] : [`surveyed ${String(survey.done)} of ${String(survey.needed)}`];
}

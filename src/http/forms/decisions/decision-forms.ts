import { fireForm, roundEndForm, taskForceForm } from './battle-forms.ts';
import type { DecisionForm, DecisionKind } from './decision-form.ts';
import { disengageForm, encounterActionForm, scenarioResponseForm } from './encounter-forms.ts';

/** How each kind of question is put: leave one out and the build fails. */
export const DECISION_FORMS: { readonly [K in DecisionKind]: DecisionForm<K> } = {
  'encounter-action': encounterActionForm,
  'scenario-response': scenarioResponseForm,
  'task-force': taskForceForm,
  fire: fireForm,
  'round-end': roundEndForm,
  disengage: disengageForm,
};

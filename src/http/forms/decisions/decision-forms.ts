import { fireForm, roundEndForm, taskForceForm } from './battle-forms.ts';
import { cargoForm } from './cargo-form.ts';
import type { DecisionForm, DecisionKind } from './decision-form.ts';
import {
  defensiveResponseForm,
  disengageForm,
  encounterActionForm,
  pursuitForm,
  scenarioResponseForm,
} from './encounter-forms.ts';
import { outcomeForm } from './outcome-form.ts';
import { poolChoiceForm, poolsForm } from './pool-forms.ts';
import { initiativeForm, scoutingForm } from './scouting-form.ts';
import { troopForm } from './troop-form.ts';
import { commandForm, electronicWarfareForm, missionsForm } from './round-forms.ts';

/** How each kind of question is put: leave one out and the build fails. */
export const DECISION_FORMS: { readonly [K in DecisionKind]: DecisionForm<K> } = {
  initiative: initiativeForm,
  'encounter-action': encounterActionForm,
  'scenario-response': scenarioResponseForm,
  'defensive-response': defensiveResponseForm,
  pursuit: pursuitForm,
  pools: poolsForm,
  'pool-choice': poolChoiceForm,
  'task-force': taskForceForm,
  scouting: scoutingForm,
  command: commandForm,
  missions: missionsForm,
  'electronic-warfare': electronicWarfareForm,
  fire: fireForm,
  'round-end': roundEndForm,
  cargo: cargoForm,
  'troop-losses': troopForm,
  disengage: disengageForm,
  'battle-outcome': outcomeForm,
};

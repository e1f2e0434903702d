import { cite } from '#kernel/reasons/cite';
import type { SpecialiseColony } from '#model/orders/order';
import {
  type SpecialisationFailure,
  specialisationFailureOf,
} from '#rules/colony/specialisation-failure';
import { refusal } from '../issue.ts';
import { type Judgement, type Plan, free } from '#legality/plan/plan';

const ABOUT = { code: 'SPECIALISATION_UNFIT', cite: cite('OPT-9'), path: 'system' };

const FAILURES: Readonly<Record<SpecialisationFailure, string>> = {
  'system-lost': 'You do not own that system.',
  'no-colony': 'Nobody lives there: choose a colony.',
  'too-soon': 'It changed less than 12 turns ago: wait until 12 turns are over.',
  same: 'It is so already: choose another specialisation.',
};

/** May this colony be specialised so? @rule OPT-9 */
export function judgeSpecialiseColony({ system, to }: SpecialiseColony, plan: Plan): Judgement {
  const { view, realm } = plan;
  if (view.rules.specialisation === 'off') {
    const text = 'Colonies are not specialised in this campaign.';
    return free([refusal({ ...ABOUT, code: 'SPECIALISATION_OFF' }, text)]);
  }
  const own = view.systems[system]?.own ?? null;
  const wish = { empire: view.empire.id, to, turn: view.turn };
  const failure = own === null ? 'system-lost' : specialisationFailureOf(own, wish);
  if (failure !== null) return free([refusal(ABOUT, FAILURES[failure])]);
  if (realm.specialised.has(system)) {
    const text = 'An earlier order specialises it: remove one of the two.';
    return free([refusal({ ...ABOUT, code: 'SPECIALISED_TWICE' }, text)]);
  }
  realm.specialised.set(system, to);
  return free([]);
}

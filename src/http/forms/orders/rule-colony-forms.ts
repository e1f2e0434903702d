import { colonyRow, withoutColonies } from './colonies.ts';
import { moraleWords } from './colony-words.ts';
import { plainForm } from './described-form.ts';
import { oneOf, readAs } from './field-rows.ts';

const setMartialLawForm = plainForm({
  kind: 'SetMartialLaw',
  title: 'Martial law',
  hint: 'Martial law raises the order of an unruly colony by one step, from the Colony Phase until you lift it. It needs enough landed ground units for the Census.',
  group: 'Colonies and lanes',
  unavailable: withoutColonies,
  fields: {
    system: colonyRow(moraleWords),
    law: readAs(
      oneOf({
        label: 'Martial law',
        offers: [
          { value: 'on', label: 'begins' },
          { value: 'off', label: 'is lifted' },
        ],
      }),
      (text) => ({ value: text !== 'off' }),
    ),
  },
});

const takeReprisalForm = plainForm({
  kind: 'TakeReprisal',
  title: 'Reprisal',
  hint: 'Roll a d10 in the Colony Phase. If it is at least Morale, the colony gains 1 Morale. If it is at most Census, the colony loses 1 Census.',
  group: 'Colonies and lanes',
  unavailable: withoutColonies,
  fields: { system: colonyRow(moraleWords) },
});

/** Forms that rule a colony. */
export const RULE_COLONY_FORMS = {
  SetMartialLaw: setMartialLawForm,
  TakeReprisal: takeReprisalForm,
} as const;

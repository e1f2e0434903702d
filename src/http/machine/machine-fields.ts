import {
  LEVEL_CHOICES,
  type MachineChoice,
  PERSONALITY_CHOICES,
} from '#app/machine/machine-choices';
import { type Field, type Offer, selectField } from '#http/forms/field';
import type { FormBody } from '#http/visits/form-body';
import type { MachinePlayer } from '#model/campaign/machine-player';
import { TEXTS } from './texts.ts';

const offersOf = (choices: readonly MachineChoice[]): readonly Offer[] =>
  choices.map(({ name, title, says }) => ({
    value: name,
    label: TEXTS.choiceOfMachine(title, says),
  }));

/** The two fields by which somebody chooses a machine player. `of`: ends their names, where a form has several. */
export const machineFields = (
  { level, personality }: MachinePlayer,
  sent: FormBody,
  of = '',
): readonly Field[] => [
  selectField({
    name: `level${of}`,
    label: TEXTS.level,
    offers: offersOf(LEVEL_CHOICES),
    preset: level,
    sent,
  }),
  selectField({
    name: `personality${of}`,
    label: TEXTS.personality,
    offers: offersOf(PERSONALITY_CHOICES),
    preset: personality,
    sent,
  }),
];

import { LEVEL_CHOICES, PERSONALITY_CHOICES } from '#app/machine/machine-choices';
import type { UseCaseError } from '#app/use-case-error';
import {
  type Field,
  numberField,
  type Offer,
  offersOf,
  placeFields,
  selectField,
  textField,
} from '#http/forms/field';
import { template } from '#http/pages/template';
import type { FormBody } from '#http/visits/form-body';
import { USUAL_MACHINE } from '#model/campaign/machine-player';
import { TEXTS } from './texts.ts';

/** What somebody chooses who plays alone against machines. */
export type SoloContent = Readonly<{
  formToken: string;
  problems: readonly string[];
  fields: readonly Field[];
}>;

export const SOLO_PAGE = template<SoloContent>('solo');

/** The most machines that a form can ask for. */
export const MOST_OPPONENTS = 5;

/** How many rings a map has beyond one for each empire, by the words of its size. */
export const ROOM = { small: 0, medium: 1, large: 2 } as const;

/** How far the player is asked in battles. */
const BATTLES = {
  setup: TEXTS.battlesSetup,
  interactive: TEXTS.battlesInteractive,
  standing: TEXTS.battlesStanding,
} as const;

/** The personality that is another one for each opponent. */
export const MIXED = 'mixed';

type Asked = Readonly<{
  formToken: string;
  lists: readonly Readonly<{ id: string; name: string }>[];
  sent: FormBody;
  trouble: UseCaseError | null;
}>;

const machineOffers = (choices: typeof LEVEL_CHOICES): readonly Offer[] =>
  choices.map(({ name, title, says }) => ({ value: name, label: `${title}: ${says}` }));

/** The form of a campaign for one, filled in so that it can be sent as it is. */
export function soloPage({ formToken, lists, sent, trouble }: Asked): SoloContent {
  const sizes = { small: TEXTS.small, medium: TEXTS.medium, large: TEXTS.large };
  const mixed = { value: MIXED, label: TEXTS.mixed };
  const fields = [
    textField({
      ...{ name: 'empire', label: TEXTS.nameOfEmpire, hint: TEXTS.ifYouLeaveItEmpty },
      ...{ sent, max: 40 },
    }),
    selectField({
      ...{ name: 'list', label: TEXTS.forceList, sent },
      offers: lists.map(({ id, name }) => ({ value: id, label: name })),
    }),
    numberField({
      ...{ name: 'opponents', label: TEXTS.opponents, sent },
      ...{ min: 1, max: MOST_OPPONENTS, preset: 2, required: true },
    }),
    selectField({
      ...{ name: 'level', label: TEXTS.level, sent },
      ...{ offers: machineOffers(LEVEL_CHOICES), preset: USUAL_MACHINE.level },
    }),
    selectField({
      ...{ name: 'personality', label: TEXTS.personality, sent },
      offers: [mixed, ...machineOffers(PERSONALITY_CHOICES)],
    }),
    selectField({ name: 'size', label: TEXTS.mapSize, sent, offers: offersOf(sizes) }),
    selectField({ name: 'battles', label: TEXTS.battles, sent, offers: offersOf(BATTLES) }),
  ];
  return {
    formToken,
    problems: trouble === null ? [] : [trouble.text, ...trouble.issues.map(({ text }) => text)],
    fields: placeFields(fields, 'solo', new Map()),
  };
}

import type { StarSystem } from '#model/campaign/system';
import { selectField } from '#http/forms/field';
import { orderKeptWords } from '#http/words/order-kept-words';
import { colonyOffers, withoutColonies } from './colonies.ts';
import type { OrderForm } from './order-form.ts';

const moraleWords = (colony: StarSystem): string =>
  [
    `Morale ${String(colony.morale)}, Census ${String(colony.census)}`,
    ...orderKeptWords(colony),
  ].join(', ');

export const setMartialLawForm: OrderForm<'SetMartialLaw'> = {
  kind: 'SetMartialLaw',
  title: 'Martial law',
  hint: 'Martial law raises the order of an unruly colony by one step, from the Colony Phase until you lift it. It needs enough landed ground units for the Census.',
  unavailable: withoutColonies,
  fields: (desk, sent) => [
    selectField({ name: 'system', label: 'Colony', sent, offers: colonyOffers(desk, moraleWords) }),
    selectField({
      name: 'law',
      label: 'Martial law',
      sent,
      offers: [
        { value: 'on', label: 'begins' },
        { value: 'off', label: 'is lifted' },
      ],
    }),
  ],
  read: (sent) => ({
    json: {
      kind: 'SetMartialLaw',
      system: sent.text('system'),
      law: sent.text('law') !== 'off',
    },
  }),
};

export const takeReprisalForm: OrderForm<'TakeReprisal'> = {
  kind: 'TakeReprisal',
  title: 'Reprisal',
  hint: 'Roll a d10 in the Colony Phase. If it is at least Morale, the colony gains 1 Morale. If it is at most Census, the colony loses 1 Census.',
  unavailable: withoutColonies,
  fields: (desk, sent) => [
    selectField({ name: 'system', label: 'Colony', sent, offers: colonyOffers(desk, moraleWords) }),
  ],
  read: (sent) => ({ json: { kind: 'TakeReprisal', system: sent.text('system') } }),
};

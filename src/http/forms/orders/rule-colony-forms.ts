import type { StarSystem } from '#fog/views/terms';
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
  hint: 'Landed ground units for its Census raise an unruly colony by one step, from the Colony Phase on until you lift it.',
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
  hint: 'A d10 in the Colony Phase: not below Morale it gives a point of it, not above Census it takes one of that.',
  unavailable: withoutColonies,
  fields: (desk, sent) => [
    selectField({ name: 'system', label: 'Colony', sent, offers: colonyOffers(desk, moraleWords) }),
  ],
  read: (sent) => ({ json: { kind: 'TakeReprisal', system: sent.text('system') } }),
};

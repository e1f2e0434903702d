import { boxesField } from '#http/forms/field';
import type { OrderForm } from './order-form.ts';
import { minefieldOffers } from './minefields.ts';

export const layMinefieldsForm: OrderForm<'LayMinefields'> = {
  kind: 'LayMinefields',
  title: 'Lay minefields',
  hint: 'Minefields are laid in the Supply Phase, in the system where the Minelayer is then. They take effect at once.',
  unavailable: (desk) =>
    minefieldOffers(desk, 'aboard').length > 0
      ? null
      : 'You have no minefields aboard a Minelayer.',
  fields: (desk, sent) => [
    boxesField({
      name: 'minefields',
      label: 'Minefields',
      sent,
      offers: minefieldOffers(desk, 'aboard'),
    }),
  ],
  read: (sent) => {
    const minefields = sent.texts('minefields');
    if (minefields.length > 0) return { json: { kind: 'LayMinefields', minefields } };
    return { field: 'minefields', problem: 'Choose at least one minefield.' };
  },
};

import { boxesField, selectField } from '#http/forms/field';
import { minefieldOffers, minelayerOffers } from './minefields.ts';
import type { OrderForm } from './order-form.ts';

export const recoverMinefieldsForm: OrderForm<'RecoverMinefields'> = {
  kind: 'RecoverMinefields',
  title: 'Recover minefields',
  hint: 'A Minelayer recovers minefields in the Supply Phase, in the system where it is then, unless you are in an encounter there.',
  unavailable: (desk) => {
    if (minelayerOffers(desk).length === 0) return 'You have no undamaged Minelayer.';
    return minefieldOffers(desk, 'system').length > 0 ? null : 'You have no minefields deployed.';
  },
  fields: (desk, sent) => [
    selectField({ name: 'carrier', label: 'Minelayer', sent, offers: minelayerOffers(desk) }),
    boxesField({
      name: 'minefields',
      label: 'Minefields',
      sent,
      offers: minefieldOffers(desk, 'system'),
    }),
  ],
  read: (sent) => {
    const carrier = sent.text('carrier');
    const minefields = sent.texts('minefields');
    if (minefields.length > 0) return { json: { kind: 'RecoverMinefields', carrier, minefields } };
    return { field: 'minefields', problem: 'Choose at least one minefield.' };
  },
};

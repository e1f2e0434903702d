import { boxesField, selectField } from '#http/forms/field';
import { convoyOffers, withoutConvoys } from './convoys.ts';
import type { OrderForm } from './order-form.ts';

const STOP = 'stop';

export const setTradeForm: OrderForm<'SetTrade'> = {
  kind: 'SetTrade',
  title: 'Set trade',
  hint: 'A convoy trades in the system where it ends its move, until it moves on or you stop it.',
  unavailable: withoutConvoys,
  fields: (desk, sent) => [
    boxesField({ name: 'convoys', label: 'Convoys', sent, offers: convoyOffers(desk) }),
    selectField({
      name: 'what',
      label: 'Trade',
      sent,
      offers: [
        { value: 'trade', label: 'Start trading' },
        { value: STOP, label: 'Stop trading' },
      ],
    }),
  ],
  read: (sent) => {
    const convoys = sent.texts('convoys');
    if (convoys.length === 0) return { field: 'convoys', problem: 'Choose at least one convoy.' };
    return { json: { kind: 'SetTrade', convoys, trading: sent.text('what') !== STOP } };
  },
};

import { convoyOffers, withoutConvoys } from './convoys.ts';
import { shapedForm } from './described-form.ts';
import { oneOf, someOf } from './field-rows.ts';

const STOP = 'stop';

export const setTradeForm = shapedForm({
  kind: 'SetTrade',
  title: 'Set trade',
  hint: 'A convoy trades in the system where it ends its move, until it moves on or you stop it.',
  group: 'Cargo and supply',
  unavailable: withoutConvoys,
  fields: {
    convoys: someOf({
      label: 'Convoys',
      offers: convoyOffers,
      problem: 'Choose at least one convoy.',
    }),
    what: oneOf({
      label: 'Trade',
      offers: [
        { value: 'trade', label: 'Start trading' },
        { value: STOP, label: 'Stop trading' },
      ],
    }),
  },
  order: ({ convoys, what }) => ({ kind: 'SetTrade', convoys, trading: what !== STOP }),
});

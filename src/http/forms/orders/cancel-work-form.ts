import { selectField } from '#http/forms/field';
import type { OrderForm } from './order-form.ts';
import { withoutWorks, workOffers } from './works.ts';

export const cancelWorkForm: OrderForm<'CancelWork'> = {
  kind: 'CancelWork',
  title: 'Cancel construction',
  hint: 'Half of what was paid comes back in the Construction Phase.',
  unavailable: withoutWorks,
  fields: (desk, sent) => [
    selectField({ name: 'work', label: 'Under construction', sent, offers: workOffers(desk) }),
  ],
  read: (sent) => ({ json: { kind: 'CancelWork', work: sent.text('work') } }),
};

import { canBeUpgraded } from '#rules/construction/can-be-upgraded';
import { upgradeOf } from '#rules/construction/upgrade-of';
import { type Offer, selectField } from '#http/forms/field';
import type { FormDesk, OrderForm } from './order-form.ts';
import { unitOffers } from './units.ts';

const offersOf = (desk: FormDesk): readonly Offer[] =>
  unitOffers(desk, (unit) => upgradeOf(unit.design) !== null && canBeUpgraded(unit));

export const upgradeBaseForm: OrderForm<'UpgradeBase'> = {
  kind: 'UpgradeBase',
  title: 'Upgrade a civilian base',
  hint: 'In the Construction Phase a small base becomes medium for 40 EP, or a medium base large for 60 EP. Every trade route there earns 2 EP more.',
  unavailable: (desk) =>
    offersOf(desk).length === 0
      ? 'You have no working small or medium civilian base. A convoy builds the first one.'
      : null,
  fields: (desk, sent) => [
    selectField({ name: 'base', label: 'Base', sent, offers: offersOf(desk) }),
  ],
  read: (sent) => ({ json: { kind: 'UpgradeBase', base: sent.text('base') } }),
};

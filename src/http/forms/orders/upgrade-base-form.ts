import { canBeUpgraded } from '#rules/construction/can-be-upgraded';
import { upgradeOf } from '#rules/construction/upgrade-of';
import type { Offer } from '#http/forms/field';
import { plainForm } from './described-form.ts';
import { oneOf } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';
import { unitOffers } from './units.ts';
import { ifNone } from './unavailable.ts';

const offersOf = (desk: FormDesk): readonly Offer[] =>
  unitOffers(desk, (unit) => upgradeOf(unit.design) !== null && canBeUpgraded(unit));

export const upgradeBaseForm = plainForm({
  kind: 'UpgradeBase',
  title: 'Upgrade a civilian base',
  hint: 'In the Construction Phase a small base becomes medium for 40 EP, or a medium base large for 60 EP. Every trade route there earns 2 EP more.',
  group: 'Construction and repair',
  unavailable: ifNone(
    offersOf,
    'You have no working small or medium civilian base. A convoy builds the first one.',
  ),
  fields: { base: oneOf({ label: 'Base', offers: offersOf }) },
});

import type { Offer } from '#http/forms/field';
import { minefieldOffers, minelayerOffers, someMinefields } from './minefields.ts';
import { plainForm } from './described-form.ts';
import { oneOf } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';
import { firstOf, ifNone } from './unavailable.ts';

const offersOf = (desk: FormDesk): readonly Offer[] => minefieldOffers(desk, 'system');

export const recoverMinefieldsForm = plainForm({
  kind: 'RecoverMinefields',
  title: 'Recover minefields',
  hint: 'A Minelayer recovers minefields in the Supply Phase, in the system where it is then, unless you are in an encounter there.',
  group: 'Cargo and supply',
  unavailable: firstOf(
    ifNone(minelayerOffers, 'You have no undamaged Minelayer.'),
    ifNone(offersOf, 'You have no minefields deployed.'),
  ),
  fields: {
    carrier: oneOf({ label: 'Minelayer', offers: minelayerOffers }),
    minefields: someMinefields(offersOf),
  },
});

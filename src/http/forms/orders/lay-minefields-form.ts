import type { Offer } from '#http/forms/field';
import { plainForm } from './described-form.ts';
import type { FormDesk } from './order-form.ts';
import { minefieldOffers, someMinefields } from './minefields.ts';
import { ifNone } from './unavailable.ts';

const offersOf = (desk: FormDesk): readonly Offer[] => minefieldOffers(desk, 'aboard');

export const layMinefieldsForm = plainForm({
  kind: 'LayMinefields',
  title: 'Lay minefields',
  hint: 'Minefields are laid in the Supply Phase, in the system where the Minelayer is then. They take effect at once.',
  group: 'Cargo and supply',
  unavailable: ifNone(offersOf, 'You have no minefields aboard a Minelayer.'),
  fields: { minefields: someMinefields(offersOf) },
});

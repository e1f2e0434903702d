import type { Offer } from '#http/forms/field';
import { statsOf } from '#http/names/view-names';
import { plainForm } from './described-form.ts';
import { oneOf } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';
import { NO_PARTNERS, partnerOffers, partnersOf } from './partners.ts';
import { firstOf, ifNone } from './unavailable.ts';

/** Unlocked classes that not everybody has. */
function classOffers({ view }: FormDesk): readonly Offer[] {
  return view.empire.unlocked.flatMap((id) => {
    const design = statsOf(view, id);
    if (design === undefined || view.universalLists.includes(design.list)) return [];
    return [{ value: id, label: design.name }];
  });
}

export const giveSchematicsForm = plainForm({
  kind: 'GiveSchematics',
  title: 'Give schematics',
  hint: 'A partner with a Military treaty or better can build the class when its era allows.',
  group: 'Other empires',
  unavailable: firstOf(
    ifNone(partnersOf, NO_PARTNERS),
    ifNone(classOffers, 'You have unlocked no class of your own.'),
  ),
  fields: {
    to: oneOf({ label: 'To', offers: partnerOffers }),
    design: oneOf({ label: 'Class', offers: classOffers }),
  },
});

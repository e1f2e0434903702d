import type { Offer } from '#http/forms/field';
import { statsOf } from '#http/names/view-names';
import { plainForm } from './described-form.ts';
import { oneOf } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';
import { NO_PARTNERS, partnerOffers, partnersOf } from './partners.ts';

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
  unavailable: (desk) => {
    if (partnersOf(desk).length === 0) return NO_PARTNERS;
    return classOffers(desk).length > 0 ? null : 'You have unlocked no class of your own.';
  },
  fields: {
    to: oneOf({ label: 'To', offers: partnerOffers }),
    design: oneOf({ label: 'Class', offers: classOffers }),
  },
});

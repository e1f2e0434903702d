import { type Offer, selectField } from '#http/forms/field';
import { statsOf } from '#http/names/view-names';
import type { FormDesk, OrderForm } from './order-form.ts';
import { NO_PARTNERS, partnersOf } from './partners.ts';

/** Unlocked classes that not everybody has. */
function classOffers({ view }: FormDesk): readonly Offer[] {
  return view.empire.unlocked.flatMap((id) => {
    const design = statsOf(view, id);
    if (design === undefined || view.universalLists.includes(design.list)) return [];
    return [{ value: id, label: design.name }];
  });
}

export const giveSchematicsForm: OrderForm<'GiveSchematics'> = {
  kind: 'GiveSchematics',
  title: 'Give schematics',
  hint: 'A partner with a Military treaty or better can build the class when its era allows.',
  unavailable: (desk) => {
    if (partnersOf(desk).length === 0) return NO_PARTNERS;
    return classOffers(desk).length > 0 ? null : 'You have unlocked no class of your own.';
  },
  fields: (desk, sent) => [
    selectField({
      name: 'to',
      label: 'To',
      sent,
      offers: partnersOf(desk).map(({ id, name }) => ({ value: id, label: name })),
    }),
    selectField({ name: 'design', label: 'Class', sent, offers: classOffers(desk) }),
  ],
  read: (sent) => ({
    json: { kind: 'GiveSchematics', to: sent.text('to'), design: sent.text('design') },
  }),
};

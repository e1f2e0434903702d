import { THINGS_TO_NAME } from '#fog/views/things-to-name';
import type { ContactId, DesignId, EmpireId } from '#model/campaign/ids';
import type { RowOf, ThingKind } from '#model/forces/standing/row';
import type { Offer } from '#http/forms/field';
import { colonyOffers } from '#http/forms/orders/colonies';
import { usedProductivityWords } from '#http/forms/orders/colony-words';
import type { FormDesk } from '#http/forms/orders/order-form';
import { unitOffers } from '#http/forms/orders/units';
import { classesByList, familiarLists } from '#http/names/class-lists';
import { ownSystems, shortId } from '#http/names/view-names';
import { brandAs } from '#kernel/brand/brand';

/** Things of each kind as a list offers them. */
const OFFERS: Readonly<
  Record<ThingKind, (ids: readonly string[], desk: FormDesk) => readonly Offer[]>
> = {
  class: (ids, { names, view }) =>
    classesByList(
      ids.map((id) => ({ id: brandAs<DesignId>(id), name: names.design(brandAs<DesignId>(id)) })),
      familiarLists(view),
    ).map(({ one, group }) => ({ value: one.id, label: one.name, group })),
  power: (ids, { names }) =>
    ids.map((id) => ({ value: id, label: names.empire(brandAs<EmpireId>(id)) })),
  unit: (ids, desk) => unitOffers(desk, ({ id }) => ids.includes(id)),
  colony: (ids, desk) =>
    colonyOffers(desk, usedProductivityWords).filter(({ value }) => ids.includes(value)),
  contact: (ids, { names, view }) =>
    ids.flatMap((id) => {
      const contact = view.contacts[brandAs<ContactId>(id)];
      if (contact === undefined || contact.owner === null) return [];
      const { owner, place } = contact;
      return [{ value: id, label: `${shortId(id)} of ${names.empire(owner)} ${names.at(place)}` }];
    }),
};

/** What a player can choose in a list of standing orders, or as the place of one. */
export function thingsOffers(desk: FormDesk, row: RowOf<'things' | 'place'>): readonly Offer[] {
  if (row.kind === 'things') return OFFERS[row.of](THINGS_TO_NAME[row.among](desk.view), desk);
  return ownSystems(desk.view).map(({ id, name }) => ({ value: id, label: name }));
}

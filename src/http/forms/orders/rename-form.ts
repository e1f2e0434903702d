import type { OrderOf } from '#model/orders/order';
import { type Offer, selectField, textField } from '#http/forms/field';
import { ownSystems } from '#http/names/view-names';
import { fleetOffers } from './fleets.ts';
import type { FormDesk, OrderForm } from './order-form.ts';
import { unitOffers } from './units.ts';

type Kind = OrderOf<'Rename'>['of']['kind'];

const FIELD_OF: Readonly<Record<Kind, string>> = { unit: 'unit', fleet: 'fleet', colony: 'system' };
const KINDS = ['fleet', 'colony', 'unit'] as const;

/** All of the player's things that have a name, as kind and id. */
function thingOffers(desk: FormDesk): readonly Offer[] {
  const marked = (kind: Kind, group: string, offers: readonly Offer[]): readonly Offer[] =>
    offers.map(({ value, label }) => ({ value: `${kind}/${value}`, label, group }));
  const colonies = ownSystems(desk.view)
    .filter(({ id }) => (desk.view.systems[id]?.own?.census ?? 0) > 0)
    .map(({ id, name }) => ({ value: id, label: name }));
  return [
    ...marked('fleet', 'Fleets', fleetOffers(desk)),
    ...marked('colony', 'Colonies', colonies),
    ...marked('unit', 'Units', unitOffers(desk)),
  ];
}

export const renameForm: OrderForm<'Rename'> = {
  kind: 'Rename',
  title: 'Rename',
  hint: 'Rename a unit, a fleet or a colony. Other empires use the colony’s old name until they visit it again.',
  unavailable: (desk) => (thingOffers(desk).length === 0 ? 'You have nothing to rename.' : null),
  fields: (desk, sent) => [
    selectField({ name: 'of', label: 'Unit, fleet or colony', sent, offers: thingOffers(desk) }),
    textField({ name: 'name', label: 'New name', sent, max: 40, required: true }),
  ],
  read: (sent) => {
    const chosen = sent.text('of');
    const kind = KINDS.find((one) => chosen.startsWith(`${one}/`));
    if (kind === undefined) return { field: 'of', problem: 'Choose what to rename.' };
    const of = { kind, [FIELD_OF[kind]]: chosen.slice(kind.length + 1) };
    return { json: { kind: 'Rename', of, name: sent.text('name').trim() } };
  },
};

import { brandAs } from '#kernel/brand/brand';
import { valuesById } from '#kernel/collections/tables';
import type { FleetId, SystemId } from '#model/campaign/ids';
import { type Offer, selectField } from '#http/forms/field';
import { knownUnexploredLanes } from '#fog/views/known-unexplored-lanes';
import { fleetOffers } from './fleets.ts';
import type { FormDesk, OrderForm } from './order-form.ts';

/** Where a fleet is whose system has a lane to explore; null: it is elsewhere, or there is none. */
function siteOf({ view }: FormDesk, fleet: string): SystemId | null {
  const place = view.fleets[brandAs<FleetId>(fleet)]?.place;
  if (place?.kind !== 'system') return null;
  return knownUnexploredLanes(view, place.system).length > 0 ? place.system : null;
}

const crews = (desk: FormDesk): readonly Offer[] =>
  fleetOffers(desk).filter(({ value }) => siteOf(desk, value) !== null);

/** The far ends of all lanes that some fleet could explore. */
function goals(desk: FormDesk): readonly Offer[] {
  const sites = new Set(valuesById(desk.view.fleets).map(({ id }) => siteOf(desk, id)));
  const far = new Map<SystemId, string>();
  for (const site of sites) {
    if (site === null) continue;
    for (const { a, b } of knownUnexploredLanes(desk.view, site)) {
      const end = a === site ? b : a;
      const name = desk.view.systems[end]?.name;
      if (name !== undefined) far.set(end, name);
    }
  }
  return [...far].map(([value, label]) => ({ value, label }));
}

export const exploreLaneForm: OrderForm<'ExploreLane'> = {
  kind: 'ExploreLane',
  title: 'Explore a lane',
  hint: 'A fleet with an Explorer that does not move explores an unexplored lane. If it succeeds, it moves along the lane.',
  unavailable: (desk) =>
    crews(desk).length === 0 ? 'None of your fleets is at an unexplored lane.' : null,
  fields: (desk, sent) => [
    selectField({ name: 'fleet', label: 'Fleet', sent, offers: crews(desk) }),
    selectField({
      name: 'toward',
      label: 'Toward',
      sent,
      offers: [{ value: '', label: 'Any lane' }, ...goals(desk)],
    }),
  ],
  read: (sent) => {
    const toward = sent.text('toward');
    const fleet = sent.text('fleet');
    return { json: { kind: 'ExploreLane', fleet, toward: toward === '' ? null : toward } };
  },
};

import { brandAs } from '#kernel/brand/brand';
import { valuesById } from '#kernel/collections/tables';
import type { FleetId, SystemId } from '#model/campaign/ids';
import type { Offer } from '#http/forms/field';
import { knownUnexploredLanes } from '#fog/views/known-unexplored-lanes';
import { fleetOffers } from './fleets.ts';
import { plainForm } from './described-form.ts';
import { oneOf, oneOrNone } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';
import { ifNone } from './unavailable.ts';

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

export const exploreLaneForm = plainForm({
  kind: 'ExploreLane',
  title: 'Explore a lane',
  hint: 'A fleet with an Explorer that does not move explores an unexplored lane. If it succeeds, it moves along the lane.',
  group: 'Fleets and movement',
  unavailable: ifNone(crews, 'None of your fleets is at an unexplored lane.'),
  fields: {
    fleet: oneOf({ label: 'Fleet', offers: crews }),
    toward: oneOrNone({ label: 'Toward', none: 'Any lane', offers: goals }),
  },
});

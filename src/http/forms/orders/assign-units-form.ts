import type { Offer } from '#http/forms/field';
import type { DesignId } from '#model/campaign/ids';
import { statsOf } from '#http/names/view-names';
import { valuesById } from '#kernel/collections/tables';
import { plainForm } from './described-form.ts';
import { oneOf, readAs } from './field-rows.ts';
import { fleetOffers, formedOffers } from './fleets.ts';
import type { FormDesk } from './order-form.ts';
import { MOMENT, newUnitOffers, someUnits, unitOffers, withoutUnits } from './units.ts';

const TEXTS = {
  intoFleet: 'Into a fleet',
  systemTheyAreIn: 'The system they are in',
} as const;

const FLEET = 'fleet ';
/** How the form says that units go to a fleet. */
export const toFleet = (fleet: string): string => `${FLEET}${fleet}`;
const CARRIER = 'aboard ';
const SYSTEM = 'system';

const prefixed = (offers: readonly Offer[], prefix: string, group: string): readonly Offer[] =>
  offers.map((offer) => ({ ...offer, value: `${prefix}${offer.value}`, group }));

/** Whether others can be based on such units, or they tow them. */
function takesOthers({ view }: FormDesk, design: DesignId): boolean {
  const takes: readonly string[] =
    view.rules.towBases === 'on' ? ['minelayer', 'towing'] : ['minelayer'];
  const stats = statsOf(view, design);
  if (stats === undefined) return false;
  return stats.cv > 0 || stats.abilities.some(({ id }) => takes.includes(id));
}

/** Own units that do, those to be built too. */
function carrierOffers(desk: FormDesk): readonly Offer[] {
  const takes = (design: DesignId): boolean => takesOthers(desk, design);
  const there = valuesById(desk.view.units)
    .filter(({ design }) => takes(design))
    .map(({ id }) => ({ value: id, label: desk.names.unit(id) }));
  return [...there, ...newUnitOffers(desk, takes)];
}

const targetOffers = (desk: FormDesk): readonly Offer[] => [
  ...prefixed([...fleetOffers(desk), ...formedOffers(desk)], FLEET, TEXTS.intoFleet),
  { value: SYSTEM, label: TEXTS.systemTheyAreIn, group: 'Ashore' },
  ...prefixed(carrierOffers(desk), CARRIER, 'Aboard'),
];

const targetIn = (text: string) => {
  if (text.startsWith(FLEET)) return { kind: 'fleet', fleet: text.slice(FLEET.length) };
  if (text.startsWith(CARRIER)) return { kind: 'aboard', carrier: text.slice(CARRIER.length) };
  return { kind: 'system' };
};

export const assignUnitsForm = plainForm({
  kind: 'AssignUnits',
  title: 'Assign units',
  hint: 'Put units into a fleet, ashore, or aboard a carrier or Minelayer in the same place. If the settings allow towing, you can also put a base behind a tug.',
  group: 'Fleets and movement',
  unavailable: withoutUnits,
  fields: {
    units: someUnits((desk) => [...unitOffers(desk), ...newUnitOffers(desk)]),
    to: readAs(oneOf({ label: 'To', offers: targetOffers }), (text) => ({ value: targetIn(text) })),
    at: MOMENT,
  },
});

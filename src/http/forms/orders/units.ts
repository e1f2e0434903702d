import type { Offer } from '#http/forms/field';
import type { DesignId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import { valuesById } from '#kernel/collections/tables';
import { type FieldRow, oneOf, someOf } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';
import { ifNone } from './unavailable.ts';

const TEXTS = {
  chooseSome: 'Choose at least one unit.',
  inNoFleet: (system: string): string => `${system}, in no fleet`,
  inFleet: 'In a fleet',
  aboard: (carrier: string): string => `Aboard ${carrier}`,
  builtAt: (name: string, design: string, system: string): string =>
    `${name} (${design}), built at ${system}`,
  afterConstruction: 'After construction: units finished then',
} as const;

function whereOf(unit: Unit, desk: FormDesk): string {
  const { names, view } = desk;
  switch (unit.place.kind) {
    case 'system':
      return TEXTS.inNoFleet(names.system(unit.place.system));
    case 'fleet': {
      const fleet = view.fleets[unit.place.fleet];
      return fleet === undefined ? TEXTS.inFleet : `${fleet.name} ${names.at(fleet.place)}`;
    }
    case 'aboard':
      return TEXTS.aboard(names.unit(unit.place.carrier));
  }
}

/** Own units of some sort, those together that are together. */
export function unitOffers(
  desk: FormDesk,
  isOffered: (unit: Unit) => boolean = () => true,
): readonly Offer[] {
  return valuesById(desk.view.units)
    .filter(isOffered)
    .map((unit) => ({
      value: unit.id,
      label: desk.names.unit(unit.id),
      group: whereOf(unit, desk),
    }));
}

/** Units with a name that are under construction, or built by this sheet. @rule CON-11 */
export function newUnitOffers(
  { view, names, orders }: FormDesk,
  isOffered: (design: DesignId) => boolean = () => true,
): readonly Offer[] {
  const works = valuesById(view.works).filter(({ cancelled }) => !cancelled);
  const begun = orders.flatMap((order) =>
    order.kind === 'BuildUnits' ? order.names.map((name) => ({ ...order, name })) : [],
  );
  return [...works, ...begun]
    .filter(({ name, design }) => name !== '' && isOffered(design))
    .map(({ name, design, system }) => ({
      value: `new:${name}`,
      label: TEXTS.builtAt(name, names.design(design), names.system(system)),
      group: TEXTS.afterConstruction,
    }));
}

/** Why nothing can be ordered about units, or null. */
export const withoutUnits = ifNone(({ view }) => valuesById(view.units), 'You have no units.');

/** Own units, at least one. */
export const someUnits = (
  offers: (desk: FormDesk) => readonly Offer[],
): FieldRow<readonly string[]> => someOf({ label: 'Units', offers, problem: TEXTS.chooseSome });

/** When units are put elsewhere: before they move, or after construction. */
export const MOMENT = oneOf({
  label: 'When',
  offers: [
    { value: 'movement', label: 'Before movement' },
    { value: 'construction', label: 'After construction' },
  ],
});

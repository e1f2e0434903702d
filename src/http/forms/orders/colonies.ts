import type { Offer } from '#http/forms/field';
import type { StarSystem } from '#model/campaign/system';
import { ownSystems } from '#http/names/view-names';
import { type FieldRow, oneOf } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';
import { ifNone } from './unavailable.ts';

/** Own systems with Census, each with what a form says of it. */
export function colonyOffers(
  { view }: FormDesk,
  wordsOf: (colony: StarSystem) => string,
): readonly Offer[] {
  return ownSystems(view).flatMap(({ id, name }) => {
    const own = view.systems[id]?.own ?? null;
    if (own === null || own.census === 0) return [];
    return [{ value: id, label: `${name}: ${wordsOf(own)}` }];
  });
}

/** Why nothing can be ordered about colonies, or null. */
export const withoutColonies = ifNone(
  (desk) => colonyOffers(desk, () => ''),
  'You have no colony.',
);

/** A colony, each with what the form says of it. */
export const colonyRow = (wordsOf: (colony: StarSystem) => string): FieldRow<string> =>
  oneOf({ label: 'Colony', offers: (desk) => colonyOffers(desk, wordsOf) });

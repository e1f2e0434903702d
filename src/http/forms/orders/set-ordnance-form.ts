import { numberField, type Offer } from '#http/forms/field';
import { ORDNANCE_PACKAGES, type OrdnancePackage } from '#model/forces/ordnance';
import type { Unit } from '#model/forces/unit';
import { statsOf } from '#http/names/view-names';
import { wholeNumber } from '#http/visits/form-body';
import { ORDNANCE_WORDS } from '#http/words/ordnance';
import { valuesById } from '#kernel/collections/tables';
import { plainForm } from './described-form.ts';
import type { FieldRow } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';
import { someUnits, unitOffers } from './units.ts';
import { unless } from './unavailable.ts';

const MOST = 20;

const hasMissile =
  ({ view }: FormDesk) =>
  ({ design }: Unit): boolean =>
    statsOf(view, design)?.abilities.some(({ id }) => id === 'missile') === true;

const packagesOf = ({ view }: FormDesk): readonly OrdnancePackage[] =>
  view.rules.ordnanceList ?? ORDNANCE_PACKAGES;

const TOO_MANY = `Give a whole number up to ${String(MOST)} for each kind of ordnance.`;

/** A number for each package that the campaign uses; its name is that of the row with the package's behind it. */
const load: FieldRow<readonly OrdnancePackage[]> = {
  show: ({ name, sent, desk }) =>
    packagesOf(desk).map((one) =>
      numberField({
        name: `${name}.${one}`,
        label: ORDNANCE_WORDS[one],
        sent,
        min: 0,
        max: MOST,
      }),
    ),
  read: ({ name, sent }) => {
    const counted = ORDNANCE_PACKAGES.map((one) => {
      const text = sent.text(`${name}.${one}`).trim();
      return { one, count: text === '' ? 0 : wholeNumber(text) };
    });
    if (counted.some(({ count = MOST + 1 }) => count > MOST)) {
      return { field: 'units', problem: TOO_MANY };
    }
    return {
      value: counted.flatMap(({ one, count = 0 }) => Array.from({ length: count }, () => one)),
    };
  },
};

const candidates = (desk: FormDesk): readonly Offer[] => unitOffers(desk, hasMissile(desk));

export const setOrdnanceForm = plainForm({
  kind: 'SetOrdnance',
  title: 'Load ordnance',
  hint: 'Units with Missile load ordnance in the Supply Phase if they are in supply then. It replaces their present load. Leave all kinds empty to unload it.',
  group: 'Cargo and supply',
  unavailable: unless(
    (desk) => valuesById(desk.view.units).some(hasMissile(desk)),
    'You have no units with Missile.',
  ),
  fields: { units: someUnits(candidates), ordnance: load },
});

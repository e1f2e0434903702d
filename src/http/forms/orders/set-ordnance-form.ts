import { boxesField, numberField } from '#http/forms/field';
import { ORDNANCE_PACKAGES, type OrdnancePackage } from '#model/forces/ordnance';
import type { Unit } from '#model/forces/unit';
import { statsOf } from '#http/names/view-names';
import { type FormBody, wholeNumber } from '#http/visits/form-body';
import { ORDNANCE_WORDS } from '#http/words/ordnance';
import { valuesById } from '#kernel/collections/tables';
import type { FormDesk, OrderForm } from './order-form.ts';
import { unitOffers } from './units.ts';

const MOST = 20;

const hasMissile =
  ({ view }: FormDesk) =>
  ({ design }: Unit): boolean =>
    statsOf(view, design)?.abilities.some(({ id }) => id === 'missile') === true;

const packagesOf = ({ view }: FormDesk): readonly OrdnancePackage[] =>
  view.rules.ordnanceList ?? ORDNANCE_PACKAGES;

/** How many of each package were asked for; null: what is no such number. */
function loadIn(sent: FormBody): readonly OrdnancePackage[] | null {
  const counted = ORDNANCE_PACKAGES.map((one) => {
    const text = sent.text(`ordnance.${one}`).trim();
    return { one, count: text === '' ? 0 : wholeNumber(text) };
  });
  if (counted.some(({ count = MOST + 1 }) => count > MOST)) return null;
  return counted.flatMap(({ one, count = 0 }) => Array.from({ length: count }, () => one));
}

export const setOrdnanceForm: OrderForm<'SetOrdnance'> = {
  kind: 'SetOrdnance',
  title: 'Load ordnance',
  hint: 'Units with Missile load ordnance in the Supply Phase if they are in supply then. It replaces their present load. Leave all kinds empty to unload it.',
  unavailable: (desk) =>
    valuesById(desk.view.units).some(hasMissile(desk)) ? null : 'You have no units with Missile.',
  fields: (desk, sent) => [
    boxesField({ name: 'units', label: 'Units', sent, offers: unitOffers(desk, hasMissile(desk)) }),
    ...packagesOf(desk).map((one) =>
      numberField({
        name: `ordnance.${one}`,
        label: ORDNANCE_WORDS[one],
        sent,
        min: 0,
        max: MOST,
      }),
    ),
  ],
  read: (sent) => {
    const units = sent.texts('units');
    if (units.length === 0) return { field: 'units', problem: 'Choose at least one unit.' };
    const ordnance = loadIn(sent);
    if (ordnance !== null) return { json: { kind: 'SetOrdnance', units, ordnance } };
    const problem = `Give a whole number up to ${String(MOST)} for each kind of ordnance.`;
    return { field: 'units', problem };
  },
};

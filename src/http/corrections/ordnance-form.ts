import type { ModeratorView } from '#fog/views/empire-view';
import { keysById } from '#kernel/collections/tables';
import { brandAs } from '#kernel/brand/brand';
import type { UnitId } from '#model/campaign/ids';
import { ORDNANCE_PACKAGES } from '#model/forces/ordnance';
import { ordnanceRoomOf } from '#rules/supply/ordnance-room-of';
import { spokenOrdnance } from '#content/orders/text/read-ordnance';
import { numberField, selectField } from '#http/forms/field';
import { type FormBody, wholeNumber } from '#http/visits/form-body';
import { ORDNANCE_WORDS } from '#http/words/ordnance';
import { type EditForm, lineOf } from './edit-form.ts';
import { unitOffers } from './offers.ts';
import { TEXTS } from './texts.ts';

/** More of one package than any class has room for. */
const MOST = 20;

/** Whether the class of a unit has room for ordnance. @rule SUP-9 */
export function takesOrdnance({ units, designs }: ModeratorView, id: string): boolean {
  const unit = units[brandAs<UnitId>(id)];
  const design = unit === undefined ? undefined : designs[unit.design];
  return design !== undefined && ordnanceRoomOf(design) > 0;
}

function armLine({ text }: FormBody): string {
  const load = ORDNANCE_PACKAGES.flatMap((one) => {
    const count = Math.min(wholeNumber(text(`arm-${one}`).trim()) ?? 0, MOST);
    return Array.from({ length: count }, () => one);
  });
  return lineOf(['arm', text('arm-which'), 'with', spokenOrdnance(load)]);
}

/** A number for each package; none at all unloads the unit. */
export const ORDNANCE_FORM: EditForm = {
  name: 'arm',
  title: TEXTS.loadOrdnance,
  isOffered: (view) => keysById(view.units).some((id) => takesOrdnance(view, id)),
  fields: (view, sent) => [
    selectField({
      ...{ name: 'arm-which', label: 'Unit', sent },
      offers: unitOffers(view).filter(({ value }) => takesOrdnance(view, value)),
    }),
    ...ORDNANCE_PACKAGES.map((one) => {
      const [label = one, hint = ''] = ORDNANCE_WORDS[one].split(': ');
      return numberField({ name: `arm-${one}`, label, hint, sent, min: 0, max: MOST });
    }),
  ],
  line: armLine,
};

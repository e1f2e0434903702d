import type { Offer } from '#http/forms/field';
import { shortId } from '#http/names/view-names';
import { valuesById } from '#kernel/collections/tables';
import type { FormDesk } from './order-form.ts';

/** The units under construction, each with what is paid of its price. */
export function workOffers({ view, names }: FormDesk): readonly Offer[] {
  return valuesById(view.works)
    .filter(({ cancelled }) => !cancelled)
    .map(({ id, name, design, system, paid, cost, ready }) => ({
      value: id,
      label: `${name === '' ? names.design(design) : `${name} (${names.design(design)})`} ${shortId(id)} at ${names.system(system)}: ${String(paid)} of ${String(cost)} EP paid${ready === null ? '' : `, ready in turn ${String(ready)}`}`,
    }));
}

/** Why nothing can be ordered about works, or null. */
export const withoutWorks = (desk: FormDesk): string | null =>
  workOffers(desk).length === 0 ? 'Nothing is under construction.' : null;

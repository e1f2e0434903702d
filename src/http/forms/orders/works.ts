import type { Offer } from '#http/forms/field';
import { shortId } from '#http/names/view-names';
import { valuesById } from '#kernel/collections/tables';
import type { FormDesk } from './order-form.ts';
import { ifNone } from './unavailable.ts';

const TEXTS = {
  workAt: (work: string, system: string, paid: string): string => `${work} at ${system}: ${paid}`,
  paidOf: (paid: number, cost: number, ready: number | null): string =>
    `${String(paid)} of ${String(cost)} EP paid${ready === null ? '' : `, ready in turn ${String(ready)}`}`,
} as const;

/** The units under construction, each with what is paid of its price. */
export function workOffers({ view, names }: FormDesk): readonly Offer[] {
  return valuesById(view.works)
    .filter(({ cancelled }) => !cancelled)
    .map(({ id, name, design, system, paid, cost, ready }) => ({
      value: id,
      label: TEXTS.workAt(
        `${name === '' ? names.design(design) : `${name} (${names.design(design)})`} ${shortId(id)}`,
        names.system(system),
        TEXTS.paidOf(paid, cost, ready),
      ),
    }));
}

/** Why nothing can be ordered about works, or null. */
export const withoutWorks = ifNone(workOffers, 'Nothing is under construction.');

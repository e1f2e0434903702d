import type { Offer } from '#http/forms/field';
import { valuesById } from '#kernel/collections/tables';
import type { FormDesk } from './order-form.ts';

/** Own systems whose Intel can run a mission or support a diplomatic action. @rule INT-1 */
export const intelOffers = ({ view, names }: FormDesk): readonly Offer[] =>
  valuesById(view.systems).flatMap(({ id, own }) =>
    own === null || own.intel === 0
      ? []
      : [{ value: id, label: `${names.system(id)}: Intel ${String(own.intel)}` }],
  );

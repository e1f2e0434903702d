import type { Unit } from '#model/forces/unit';
import { boxesField, selectField } from '#http/forms/field';
import { statsOf } from '#http/names/view-names';
import { valuesById } from '#kernel/collections/tables';
import { buildableClasses } from './buildable-classes.ts';
import type { FormDesk, OrderForm } from './order-form.ts';
import { unitOffers } from './units.ts';

type Class = ReturnType<typeof buildableClasses>[number];

/** Whether a unit of a class could become one of another. */
const isLike = (from: Class | undefined, to: Class): boolean =>
  from?.hull === to.hull && from.hull !== null && from.kind === to.kind && from.id !== to.id;

const canBecome = (desk: FormDesk, { design, condition }: Unit, to: Class): boolean =>
  condition === 'sound' && isLike(statsOf(desk.view, design), to);

function goalsOf(desk: FormDesk): readonly Class[] {
  const units = valuesById(desk.view.units);
  return buildableClasses(desk).filter((to) => units.some((unit) => canBecome(desk, unit, to)));
}

const isOfferedAt = (desk: FormDesk): ((unit: Unit) => boolean) => {
  const goals = goalsOf(desk);
  return (unit) => goals.some((to) => canBecome(desk, unit, to));
};

export const refitUnitsForm: OrderForm<'RefitUnits'> = {
  kind: 'RefitUnits',
  title: 'Refit units',
  hint: 'Refit ships and flights at a shipyard, or bases at a colony, into a class of the same hull. The units do nothing else this turn.',
  unavailable: (desk) =>
    goalsOf(desk).length === 0 ? 'There is no class to refit any of your units into.' : null,
  fields: (desk, sent) => [
    boxesField({
      name: 'units',
      label: 'Units',
      sent,
      offers: unitOffers(desk, isOfferedAt(desk)),
    }),
    selectField({
      name: 'design',
      label: 'New class',
      sent,
      offers: goalsOf(desk).map(({ id, name, hull }) => ({
        value: id,
        label: hull === null ? name : `${name} (${hull})`,
      })),
    }),
  ],
  read: (sent) => {
    const units = sent.texts('units');
    if (units.length === 0) return { field: 'units', problem: 'Choose at least one unit.' };
    return { json: { kind: 'RefitUnits', units, design: sent.text('design') } };
  },
};

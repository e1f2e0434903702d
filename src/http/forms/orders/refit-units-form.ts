import type { Unit } from '#model/forces/unit';
import type { Offer } from '#http/forms/field';
import { statsOf } from '#http/names/view-names';
import { valuesById } from '#kernel/collections/tables';
import { buildableClasses } from './buildable-classes.ts';
import { plainForm } from './described-form.ts';
import { oneOf } from './field-rows.ts';
import type { FormDesk } from './order-form.ts';
import { someUnits, unitOffers } from './units.ts';
import { ifNone } from './unavailable.ts';

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

function candidates(desk: FormDesk): readonly Offer[] {
  const goals = goalsOf(desk);
  return unitOffers(desk, (unit) => goals.some((to) => canBecome(desk, unit, to)));
}

const goalOffers = (desk: FormDesk): readonly Offer[] =>
  goalsOf(desk).map(({ id, name, hull }) => ({
    value: id,
    label: hull === null ? name : `${name} (${hull})`,
  }));

export const refitUnitsForm = plainForm({
  kind: 'RefitUnits',
  title: 'Refit units',
  hint: 'Refit ships and flights at a shipyard, or bases at a colony, into a class of the same hull. The units do nothing else this turn.',
  group: 'Construction and repair',
  unavailable: ifNone(goalsOf, 'There is no class to refit any of your units into.'),
  fields: {
    units: someUnits(candidates),
    design: oneOf({ label: 'New class', offers: goalOffers }),
  },
});

import type { Offer } from '#http/forms/field';
import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { compareText } from '#kernel/result/compare-text';
import { type TargetSeen, targetSeen } from '#rules/bombardment/target-seen';
import type { FormDesk } from './order-form.ts';

const HEADINGS: Readonly<Record<TargetSeen['kind'], string>> = {
  war: 'At War',
  hostilities: 'In Hostilities',
  claimed: 'Once yours, held by neutrals',
  rebels: 'Rebels in your systems',
  independent: 'Independent colonies',
  unknown: 'Owner unknown',
  empty: 'Nobody lives there, as far as you know',
  peace: 'Not your enemies',
  own: 'Your systems',
};
const KINDS: readonly string[] = Object.keys(HEADINGS);

/** The systems that a player knows of, enemies first; without those that `isOut` leaves out. */
export function siegeTargets(
  { view, names }: FormDesk,
  isOut: (target: TargetSeen) => boolean,
): readonly Offer[] {
  const targets = valuesById(view.systems).flatMap(({ id, name }) => {
    const target = targetSeen(view, id);
    return isOut(target) ? [] : [{ id, name, target }];
  });
  const inOrder = sortBy(
    targets,
    (a, b) => KINDS.indexOf(a.target.kind) - KINDS.indexOf(b.target.kind),
    (a, b) => compareText(a.name, b.name),
  );
  return inOrder.map(({ id, target }) => {
    const whose = target.owner === null ? '' : ` (${names.empire(target.owner)})`;
    return { value: id, label: `${names.system(id)}${whose}`, group: HEADINGS[target.kind] };
  });
}

import { groupBy } from '#kernel/collections/group-by';
import type { UnitDesign } from '#model/forces/design';

/** The last year of Era I, and the number of years of each later era. */
const LAST_OF_ERA_I = 3000;
const YEARS_OF_AN_ERA = 6;

/**
 * The classes of a list with the tech years from which on they are in service, where the list says none.
 * @rule OPT-20
 * @ruling The printed lists give no dates. Classes without a date enter service in the last years of their era, one each year in the order
 *   of the list. Era I ends in 3000, when many campaigns begin, and each later era has six years, as in the unit design rules.
 */
export function withServiceDates(designs: readonly UnitDesign[]): readonly UnitDesign[] {
  const eras = groupBy(designs, ({ era }) => era);
  return designs.map((design) => {
    if (design.inService !== null || design.era === 0) return design;
    const classes = eras.get(design.era) ?? [];
    const end = LAST_OF_ERA_I + YEARS_OF_AN_ERA * (design.era - 1);
    return { ...design, inService: end - (classes.length - 1 - classes.indexOf(design)) };
  });
}

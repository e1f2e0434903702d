import { ratingOf, type UnitDesign } from '#model/forces/design';

/** What a depot repairs in the field in a turn. @rule CON-5 */
export const PER_DEPOT = 10;

/** Whether a class is a depot, or can do what depots do. @rule CON-5 @rule ABL-2 */
export const standsForDepot = (design: Pick<UnitDesign, 'role' | 'abilities'>): boolean =>
  design.role === 'depot' || ratingOf(design, 'supplyDepot') > 0;

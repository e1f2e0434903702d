import type { UnitDesign } from '#model/forces/design';
import { buyStartingUnits } from '#rules/forces/buy-starting-units';
import type { Recruit } from './recruit.ts';

/** The units that some points buy from some classes, one by one. @rule SET-1 @rule MAP-8 */
export const recruitsOf = (classes: readonly UnitDesign[], points: number): readonly Recruit[] =>
  buyStartingUnits(classes, points).flatMap(({ design, flight, count }) => {
    const flights = flight === null ? [] : Array.from({ length: design.cv }, () => flight.id);
    return Array.from({ length: count }, (): Recruit => ({ design, flights }));
  });

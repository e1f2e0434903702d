import { sumOf } from '#kernel/numbers/sum';
import type { UnitDesign } from '#model/forces/design';

/** A number of units of a class that are taken. */
export type Taken = Readonly<{
  design: Pick<UnitDesign, 'kind' | 'cost' | 'cv'>;
  count: number;
}>;

/** The bill of a find: the units taken, their points, and the berths free for flights. */
export type FindBill = Readonly<{ units: number; points: number; berths: number }>;

/**
 * The bill of the units that are taken from a find.
 * @rule MAP-8
 * @ruling Flights can be taken only if ships and bases that are taken with them have berths for them.
 */
export const findBillOf = (taken: readonly Taken[]): FindBill => ({
  units: sumOf(taken, ({ count }) => count),
  points: sumOf(taken, ({ design, count }) => design.cost * count),
  berths: sumOf(taken, ({ design: { kind, cv }, count }) => (kind === 'flight' ? -1 : cv) * count),
});

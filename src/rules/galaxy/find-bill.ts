import { sumOf } from '#kernel/numbers/sum';
import type { UnitDesign } from '#model/forces/design';

/** So many units of a class that are taken. */
export type Taken = Readonly<{
  design: Pick<UnitDesign, 'kind' | 'cost' | 'cv'>;
  count: number;
}>;

/** What is taken of a find: so many units for so many points, with so many berths free for flights. */
export type FindBill = Readonly<{ units: number; points: number; berths: number }>;

/**
 * What units that are taken of a find come to.
 * @rule MAP-8
 * @ruling Flights are taken for the berths of ships and bases that are taken with them.
 */
export const findBillOf = (taken: readonly Taken[]): FindBill => ({
  units: sumOf(taken, ({ count }) => count),
  points: sumOf(taken, ({ design, count }) => design.cost * count),
  berths: sumOf(taken, ({ design: { kind, cv }, count }) => (kind === 'flight' ? -1 : cv) * count),
});

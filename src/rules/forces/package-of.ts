import { type UnitDesign, ratingOf } from '#model/forces/design';

/** The purposes for which units are bought, most important first. */
export const STARTING_ROLES = ['line', 'explorer', 'carrier', 'guard', 'ground'] as const;
export type StartingRole = (typeof STARTING_ROLES)[number];

/** A unit with the flights that fill it, which is bought as one. */
export type Package = Readonly<{
  role: StartingRole;
  design: UnitDesign;
  /** Null: it carries none. */
  flight: UnitDesign | null;
  cost: number;
}>;

const OTHERS: Readonly<Record<Exclude<UnitDesign['kind'], 'ship'>, StartingRole | null>> = {
  base: 'guard',
  ground: 'ground',
  flight: null,
  convoy: null,
  minefield: null,
};

function roleOf(design: UnitDesign): StartingRole | null {
  const { kind, civilian, role, cv } = design;
  if (civilian || role !== null) return null;
  if (kind !== 'ship') return OTHERS[kind];
  if (ratingOf(design, 'explorer') > 0 || ratingOf(design, 'scout') > 0) return 'explorer';
  return cv >= Math.max(design.as, 1) ? 'carrier' : 'line';
}

/** A class as a beginner would buy it; null if not with the first points. @rule SET-1 */
export function packageOf(design: UnitDesign, flight: UnitDesign | null): Package | null {
  const role = roleOf(design);
  if (role === null) return null;
  const filled = design.cv > 0 ? flight : null;
  return { role, design, flight: filled, cost: design.cost + design.cv * (filled?.cost ?? 0) };
}

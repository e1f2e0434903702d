import type { DesignId, EmpireId, UnitId } from '#model/campaign/ids';

/** A number of units of one class. */
export type ClassCount = Readonly<{ design: DesignId; count: number }>;

/**
 * TECH-5: units for points, for other units or for nothing, if the other empire orders the same from its side. Given
 * units are listed one by one, taken units by class, because players don't know the names of foreign units.
 */
export type ExchangeUnits = Readonly<{
  kind: 'ExchangeUnits';
  with: EmpireId;
  gives: Readonly<{ points: number; units: readonly UnitId[] }>;
  takes: Readonly<{ points: number; classes: readonly ClassCount[] }>;
}>;

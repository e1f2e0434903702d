import type { DesignId, EmpireId, UnitId } from '#model/campaign/ids';

/** So many units of one class. */
export type ClassCount = Readonly<{ design: DesignId; count: number }>;

/**
 * TECH-5: units for points, for other units or for nothing, if the other orders the same from his side. What is given is said unit
 * by unit, what is taken by class: nobody knows what the other calls his units.
 */
export type ExchangeUnits = Readonly<{
  kind: 'ExchangeUnits';
  with: EmpireId;
  gives: Readonly<{ points: number; units: readonly UnitId[] }>;
  takes: Readonly<{ points: number; classes: readonly ClassCount[] }>;
}>;

import type { DesignId, UnitId } from '#model/campaign/ids';
import type { Asked } from './asked.ts';

/** A ground unit that can take hits from orbit. */
export type TroopPiece = Readonly<{
  unit: UnitId;
  design: DesignId;
  name: string;
  /** Attrition that it has left. */
  left: number;
  cost: number;
}>;

/** BOM-2: which landed units of an empire take the hits of a bombardment. What is not named is hit by the default. */
export type TroopChoice = Asked<
  'troop-losses',
  { hits: number; units: readonly TroopPiece[] },
  Readonly<{
    kind: 'troop-losses';
    losses: readonly Readonly<{ unit: UnitId; hits: number }>[];
  }>
>;

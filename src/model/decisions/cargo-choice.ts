import type { DesignId, UnitId } from '#model/campaign/ids';
import type { UnitCondition, UnitKind } from '#model/forces/unit';
import type { Asked } from './asked.ts';

/** A unit in a hold, with what it takes up there. */
export type CargoPiece = Readonly<{
  unit: UnitId;
  design: DesignId;
  name: string;
  kind: UnitKind;
  condition: UnitCondition;
  cost: number;
  size: number;
}>;

/** CSC-14: the cargo that stays aboard a carrier that a battle crippled. Other cargo stays by standing orders if it fits beside it. */
export type CargoChoice = Asked<
  'cargo',
  {
    carrier: Readonly<{ unit: UnitId; design: DesignId; name: string }>;
    /** The holds that have no room for all that could stay in them. */
    holds: readonly Readonly<{ room: number; cargo: readonly CargoPiece[] }>[];
  },
  Readonly<{ kind: 'cargo'; keep: readonly UnitId[] }>
>;

import type { BattlePlace } from '#model/battle/place';
import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import type { Fact } from './fact.ts';

/** SUP-4: a system of `empire` is blockaded, or free again (null: nobody's any more); `by`: whose ships hold it. */
export type BlockadeSet = Fact<
  'BlockadeSet',
  { empire: EmpireId | null; system: SystemId; blockaded: boolean; by: readonly EmpireId[] }
>;
/** SUP-7: units that were out of supply draw it again. */
export type UnitsSupplied = Fact<
  'UnitsSupplied',
  { empire: EmpireId; place: BattlePlace; units: readonly UnitId[]; depot: SystemId }
>;
export const SUPPLY_BARS = ['unpaid', 'blockade', 'no-route'] as const;
export type SupplyBar = (typeof SUPPLY_BARS)[number];
/** SUP-7: units go without, and are now so many levels out of supply. */
export type UnitsOutOfSupply = Fact<
  'UnitsOutOfSupply',
  {
    empire: EmpireId;
    place: BattlePlace;
    units: readonly UnitId[];
    level: number;
    because: SupplyBar;
  }
>;

export type SupplyEvent = BlockadeSet | UnitsSupplied | UnitsOutOfSupply;

import type { BattlePlace } from '#model/battle/place';
import type { EmpireId, EncounterId, SystemId, UnitId } from '#model/campaign/ids';
import type { OrdnancePackage } from '#model/forces/ordnance';
import type { UnitPlace } from '#model/forces/unit';
import type { SupplyBar } from './causes.ts';
import type { Fact } from './fact.ts';

/** SUP-4: a system of `empire` is blockaded, or free again (null if nobody owns it any more); `by`: the empires whose ships blockade it. */
export type BlockadeSet = Fact<
  'BlockadeSet',
  { empire: EmpireId | null; system: SystemId; blockaded: boolean; by: readonly EmpireId[] }
>;
/** SUP-2: Minelayers deploy what they carry. */
export type MinefieldsLaid = Fact<
  'MinefieldsLaid',
  { empire: EmpireId; system: SystemId; minefields: readonly UnitId[] }
>;
/** SUP-2: a Minelayer takes deployed minefields aboard. */
export type MinefieldsRecovered = Fact<
  'MinefieldsRecovered',
  { empire: EmpireId; system: SystemId; carrier: UnitId; minefields: readonly UnitId[] }
>;
/** SUP-3: Minesweepers of `empire` clear minefields of its enemies; `of`: these enemies, each once. */
export type SystemSwept = Fact<
  'SystemSwept',
  {
    empire: EmpireId;
    system: SystemId;
    points: number;
    cleared: number;
    of: readonly EmpireId[];
  }
>;
/** OPT-24: minefields of `empire` fire with their total AS at fleets of an enemy that come in. */
export type MinefieldsFired = Fact<
  'MinefieldsFired',
  { empire: EmpireId; against: EmpireId; system: SystemId; total: number; damage: number }
>;
/** SUP-7: units that were out of supply draw it again. */
export type UnitsSupplied = Fact<
  'UnitsSupplied',
  { empire: EmpireId; place: BattlePlace; units: readonly UnitId[]; depot: SystemId }
>;
/** SUP-6: Supply ships keep up a supply route to a depot, with its length in lanes, and repair nobody this turn. */
export type SupplyExtended = Fact<
  'SupplyExtended',
  {
    empire: EmpireId;
    place: BattlePlace;
    ships: readonly UnitId[];
    depot: SystemId;
    lanes: number;
  }
>;
/** SUP-7: units go without supply, with their new levels out of supply. */
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
/** SUP-8: a Supply ship cripples itself, and units there, including itself, recover levels out of supply. */
export type UnitsResupplied = Fact<
  'UnitsResupplied',
  { empire: EmpireId; place: BattlePlace; ship: UnitId; units: readonly UnitId[]; levels: number }
>;

/** SUP-9: units in supply have this load from now on. */
export type OrdnanceSet = Fact<
  'OrdnanceSet',
  { empire: EmpireId; units: readonly UnitId[]; ordnance: readonly OrdnancePackage[] }
>;
/** SUP-10: units went to a place in another system, or the same. */
export type UnitsRedeployed = Fact<
  'UnitsRedeployed',
  { empire: EmpireId; units: readonly UnitId[]; system: SystemId; to: UnitPlace }
>;
/** MOV-8: flights set out for an adjacent system; no encounter: they found nobody to fight, and came back. */
export type StrikeLaunched = Fact<
  'StrikeLaunched',
  {
    empire: EmpireId;
    units: readonly UnitId[];
    system: SystemId;
    encounter: EncounterId | null;
  }
>;

export type SupplyEvent =
  | MinefieldsLaid
  | MinefieldsRecovered
  | SystemSwept
  | MinefieldsFired
  | BlockadeSet
  | SupplyExtended
  | UnitsSupplied
  | UnitsOutOfSupply
  | UnitsResupplied
  | OrdnanceSet
  | UnitsRedeployed
  | StrikeLaunched;

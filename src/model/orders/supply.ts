import type { UnitId } from '#model/campaign/ids';
import type { OrdnancePackage } from '#model/forces/ordnance';

/** SUP-8: Supply ships give what they have and cripple themselves by it. */
export type ResupplyUnits = Readonly<{ kind: 'ResupplyUnits'; ships: readonly UnitId[] }>;
/** SUP-2: Minelayers deploy minefields that they carry, in the system where they are. */
export type LayMinefields = Readonly<{ kind: 'LayMinefields'; minefields: readonly UnitId[] }>;
/** SUP-2: a Minelayer takes deployed ones aboard. */
export type RecoverMinefields = Readonly<{
  kind: 'RecoverMinefields';
  carrier: UnitId;
  minefields: readonly UnitId[];
}>;

/** SUP-9: units with Missile take this load, empty or not, while they are in supply. */
export type SetOrdnance = Readonly<{
  kind: 'SetOrdnance';
  units: readonly UnitId[];
  ordnance: readonly OrdnancePackage[];
}>;

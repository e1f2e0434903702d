import type { EmpireId, SystemId, UnitId } from '#model/campaign/ids';
import type { HoldShare, UnitPlace } from '#model/forces/unit';
import type { Fact } from './fact.ts';

/** MOV-7: a convoy takes a Census aboard; the values of the system after it. */
export type CensusLoaded = Fact<
  'CensusLoaded',
  { empire: EmpireId; unit: UnitId; system: SystemId; census: number; morale: number }
>;
/** MOV-7, GND-4: a convoy takes units aboard, or one together with those that share it. */
export type UnitsLoaded = Fact<
  'UnitsLoaded',
  {
    empire: EmpireId;
    carrier: UnitId;
    system: SystemId;
    units: readonly UnitId[];
    shares?: readonly HoldShare[];
  }
>;
/** MOV-7, GND-4: a convoy puts units down, in the system or onto what flights are based on there. */
export type UnitsLanded = Fact<
  'UnitsLanded',
  {
    empire: EmpireId;
    carrier: UnitId;
    system: SystemId;
    units: readonly UnitId[];
    to: Exclude<UnitPlace, { kind: 'fleet' }>;
  }
>;

export type CargoEvent = CensusLoaded | UnitsLoaded | UnitsLanded;

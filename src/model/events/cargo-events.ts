import type { Ledger } from '#kernel/reasons/ledger';
import type { DesignId, EmpireId, FleetId, SystemId, UnitId } from '#model/campaign/ids';
import type { IndependentCapacity } from '#model/campaign/independents';
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

/** OPT-8: an independent convoy that was hired: paid for, and there from now on, in a fleet of its own. */
export type HiredConvoy = Readonly<{
  unit: UnitId;
  fleet: FleetId;
  name: string;
  capacity: IndependentCapacity;
}>;
/** OPT-8: a bid, the nth of the turn; `ledger` sums to its roll. Null: none was free, and nothing is paid. */
export type ConvoyBid = Fact<
  'ConvoyBid',
  {
    empire: EmpireId;
    points: number;
    from: SystemId;
    to: SystemId;
    ledger: Ledger;
    hired: HiredConvoy | null;
    turn: number;
  }
>;
/** OPT-8: its run is over. */
export type ConvoyLeft = Fact<
  'ConvoyLeft',
  { empire: EmpireId; unit: UnitId; design: DesignId; system: SystemId }
>;

export type CargoEvent = CensusLoaded | UnitsLoaded | UnitsLanded | ConvoyBid | ConvoyLeft;

import type { Ledger } from '#kernel/reasons/ledger';
import type { PlacedSubject } from '#model/campaign/effect';
import type {
  DesignId,
  EffectId,
  EmpireId,
  ProjectId,
  SystemId,
  UnitId,
} from '#model/campaign/ids';
import type { Project, SystemProjectKind } from '#model/campaign/project';
import type { Settlement, Specialisation, StarSystem, Trait } from '#model/campaign/system';
import type { ImprovementFailure } from './causes.ts';
import type { Fact } from './fact.ts';

/** ECO-6: something is bought or ordered that is done in a later phase of this turn. */
export type ProjectBegun = Fact<'ProjectBegun', { empire: EmpireId; project: Project }>;
/** ECO-6: something that takes several turns is cancelled; part of what was paid comes back in the Construction Phase. */
export type ProjectCancelled = Fact<
  'ProjectCancelled',
  { empire: EmpireId; project: Project; refund: number; turn: number }
>;
export type ProjectRefunded = Fact<
  'ProjectRefunded',
  { empire: EmpireId; effect: EffectId; subject: PlacedSubject; refund: number }
>;
/** COL-2: a point of Productivity is sold; `gain` is in the Treasury at once. */
export type ProductivitySold = Fact<
  'ProductivitySold',
  { empire: EmpireId; system: SystemId; gain: number; productivity: number }
>;
/** COL-1: a convoy settles a system and is used up; `cargo`: the other units that it had aboard, which are now ashore. */
export type ColonyFounded = Fact<
  'ColonyFounded',
  {
    empire: EmpireId;
    system: SystemId;
    convoy: UnitId;
    design: DesignId;
    name: string;
    settlement: Exclude<Settlement, 'uninhabited'>;
    census: number;
    morale: number;
    productivity: number;
    cargo: readonly UnitId[];
  }
>;
/** COL-1: several empires want the same system, and nobody gets it. */
export type ColonyContested = Fact<
  'ColonyContested',
  { system: SystemId; empires: readonly EmpireId[] }
>;
/** COL-1, GND-4: a convoy puts its Census down; at an outpost that makes a colony. Values after it. */
export type CensusLanded = Fact<
  'CensusLanded',
  { empire: EmpireId; unit: UnitId; system: SystemId; census: number; morale: number }
>;
/** COL-2. */
export type ProductivityRaised = Fact<
  'ProductivityRaised',
  { empire: EmpireId; project: ProjectId; system: SystemId; productivity: number }
>;
/** ECO-8. */
export type IntelRaised = Fact<
  'IntelRaised',
  { empire: EmpireId; project: ProjectId; system: SystemId; intel: number }
>;
/** COL-3: a trait more (null: one less, Devastated), what the system is worth then, and what of that is new. */
export type SystemTerraformed = Fact<
  'SystemTerraformed',
  {
    empire: EmpireId;
    project: ProjectId;
    system: SystemId;
    trait: Trait | null;
    values: Pick<StarSystem, 'capacity' | 'raw' | 'census' | 'morale' | 'productivity'>;
    gains: Ledger;
  }
>;
/** OPT-9: the specialisation of a colony from next turn on; null: none. */
export type ColonySpecialised = Fact<
  'ColonySpecialised',
  { empire: EmpireId; system: SystemId; to: Specialisation | null; turn: number }
>;
export type ImprovementFailed = Fact<
  'ImprovementFailed',
  {
    empire: EmpireId;
    project: ProjectId;
    kind: SystemProjectKind;
    system: SystemId;
    paid: number;
    because: ImprovementFailure;
  }
>;
/** COL-4: the yearly check of one system; `ledger` sums to what must be above the target. */
export type GrowthChecked = Fact<
  'GrowthChecked',
  {
    empire: EmpireId;
    system: SystemId;
    ledger: Ledger;
    target: number;
    grown: boolean;
    /** Missed checks from now on. */
    missed: number;
  }
>;
/** COL-4: one Census more, in the system that grew or in the nearest with room. */
export type CensusGrown = Fact<
  'CensusGrown',
  { empire: EmpireId; system: SystemId; from: SystemId; census: number; morale: number }
>;
/** COL-4: a full system grew, and there is no room for its Census. */
export type GrowthLost = Fact<'GrowthLost', { empire: EmpireId; system: SystemId }>;

export type ColonyEvent =
  | ProjectBegun
  | ProjectCancelled
  | ProjectRefunded
  | ProductivitySold
  | ColonyFounded
  | ColonyContested
  | CensusLanded
  | ProductivityRaised
  | IntelRaised
  | SystemTerraformed
  | ColonySpecialised
  | ImprovementFailed
  | GrowthChecked
  | CensusGrown
  | GrowthLost;

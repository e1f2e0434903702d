import type { ById } from '#kernel/collections/tables';
import type { Specialisation } from '#model/campaign/system';
import type { DesignId, EmpireId, FleetId, SystemId, UnitId, WorkId } from '#model/campaign/ids';
import type { Ability, GroundStats, HullClass } from '#model/forces/design';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { Route } from '#model/forces/route';
import type { UnitKind, UnitStatus } from '#model/forces/unit';
import type { Bombard } from './bombard.ts';
import type { BuildUnits } from './build-units.ts';
import type { BidForConvoy } from './bid-for-convoy.ts';
import type { CancelWork } from './cancel-work.ts';
import type { Cargo, SharedCargo } from './cargo.ts';
import type { ExchangeUnits } from './exchange-units.ts';
import type { GiveEp, GiveMap, GiveSchematics } from './gifts.ts';
import type { Invade, PlanGround } from './ground-war.ts';
import type { RankWorks } from './rank-works.ts';
import type { Rename } from './rename.ts';
import type { RunMission } from './run-mission.ts';
import type { LayMinefields, RecoverMinefields, ResupplyUnits, SetOrdnance } from './supply.ts';
import type { TakeFind } from './take-find.ts';
import type { TreatyOrder } from './treaties.ts';
import type { UnitRef } from './unit-ref.ts';

/** A fleet by its id, or `new:NAME` for one that an earlier order of the same sheet forms. */
export type FleetRef = FleetId | `new:${string}`;

/** The place where units are put by MOV-9: into a fleet, into the system they are in, or aboard a carrier there. */
export type Assignment<U extends UnitRef = UnitRef> =
  | Readonly<{ kind: 'fleet'; fleet: FleetRef }>
  | Readonly<{ kind: 'system' }>
  | Readonly<{ kind: 'aboard'; carrier: U }>;

/** MOV-9 reorganises at the start of Movement or at the end of Construction. */
export const REORGANISE_AT = ['movement', 'construction'] as const;
export type ReorganiseAt = (typeof REORGANISE_AT)[number];

export type FundWork = Readonly<{ kind: 'FundWork'; work: WorkId; pay: number }>;
export type MoveFleet = Readonly<{
  kind: 'MoveFleet';
  fleet: FleetRef;
  /** The systems to go through, in order, without the one it is in. */
  path: readonly SystemId[];
}>;
/** MOV-12: the fleet's route in every turn without other movement; null ends it. */
export type SetRoute = Readonly<{ kind: 'SetRoute'; fleet: FleetRef; route: Route | null }>;
/** MOV-5: after all other movement, a lane that nobody has explored. */
export type ExploreLane = Readonly<{
  kind: 'ExploreLane';
  fleet: FleetRef;
  /** The far end of the lane that it prefers; null: the one by the lowest side. */
  toward: SystemId | null;
}>;
export type FormFleet<U extends UnitRef = UnitRef> = Readonly<{
  kind: 'FormFleet';
  name: string;
  units: readonly U[];
  at: ReorganiseAt;
}>;
export type AssignUnits<U extends UnitRef = UnitRef> = Readonly<{
  kind: 'AssignUnits';
  units: readonly U[];
  to: Assignment<U>;
  at: ReorganiseAt;
}>;
export type SetStanding = Readonly<{
  kind: 'SetStanding';
  /** Null: the whole empire. */
  fleet: FleetRef | null;
  /** Empty: the fleet, or each fleet of the empire, has none of its own any more. */
  standing: Partial<StandingOrders>;
}>;

/** TECH-1: points for the yearly check. */
export type InvestTech = Readonly<{ kind: 'InvestTech'; points: number }>;
/** TECH-4, OPT-15: an own class of the current era; values that its kind doesn't have are 0. */
export type DesignUnit = Readonly<{
  kind: 'DesignUnit';
  name: string;
  unit: Exclude<UnitKind, 'convoy'>;
  hull: HullClass;
  dv: number;
  as: number;
  af: number;
  cv: number;
  cr: number;
  ground: GroundStats | null;
  abilities: readonly Ability[];
}>;
/** COL-2: one point of Productivity, bought or sold. */
export type RaiseProductivity = Readonly<{ kind: 'RaiseProductivity'; system: SystemId }>;
export type SellProductivity = Readonly<{ kind: 'SellProductivity'; system: SystemId }>;
/** ECO-8: one point of Intel. */
export type RaiseIntel = Readonly<{ kind: 'RaiseIntel'; system: SystemId }>;
/** COL-3: one trait more. */
export type Terraform = Readonly<{ kind: 'Terraform'; system: SystemId }>;
/** OPT-9: from next turn on; null: for nothing any more. */
export type SpecialiseColony = Readonly<{
  kind: 'SpecialiseColony';
  system: SystemId;
  to: Specialisation | null;
}>;
/** COL-7: in force in the Colony Phase, until it is lifted or lapses. */
export type SetMartialLaw = Readonly<{ kind: 'SetMartialLaw'; system: SystemId; law: boolean }>;
/** COL-8. */
export type TakeReprisal = Readonly<{ kind: 'TakeReprisal'; system: SystemId }>;
/** COL-1: the convoy settles where it is when the Colony Phase begins. */
export type Colonize = Readonly<{
  kind: 'Colonize';
  convoy: UnitId;
  /** The empire that gets the system by agreement if it wants to settle it too; null: none. */
  yieldsTo: EmpireId | null;
}>;
/** MOV-6: convoys trade where they are at the end of Movement, or stop doing so. */
export type SetTrade = Readonly<{
  kind: 'SetTrade';
  convoys: readonly UnitId[];
  trading: boolean;
}>;
/** MOV-7, GND-4: at the landings, after all fighting; by a setting it is loaded before the fleets move. */
export type LoadCargo = Readonly<{
  kind: 'LoadCargo';
  carrier: UnitId;
  cargo: Cargo | SharedCargo;
}>;
export type UnloadCargo = Readonly<{ kind: 'UnloadCargo'; carrier: UnitId; cargo: Cargo }>;
/** CON-5: at a shipyard (or a unit that counts as one), or in the field by helpers there. */
export const REPAIR_PLACES = ['yard', 'field'] as const;
export type RepairUnits = Readonly<{
  kind: 'RepairUnits';
  units: readonly UnitId[];
  where: (typeof REPAIR_PLACES)[number];
}>;
/** CON-6: at a shipyard, or a base at a colony, into another class of the same hull. */
export type RefitUnits = Readonly<{
  kind: 'RefitUnits';
  units: readonly UnitId[];
  design: DesignId;
}>;
/** CON-9. */
export type SetStatus = Readonly<{
  kind: 'SetStatus';
  units: readonly UnitId[];
  status: UnitStatus;
}>;
/** CON-10: an Explorer that stays makes the lane from where it is to that system one class better. */
export type ImproveLane = Readonly<{ kind: 'ImproveLane'; explorer: UnitId; toward: SystemId }>;
/** OPT-21: a civilian base becomes the next larger one in the Construction Phase. */
export type UpgradeBase = Readonly<{ kind: 'UpgradeBase'; base: UnitId }>;
/** CON-8: for half the price in a friendly system, for nothing elsewhere. */
export type ScrapUnits = Readonly<{ kind: 'ScrapUnits'; units: readonly UnitId[] }>;
/** MAP-8: derelicts, for what can be learned from them. */
export type ScuttleUnits = Readonly<{ kind: 'ScuttleUnits'; units: readonly UnitId[] }>;
/** TECH-7: units of a higher era, for what can be learned from them; in the Tech Phase. */
export type ReverseEngineer = Readonly<{ kind: 'ReverseEngineer'; units: readonly UnitId[] }>;
/** SUP-10: flights and deployed minefields go to a fleet or system, over any distance. */
export type RedeployUnits = Readonly<{
  kind: 'RedeployUnits';
  units: readonly UnitId[];
  to: Readonly<{ kind: 'fleet'; fleet: FleetId }> | Readonly<{ kind: 'system'; system: SystemId }>;
}>;
/** MOV-8: flights strike at a system one lane away, for one scenario. */
export type LaunchStrike = Readonly<{
  kind: 'LaunchStrike';
  units: readonly UnitId[];
  system: SystemId;
}>;

export const ORDER_KINDS = [
  'BuildUnits',
  'FundWork',
  'CancelWork',
  'RankWorks',
  'Rename',
  'FormFleet',
  'AssignUnits',
  'MoveFleet',
  'SetRoute',
  'ExploreLane',
  'SetStanding',
  'InvestTech',
  'DesignUnit',
  'RaiseProductivity',
  'SellProductivity',
  'RaiseIntel',
  'Terraform',
  'SpecialiseColony',
  'Colonize',
  'SetTrade',
  'LoadCargo',
  'UnloadCargo',
  'BidForConvoy',
  'RepairUnits',
  'RefitUnits',
  'SetStatus',
  'ImproveLane',
  'UpgradeBase',
  'ScrapUnits',
  'ScuttleUnits',
  'TakeFind',
  'ReverseEngineer',
  'ResupplyUnits',
  'LayMinefields',
  'RecoverMinefields',
  'GiveMap',
  'GiveEp',
  'GiveSchematics',
  'ExchangeUnits',
  'OfferTreaty',
  'RetractOffer',
  'DeclineOffer',
  'BreakTreaty',
  'DeclareWar',
  'RevealTreaty',
  'LendSupport',
  'SetOrdnance',
  'RedeployUnits',
  'LaunchStrike',
  'Bombard',
  'Invade',
  'PlanGround',
  'SetMartialLaw',
  'TakeReprisal',
  'RunMission',
] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];
export type Order =
  | BuildUnits
  | FundWork
  | CancelWork
  | RankWorks
  | Rename
  | FormFleet
  | AssignUnits
  | MoveFleet
  | SetRoute
  | ExploreLane
  | SetStanding
  | InvestTech
  | DesignUnit
  | RaiseProductivity
  | SellProductivity
  | RaiseIntel
  | Terraform
  | SpecialiseColony
  | Colonize
  | SetTrade
  | LoadCargo
  | UnloadCargo
  | BidForConvoy
  | RepairUnits
  | RefitUnits
  | SetStatus
  | ImproveLane
  | UpgradeBase
  | ScrapUnits
  | ScuttleUnits
  | TakeFind
  | ReverseEngineer
  | ResupplyUnits
  | LayMinefields
  | RecoverMinefields
  | GiveMap
  | GiveEp
  | GiveSchematics
  | ExchangeUnits
  | TreatyOrder
  | SetOrdnance
  | RedeployUnits
  | LaunchStrike
  | Bombard
  | Invade
  | PlanGround
  | SetMartialLaw
  | TakeReprisal
  | RunMission;
export type OrderOf<K extends OrderKind> = Extract<Order, { kind: K }>;

declare const LEGAL: unique symbol;

/** An order that legality has accepted, with its place in the sheet from 0; only `legality/` makes one. */
export type LegalOrder<O extends Order = Order> = Readonly<{
  order: O;
  index: number;
  [LEGAL]: true;
}>;

export type OrdersByEmpire = ById<EmpireId, readonly LegalOrder[]>;

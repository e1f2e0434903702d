import type { Ledger } from '#kernel/reasons/ledger';
import type { BattlePlace } from '#model/battle/place';
import type {
  DesignId,
  EmpireId,
  FleetId,
  LaneId,
  SystemId,
  UnitId,
  WorkId,
} from '#model/campaign/ids';
import type { WorkSource } from '#model/campaign/work';
import type { FleetPlace } from '#model/forces/fleet';
import type { OrdnancePackage } from '#model/forces/ordnance';
import type { FleetRoute } from '#model/forces/route';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { UnitPlace } from '#model/forces/unit';
import type {
  ExplorationResult,
  OrderFailure,
  RouteBar,
  RouteChange,
  StopReason,
  SupplyBar,
} from '#model/events/causes';
import type { LaneExplored } from '#model/events/movement-events';
import type { TieRolled } from '#model/events/turn-events';
import type { OrderKind } from '#model/orders/order';
import type { Renamed } from '#model/orders/rename';
import type { SeenBids } from './seen-bids.ts';
import type { SeenDiscovery } from './seen-discovery.ts';
import type { SeenEncounters } from './seen-encounters.ts';
import type { Seen } from './seen-fact.ts';
import type { SeenIntel } from './seen-intel.ts';
import type { SeenLearned } from './seen-learned.ts';
import type { SeenPublic } from './seen-public.ts';
import type { SeenRandomEvent } from './seen-random-event.ts';
import type { SeenRealm } from './seen-realm.ts';
import type { SeenService } from './seen-service.ts';
import type { SeenSiege } from './seen-siege.ts';
import type { SeenStealth } from './seen-stealth.ts';
import type { SeenUnrest } from './seen-unrest.ts';

export type { SeenRoll } from './seen-fact.ts';
export type { SeenTelling } from './seen-learned.ts';
export type { SeenCombatant, SeenMoment, SeenMomentType, SeenTag } from './seen-moment.ts';

type OwnSeen =
  | Seen<'TurnOpened', { turn: number; label: string }>
  | Seen<
      'ProductivityUtilized',
      { system: SystemId; utilized: number; output: number; ledger: Ledger }
    >
  | Seen<'GiftsCounted', { points: number }>
  | Seen<
      'IncomePaid',
      {
        systemIncome: Ledger;
        commerce: Ledger;
        maintenance: Ledger;
        total: number;
        treasury: number;
      }
    >
  | Seen<'UnitUnpaid', { unit: UnitId; spared: number }>
  | Seen<'OrderFailed', { index: number; kind: OrderKind; because: OrderFailure; about: string }>
  | Seen<'TieRolled', { over: TieRolled['over']; place: BattlePlace; isFirst: boolean }>
  | Seen<'Renamed', { of: Renamed; from: string; to: string }>
  | Seen<'StandingOrdersSet', { fleet: FleetId | null; standing: Partial<StandingOrders> }>
  | Seen<
      'WorkBegun',
      {
        work: WorkId;
        design: DesignId;
        name: string;
        system: SystemId;
        source: WorkSource;
        share?: number;
        cost: number;
        paid: number;
        ready: number | null;
      }
    >
  | Seen<'WorkFunded', { work: WorkId; paid: number; ready: number | null }>
  | Seen<'WorkCancelled', { work: WorkId; design: DesignId; name: string }>
  | Seen<'WorksRanked', { system: SystemId; works: readonly WorkId[] }>
  | Seen<'WorkRefunded', { work: WorkId; refund: number }>
  | Seen<'WorkAdvanced', { work: WorkId; capacity: number; shared?: number; built: number }>
  | Seen<
      'WorkLost',
      { work: WorkId; design: DesignId; name: string; system: SystemId; paid: number }
    >
  | Seen<
      'UnitBuilt',
      { work: WorkId; unit: UnitId; design: DesignId; name: string; system: SystemId }
    >
  | Seen<
      'FleetFormed',
      { fleet: FleetId; name: string; place: FleetPlace; units: readonly UnitId[] }
    >
  | Seen<'UnitsAssigned', { units: readonly UnitId[]; to: UnitPlace }>
  | Seen<'FleetDisbanded', { fleet: FleetId; name: string }>
  | Seen<'FleetMoved', { fleet: FleetId; from: SystemId; to: SystemId }>
  | Seen<'FleetStopped', { fleet: FleetId; place: FleetPlace; because: StopReason }>
  | Seen<'FleetLeftLane', { fleet: FleetId; to: SystemId }>
  | Seen<
      'ExplorationTried',
      { fleet: FleetId; system: SystemId; bonus: number; result: ExplorationResult }
    >
  | Seen<
      'LaneExplored',
      {
        fleet: FleetId;
        lane: LaneId;
        from: SystemId;
        to: SystemId;
        class: LaneExplored['class'];
      }
    >
  | Seen<'WithdrawalEnded', { fleet: FleetId }>
  | Seen<'RouteSet', { fleet: FleetId; route: FleetRoute | null; because: RouteChange }>
  | Seen<'TradeSet', { system: SystemId; units: readonly UnitId[] }>
  | Seen<
      'TradeEnded',
      { units: readonly UnitId[]; because: 'ordered' | 'moved' | 'conquered' | 'sent-away' }
    >
  | Seen<
      'RouteInterrupted',
      { system: SystemId; because: RouteBar; at: SystemId | null; by: EmpireId | null }
    >
  /** SUP-4: to an empire that is shut in, and to those that shut it in; `of`: the owner of the system. */
  | Seen<
      'BlockadeSet',
      {
        system: SystemId;
        blockaded: boolean;
        of: EmpireId | null;
        by: readonly (EmpireId | null)[];
      }
    >
  | Seen<
      'SupplyExtended',
      { place: BattlePlace; ships: readonly UnitId[]; depot: SystemId; lanes: number }
    >
  | Seen<'MinefieldsLaid', { system: SystemId; minefields: readonly UnitId[] }>
  | Seen<
      'MinefieldsRecovered',
      { system: SystemId; carrier: UnitId; minefields: readonly UnitId[] }
    >
  /** SUP-3: to the sweeper; `of`: the owners of the minefields, as far as the sweeper knows them. */
  | Seen<
      'SystemSwept',
      { system: SystemId; points: number; cleared: number; of: readonly (EmpireId | null)[] }
    >
  /** OPT-24: to both; `total`: the AS of the viewer’s own minefields. */
  | Seen<
      'MinefieldsFired',
      {
        system: SystemId;
        of: EmpireId | null;
        against: EmpireId | null;
        total: number | null;
        damage: number;
      }
    >
  | Seen<'UnitsSupplied', { place: BattlePlace; units: readonly UnitId[]; depot: SystemId }>
  | Seen<
      'UnitsOutOfSupply',
      { place: BattlePlace; units: readonly UnitId[]; level: number; because: SupplyBar }
    >
  | Seen<
      'UnitsResupplied',
      { place: BattlePlace; ship: UnitId; units: readonly UnitId[]; levels: number }
    >
  | Seen<'OrdnanceSet', { units: readonly UnitId[]; ordnance: readonly OrdnancePackage[] }>
  | Seen<'UnitsRedeployed', { units: readonly UnitId[]; system: SystemId; to: UnitPlace }>
  | Seen<'StrikeLaunched', { units: readonly UnitId[]; system: SystemId; found: boolean }>
  | Seen<'StrikeReturned', { units: readonly UnitId[]; system: SystemId }>
  | Seen<
      'IntelSpent',
      { system: SystemId; place: BattlePlace; on: 'initiative' | 'battle'; intel: number }
    >
  | Seen<'UnitsPulledBack', { units: readonly UnitId[]; place: BattlePlace }>
  /** SUP-1: to the owner of the system. */
  | Seen<'RaidRolled', { system: SystemId; ledger: Ledger; chance: number; came: boolean }>
  | Seen<'CensusLoaded', { unit: UnitId; system: SystemId; census: number; morale: number }>
  | Seen<
      'UnitsLoaded',
      {
        carrier: UnitId;
        system: SystemId;
        units: readonly UnitId[];
        /** Who shares the one unit with the carrier. */
        others?: readonly UnitId[];
      }
    >
  | Seen<
      'UnitsLanded',
      { carrier: UnitId; system: SystemId; units: readonly UnitId[]; to: UnitPlace }
    >
  | Seen<
      'FleetSentAway',
      { fleet: FleetId; system: SystemId; host: EmpireId; lane: LaneId; goal: SystemId }
    >
  | Seen<
      'FleetWithdrew',
      {
        fleet: FleetId;
        place: BattlePlace;
        lane: LaneId;
        how: 'withdrew' | 'refused' | 'disengaged' | 'retreated';
      }
    >
  | Seen<'UnitCrippled', { unit: UnitId; design: DesignId; place: BattlePlace }>
  | Seen<'UnitRepaired', { unit: UnitId; design: DesignId; place: BattlePlace }>
  | Seen<'UnitDestroyed', { unit: UnitId; design: DesignId; name: string; place: BattlePlace }>
  | Seen<'CensusLost', { unit: UnitId; lost: number; place: BattlePlace }>
  | Seen<
      'CargoChosen',
      { carrier: UnitId; units: readonly UnitId[]; place: BattlePlace; asStanding: boolean }
    >
  /** ENC-6: to the captor, under the id that it has from now on. */
  | Seen<'UnitTaken', { unit: UnitId; design: DesignId; place: BattlePlace; from: EmpireId | null }>
  /** ENC-6: to the one who had it. */
  | Seen<
      'UnitSurrendered',
      {
        unit: UnitId;
        design: DesignId;
        name: string;
        place: BattlePlace;
        by: EmpireId | null;
        boarded?: true;
      }
    >;

/** What a player is told. Null for an empire: an unknown power. */
export type SeenEvent =
  | OwnSeen
  | SeenRealm
  | SeenUnrest
  | SeenSiege
  | SeenService
  | SeenBids
  | SeenDiscovery
  | SeenStealth
  | SeenLearned
  | SeenEncounters
  | SeenPublic
  | SeenRandomEvent
  | SeenIntel;
export type SeenEventType = SeenEvent['type'];
export type SeenEventOf<T extends SeenEventType> = Extract<SeenEvent, { type: T }>;

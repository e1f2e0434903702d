import type { Ledger } from '#kernel/reasons/ledger';
import type { RuleRef } from '#kernel/reasons/cite';
import type { BattlePlace } from '#model/battle/place';
import type { FirePhase, Readiness } from '#model/battle/battle-event';
import type { ScenarioKind } from '#model/battle/setup';
import type {
  BattleId,
  ContactId,
  DesignId,
  EmpireId,
  EncounterId,
  FleetId,
  LaneId,
  SystemId,
  TagId,
  UnitId,
  WorkId,
} from '#model/campaign/ids';
import type { ReportedFacts, SeenGroup, Source, VisitedFacts } from '#model/campaign/knowledge';
import type { LaneClass } from '#model/campaign/lane';
import type { WorkSource } from '#model/campaign/work';
import type { FleetPlace } from '#model/forces/fleet';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { UnitCondition, UnitPlace } from '#model/forces/unit';
import type { OrderFailure } from '#model/events/turn-events';
import type { OrderKind } from '#model/orders/order';

/** A roll as a player is shown it: no id and no place in any log, since counting is a leak. */
export type SeenRoll = Readonly<{
  purpose: string;
  faces: number;
  values: readonly number[];
  total: number;
}>;

type Seen<T extends string, D> = Readonly<
  { type: T; cite: RuleRef; rolls: readonly SeenRoll[] } & D
>;

/** A unit in a battle: the viewer's own with id and name, an enemy's by what shows. */
export type SeenCombatant =
  | Readonly<{
      own: true;
      unit: UnitId;
      tag: TagId;
      design: DesignId;
      name: string;
      condition: UnitCondition;
    }>
  | Readonly<{
      own: false;
      owner: EmpireId | null;
      tag: TagId;
      design: DesignId;
      name: string;
      condition: UnitCondition;
    }>;
/** A reference to one that was introduced before, by its tag. */
export type SeenTag = Readonly<{ own: boolean; tag: TagId }>;

/**
 * One step of a battle as a side sees it (CSC-15, FOG-6). `mine`: the viewer's side acts, or its unit
 * is hit. `first` of a hit: a unit of the reinforcements that shows itself only by being hit.
 */
export type SeenMoment =
  | Readonly<{
      type: 'TaskForceFormed';
      mine: boolean;
      flagship: TagId | null;
      entered: readonly SeenCombatant[];
      reinforcements: number | null;
      limit: number | null;
    }>
  | Readonly<{ type: 'SurpriseRolled'; mine: boolean; readiness: Readiness; modifier: number }>
  | Readonly<{ type: 'LengthRolled'; rounds: number }>
  | Readonly<{
      type: 'RoundBegan';
      round: number;
      readiness: Readonly<{ own: number; enemy: number }>;
    }>
  | Readonly<{
      type: 'FlagshipNamed';
      mine: boolean;
      flagship: TagId | null;
      sentBack: readonly SeenTag[];
    }>
  | Readonly<{
      type: 'FireRolled';
      mine: boolean;
      phase: FirePhase;
      total: number | null;
      damage: number;
    }>
  | Readonly<{
      type: 'DamageDirected';
      mine: boolean;
      phase: FirePhase;
      at: SeenTag;
      formation: number;
      price: number;
    }>
  | Readonly<{
      type: 'UnitHit';
      mine: boolean;
      phase: FirePhase;
      hit: SeenTag;
      first: SeenCombatant | null;
      by: 'directed' | 'assigned' | 'leftover' | 'lucky' | 'overkill';
      damage: number;
      result: 'crippled' | 'destroyed';
    }>
  | Readonly<{ type: 'DamageWasted'; mine: boolean; phase: FirePhase; damage: number }>
  | Readonly<{ type: 'LuckyHitRolled'; mine: boolean; phase: FirePhase; hit: boolean }>
  | Readonly<{ type: 'UnitsSentBack'; mine: boolean; units: readonly SeenTag[] }>
  | Readonly<{
      type: 'ReinforcementsEntered';
      mine: boolean;
      entered: readonly SeenCombatant[];
      reinforcements: number | null;
    }>
  | Readonly<{ type: 'FlightsRepaired'; mine: boolean; units: readonly SeenTag[] }>
  | Readonly<{ type: 'FlightsLost'; mine: boolean; units: readonly SeenTag[] }>
  | Readonly<{
      type: 'BattleClosed';
      rounds: number;
      because: 'length' | 'nothing-left';
      outcome: 'won' | 'lost' | 'equal';
    }>;
export type SeenMomentType = SeenMoment['type'];

type OwnSeen =
  | Seen<'TurnOpened', { turn: number; label: string }>
  | Seen<
      'ProductivityUtilized',
      { system: SystemId; utilized: number; output: number; ledger: Ledger }
    >
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
  | Seen<'StandingOrdersSet', { fleet: FleetId | null; standing: Partial<StandingOrders> }>
  | Seen<
      'WorkBegun',
      {
        work: WorkId;
        design: DesignId;
        name: string;
        system: SystemId;
        source: WorkSource;
        cost: number;
        paid: number;
      }
    >
  | Seen<'WorkFunded', { work: WorkId; paid: number }>
  | Seen<'WorkCancelled', { work: WorkId; design: DesignId; name: string }>
  | Seen<'WorkRefunded', { work: WorkId; refund: number }>
  | Seen<'WorkAdvanced', { work: WorkId; capacity: number; built: number }>
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
  | Seen<'FleetStopped', { fleet: FleetId; place: FleetPlace; because: 'meeting' | 'lane-closed' }>
  | Seen<'FleetLeftLane', { fleet: FleetId; to: SystemId }>
  | Seen<'WithdrawalEnded', { fleet: FleetId }>
  | Seen<
      'FleetWithdrew',
      {
        fleet: FleetId;
        place: BattlePlace;
        lane: LaneId;
        how: 'withdrew' | 'refused' | 'disengaged';
      }
    >
  | Seen<'UnitCrippled', { unit: UnitId; design: DesignId; place: BattlePlace }>
  | Seen<'UnitRepaired', { unit: UnitId; design: DesignId; place: BattlePlace }>
  | Seen<'UnitDestroyed', { unit: UnitId; design: DesignId; place: BattlePlace }>;

type Learned =
  | Seen<'SystemLocated', { system: SystemId; name: string }>
  | Seen<'SystemVisited', { system: SystemId; facts: VisitedFacts; source: Source }>
  | Seen<'SystemReported', { system: SystemId; facts: ReportedFacts; source: Source }>
  | Seen<'LaneCharted', { lane: LaneId; a: SystemId; b: SystemId; class: LaneClass | 'unknown' }>
  | Seen<
      'ContactSighted',
      {
        contact: ContactId;
        isNew: boolean;
        owner: EmpireId | null;
        place: BattlePlace;
        groups: readonly SeenGroup[];
        cameFrom: SystemId | 'unknown' | null;
      }
    >
  | Seen<
      'ContactLost',
      { contact: ContactId; place: BattlePlace; leftFor: SystemId | 'unknown' | null }
    >
  | Seen<'DesignLearned', { design: DesignId; level: 'name' | 'stats' }>;

type Fought =
  | Seen<
      'EncounterBegan',
      { encounter: EncounterId; place: BattlePlace; sides: readonly (EmpireId | null)[] }
    >
  | Seen<'InitiativeRolled', { place: BattlePlace; order: readonly (EmpireId | null)[] }>
  | Seen<
      'ScenarioDemanded',
      { place: BattlePlace; by: EmpireId | null; against: EmpireId | null; scenario: ScenarioKind }
    >
  | Seen<'ScenarioAccepted', { place: BattlePlace; by: EmpireId | null; scenario: ScenarioKind }>
  | Seen<'ScenarioRefused', { place: BattlePlace; by: EmpireId | null; scenario: ScenarioKind }>
  | Seen<'SidePassed', { place: BattlePlace; side: EmpireId | null }>
  | Seen<
      'SideWithdrew',
      { place: BattlePlace; side: EmpireId | null; how: 'withdrew' | 'disengaged' }
    >
  | Seen<
      'BattleBegan',
      {
        battle: BattleId;
        place: BattlePlace;
        scenario: ScenarioKind;
        enemy: readonly (EmpireId | null)[];
      }
    >
  | Seen<'BattleMoment', { battle: BattleId; moment: SeenMoment }>
  | Seen<
      'BattleEnded',
      {
        battle: BattleId;
        place: BattlePlace;
        rounds: number;
        outcome: 'won' | 'lost' | 'equal';
        lost: number;
      }
    >
  /** FOG-6: what an onlooker learns of other people's battle. */
  | Seen<
      'BattleWitnessed',
      {
        place: BattlePlace;
        between: readonly (EmpireId | null)[];
        losses: readonly Readonly<{
          owner: EmpireId | null;
          design: DesignId;
          result: 'crippled' | 'destroyed';
        }>[];
      }
    >;

/** What a player is told. Null for an empire: an unknown power. */
export type SeenEvent = OwnSeen | Learned | Fought;
export type SeenEventType = SeenEvent['type'];
export type SeenEventOf<T extends SeenEventType> = Extract<SeenEvent, { type: T }>;

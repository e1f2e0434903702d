/*
 * The nouns that views and seen events are made of, for those who may read views but not the model.
 * Types, const lists and questions about one row: nothing true is reachable through them.
 */
export type { FirePhase, Readiness } from '#model/battle/battle-event';
export type { BattlePlace } from '#model/battle/place';
export type { BoostSource, ElectronicEffect, Mission } from '#model/battle/round-orders';
export { BATTLE_SIDES, type ScenarioKind } from '#model/battle/setup';
export type { Empire } from '#model/campaign/empire';
export type {
  BattleId,
  ContactId,
  DesignId,
  EmpireId,
  EncounterId,
  FleetId,
  LaneId,
  ProjectId,
  SystemId,
  TagId,
  UnitId,
  WorkId,
} from '#model/campaign/ids';
export type {
  ContactEnd,
  Dated,
  SeenGroup,
  VisitedFacts,
} from '#model/campaign/knowledge';
export type { LaneClass } from '#model/campaign/lane';
export type { MoraleCondition, MoraleDecree, MoraleRoll } from '#model/campaign/morale';
export type { FindKind, OpenFind } from '#model/campaign/open-find';
export { partnerOf } from '#model/decisions/partner-alias';
export { PHASE_IDS, type PhaseId } from '#model/campaign/phase-ids';
export type { Project } from '#model/campaign/project';
export { RAIDERS, RAIDERS_NAME } from '#model/campaign/raiders';
export { type DiplomaticState, STATE_WORDS } from '#model/campaign/relation';
export {
  type Hex,
  type Importance,
  settlementOf,
  type StarSystem,
} from '#model/campaign/system';
export { type Work, WORK_SOURCES, type WorkSource } from '#model/campaign/work';
export type { EmpireValue, SystemValue } from '#model/corrections/edit';
export type {
  CorrectionNote,
  FleetChange,
  NoteAbout,
  NoteOf,
  UnitChange,
  WorkChange,
} from '#model/corrections/note';
export { MODERATOR } from '#model/decisions/outcome';
export type { ExplorationResult, RouteChange, StopReason } from '#model/events/movement-events';
export type { RevealReason } from '#model/events/stealth-events';
export type { SupplyBar } from '#model/events/supply-events';
export type { ProjectFailure } from '#model/events/service-events';
export type { RouteBar } from '#model/events/trade-events';
export type { ImprovementFailure } from '#model/events/colony-events';
export type { LawCause } from '#model/events/unrest-events';
export type { OrderFailure } from '#model/events/turn-events';
export { HULL_CLASSES, type UnitDesign } from '#model/forces/design';
export { isListOf } from '#model/forces/own-list';
export { DOCTRINES, DOCTRINE_NAMES, type DoctrineName } from '#model/forces/doctrines';
export type { Fleet, FleetPlace } from '#model/forces/fleet';
export type { FleetRoute, Route, RouteKind } from '#model/forces/route';
export {
  ALL_STANDING_ORDERS,
  BATTLE_FIELDS,
  DEFAULT_STANDING_ORDERS,
  STANDING_FIELDS,
  STANDING_ROWS,
  type StandingField,
  type StandingOrders,
} from '#model/forces/standing-orders';
export {
  byKind,
  offered,
  optionOf,
  type ValueTable,
  withValue,
} from '#model/forces/standing/by-kind';
export type {
  NumberUnit,
  RowKind,
  RowOf,
  ThingIds,
  ThingKind,
} from '#model/forces/standing/row';
export { ORDNANCE_PACKAGES, type OrdnancePackage } from '#model/forces/ordnance';
export type { Unit, UnitKind, UnitPlace } from '#model/forces/unit';
export type { Cargo } from '#model/orders/cargo';
export type {
  Assignment,
  FleetRef,
  Order,
  OrderKind,
  OrderOf,
  ReorganiseAt,
} from '#model/orders/order';
export type { UnitRef } from '#model/orders/unit-ref';
export type { RuleSet } from '#model/settings/rule-set';
export type { VictoryCondition, VictoryKind } from '#model/settings/victory';
export { canBeUpgraded } from '#rules/construction/can-be-upgraded';
export { isSoldByItself } from '#rules/diplomacy/is-sold-by-itself';
export { mayTradeClasses } from '#rules/diplomacy/may-trade-classes';
export { isUpgrade, upgradeOf } from '#rules/construction/upgrade-of';
export { stateToward } from '#rules/diplomacy/state-toward';
export { isDerelict } from '#rules/galaxy/derelict-of';

/*
 * The nouns that views and seen events are made of, for those who may read views but not the model.
 * Types, const lists and questions about one row: nothing true is reachable through them.
 */
export type { FirePhase, Readiness } from '#model/battle/battle-event';
export type { BattlePlace } from '#model/battle/place';
export type { ScenarioKind } from '#model/battle/setup';
export type { Empire } from '#model/campaign/empire';
export type {
  BattleId,
  ContactId,
  DesignId,
  EmpireId,
  FleetId,
  LaneId,
  SystemId,
  TagId,
  UnitId,
  WorkId,
} from '#model/campaign/ids';
export type {
  Dated,
  SeenGroup,
  Source,
  VisitedFacts,
} from '#model/campaign/knowledge';
export type { LaneClass } from '#model/campaign/lane';
export { PHASE_IDS, type PhaseId } from '#model/campaign/phase-ids';
export type { DiplomaticState } from '#model/campaign/relation';
export {
  type Hex,
  type Importance,
  settlementOf,
  type StarSystem,
} from '#model/campaign/system';
export type { Work, WorkSource } from '#model/campaign/work';
export type { OrderFailure } from '#model/events/turn-events';
export type { UnitDesign } from '#model/forces/design';
export type { Fleet, FleetPlace } from '#model/forces/fleet';
export type { DirectTarget, StandingOrders } from '#model/forces/standing-orders';
export type { Unit, UnitKind, UnitPlace } from '#model/forces/unit';
export type {
  Assignment,
  FleetRef,
  Order,
  OrderKind,
  OrderOf,
  ReorganiseAt,
} from '#model/orders/order';
export { SETTINGS, type RuleSet, type SettingName } from '#model/settings/rule-set';

import type { ById } from '#kernel/collections/tables';
import type { BattlePlace } from '#model/battle/place';
import type {
  ContactId,
  DesignId,
  EmpireId,
  FleetId,
  LaneId,
  ProjectId,
  SystemId,
  UnitId,
} from '#model/campaign/ids';
import type { SeenGroup, VisitedFacts } from '#model/campaign/knowledge';
import type { Project } from '#model/campaign/project';
import type { DiplomaticState } from '#model/campaign/relation';
import type { StarSystem } from '#model/campaign/system';
import type { UnitDesign } from '#model/forces/design';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import type { RuleSet } from '#model/settings/rule-set';
import type { LaneFacts } from '#rules/movement/lane-map-of';

type Contact = Readonly<{
  kind: 'fleet' | 'garrison';
  owner: EmpireId | null;
  place: BattlePlace;
  groups: readonly SeenGroup[];
  current: boolean;
}>;

/** What an empire knows that its supply depends on. */
export type SupplyKnowledge = Readonly<{
  empire: Readonly<{ id: EmpireId }>;
  systems: ById<
    SystemId,
    Readonly<{
      own: Pick<StarSystem, 'owner' | 'census' | 'blockaded'> | null;
      visited: Readonly<{ facts: Pick<VisitedFacts, 'owner' | 'settlement'> }> | null;
    }>
  >;
  lanes: ById<LaneId, LaneFacts>;
  neighbours: ById<EmpireId, Readonly<{ state: DiplomaticState; pact: boolean }>>;
  contacts: ById<ContactId, Contact>;
  units: ById<UnitId, Unit>;
  fleets: ById<FleetId, Pick<Fleet, 'place'>>;
  projects: ById<ProjectId, Project>;
  designs: ById<
    DesignId,
    | Readonly<{ known: 'stats'; design: UnitDesign }>
    | Readonly<{ known: 'name'; design: Readonly<{ id: DesignId }> }>
  >;
  rules: Pick<RuleSet, 'raidersBlockade'>;
  /** Units that a sheet of orders lets rest, beside those that do so already. */
  resting?: ReadonlySet<UnitId>;
}>;

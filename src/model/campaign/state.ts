import type { ById } from '#kernel/collections/tables';
import type { ForceList } from '#model/forces/force-list';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import type { UnitDesign } from '#model/forces/design';
import type { Effect } from './effect.ts';
import type { Empire } from './empire.ts';
import type { PendingEncounter } from './encounter.ts';
import type {
  ContactId,
  DesignId,
  EffectId,
  EmpireId,
  EncounterId,
  FleetId,
  ForceListId,
  KnowledgeId,
  LaneId,
  ProjectId,
  RelationId,
  SystemId,
  UnitId,
  WorkId,
} from './ids.ts';
import type { Contact, KnownDesign, KnownLane, KnownSystem } from './knowledge.ts';
import type { Lane } from './lane.ts';
import type { PhaseId } from './phase-ids.ts';
import type { Project } from './project.ts';
import type { Relation } from './relation.ts';
import type { StarSystem } from './system.ts';
import type { Work } from './work.ts';

/**
 * The number of ids of each sort that an empire has been given. One row per empire, because a shared counter would reveal what others do.
 */
export type Counters = Readonly<{
  empire: EmpireId;
  units: number;
  fleets: number;
  works: number;
  contacts: number;
}>;

/** The flat tables of a campaign, each linked to the others by id. */
export type CampaignTables = Readonly<{
  empires: ById<EmpireId, Empire>;
  relations: ById<RelationId, Relation>;
  forceLists: ById<ForceListId, ForceList>;
  designs: ById<DesignId, UnitDesign>;
  systems: ById<SystemId, StarSystem>;
  lanes: ById<LaneId, Lane>;
  fleets: ById<FleetId, Fleet>;
  units: ById<UnitId, Unit>;
  works: ById<WorkId, Work>;
  projects: ById<ProjectId, Project>;
  encounters: ById<EncounterId, PendingEncounter>;
  effects: ById<EffectId, Effect>;
  knownSystems: ById<KnowledgeId, KnownSystem>;
  knownLanes: ById<KnowledgeId, KnownLane>;
  knownDesigns: ById<KnowledgeId, KnownDesign>;
  contacts: ById<ContactId, Contact>;
  counters: ById<EmpireId, Counters>;
}>;

export const TABLE_NAMES = [
  'empires',
  'relations',
  'forceLists',
  'designs',
  'systems',
  'lanes',
  'fleets',
  'units',
  'works',
  'projects',
  'encounters',
  'effects',
  'knownSystems',
  'knownLanes',
  'knownDesigns',
  'contacts',
  'counters',
] as const satisfies readonly (keyof CampaignTables)[];
export type TableName = (typeof TABLE_NAMES)[number];
export type RowOf<T extends TableName> =
  CampaignTables[T] extends ById<string, infer R> ? R : never;
export type KeyOf<T extends TableName> = keyof CampaignTables[T] & string;

/** A whole campaign between two phases: plain JSON, nothing else. `phase` is the one that runs next. */
export type CampaignState = CampaignTables & Readonly<{ turn: number; phase: PhaseId }>;

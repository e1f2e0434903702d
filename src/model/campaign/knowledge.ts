import { brandAs } from '#kernel/brand/brand';
import type { BattlePlace } from '#model/battle/place';
import type { UnitCondition, UnitKind } from '#model/forces/unit';
import type {
  ContactId,
  DesignId,
  EmpireId,
  FleetId,
  KnowledgeId,
  LaneId,
  SystemId,
} from './ids.ts';
import type { IntelReport } from './intel-report.ts';
import type { LaneClass } from './lane.ts';
import type { Hex, Importance, Settlement } from './system.ts';

/** The source of a fact. An empire's own things are not knowledge: they are read from the state. */
export const SOURCES = [
  'scenario',
  'presence',
  'owner',
  'battle',
  'treaty',
  'ally',
  'gift',
  'mission',
] as const;
export type Source = (typeof SOURCES)[number];

/** The source of a fact; `by`: the empire that told it, if one did (FOG-9). */
export type Origin = Readonly<{ source: Source; by?: EmpireId }>;

/** When and how a fact was learned; never refreshed from the truth (FOG-11). */
export type Dated = Readonly<{ turn: number }> & Origin;

/** Knowledge that an empire has from others is not passed on by treaty (FOG-9). */
export function isFirstHand({ source }: Origin): boolean {
  return source !== 'treaty' && source !== 'ally' && source !== 'gift';
}

/** A group of equal units as an observer sees them. */
export type SeenGroup = Readonly<{
  design: DesignId;
  kind: UnitKind;
  condition: UnitCondition;
  count: number;
}>;

/** The facts that a visit shows of a system (FOG-2 visited). */
export type VisitedFacts = Readonly<{
  importance: Importance;
  capacity: number;
  raw: number;
  traits: readonly string[];
  anomalies: readonly string[];
  owner: EmpireId | 'unknown' | null;
  settlement: Settlement;
  /** Lanes that lead off the map (OPT-10); left out: none. */
  offMapLanes?: number;
}>;

/** The facts that only a report, ownership or landed troops show (FOG-2 reported). */
export type ReportedFacts = Readonly<{
  census: number;
  morale: number;
  productivity: number;
  /** Null: an Espionage mission tells the rest alone (INT-5). */
  intel: number | null;
}>;

/** One empire's knowledge of one system; no row means unknown (FOG-2). */
export type KnownSystem = Readonly<{
  id: KnowledgeId;
  viewer: EmpireId;
  system: SystemId;
  name: string;
  hex: Hex;
  located: Dated;
  visited: (Dated & Readonly<{ facts: VisitedFacts }>) | null;
  reported: (Dated & Readonly<{ facts: ReportedFacts }>) | null;
  /** Explorer functions, or turns of an outpost, that the viewer has spent on its survey (OPT-3). */
  surveyed: number;
  /** What Espionage reported of the system, oldest first (INT-5); left out: nothing. */
  reports?: readonly IntelReport[];
}>;

/** One empire's knowledge of one lane (FOG-2, MAP-13); `unknown` class: seen, but not explored by the viewer. */
export type KnownLane = Readonly<{
  id: KnowledgeId;
  viewer: EmpireId;
  lane: LaneId;
  a: SystemId;
  b: SystemId;
  class: LaneClass | 'unknown';
  known: Dated;
}>;

/** The true forces behind a contact. Never leaves the engine: players see the contact's own id. */
export type ContactSubject =
  | Readonly<{ kind: 'fleet'; fleet: FleetId }>
  | Readonly<{ kind: 'garrison'; owner: EmpireId; system: SystemId }>;

/**
 * How a contact ended, and the turn when its viewer saw it: destroyed or captured in battle, wholly or partly each
 * (`beaten`), or merged into another contact. `gone`: no longer there when the viewer looked; `replaced`: a newer
 * contact covers the forces there.
 */
export type ContactEnd =
  | Readonly<{ how: 'destroyed' | 'captured' | 'beaten' | 'gone' | 'replaced'; turn: number }>
  | Readonly<{ how: 'merged'; turn: number; into: ContactId }>;

/** The flights that a fleet had with it when a battle was over, by the viewer's own record of it. */
export type SeenFlights = Readonly<{ turn: number; groups: readonly SeenGroup[] }>;

/** A foreign fleet or garrison as one viewer knows it (FOG-3, 12). */
export type Contact = Readonly<{
  id: ContactId;
  viewer: EmpireId;
  /** The owner, or null for an unknown power. */
  owner: EmpireId | null;
  subject: ContactSubject;
  /** A lane only for a fleet that was met there. */
  place: BattlePlace;
  groups: readonly SeenGroup[];
  /**
   * When and how it was seen last. `ended`: left out while it may still be there, or where `leftFor` tells that it
   * left; `flights`: left out while none are known.
   */
  seen: Dated & Readonly<{ ended?: ContactEnd; flights?: SeenFlights }>;
  /** The names of its ships that the viewer saw in battle. */
  ships: readonly string[];
  /** The ally's own contact that this one is a copy of. Never leaves the engine. */
  told: ContactId | null;
  /** Observed without a gap until now; a false one is a memory for ever, which `seen.ended` may close. */
  current: boolean;
  /** The system it came from or left for, as far as the viewer saw it (FOG-4). */
  cameFrom: SystemId | 'unknown' | null;
  leftFor: SystemId | 'unknown' | null;
}>;

/** A class whose name, or whose stats, an empire knows (FOG-5). */
export type KnownDesign = Readonly<{
  id: KnowledgeId;
  viewer: EmpireId;
  design: DesignId;
  level: 'name' | 'stats';
  known: Dated;
}>;

/** The id of what an empire knows of a system, lane or class. */
export function knowledgeIdOf(
  viewer: EmpireId,
  subject: SystemId | LaneId | DesignId,
): KnowledgeId {
  return brandAs<KnowledgeId>(`${viewer}/${subject}`);
}

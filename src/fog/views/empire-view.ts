import type { ById } from '#kernel/collections/tables';
import type { BattlePlace } from '#model/battle/place';
import type { Empire } from '#model/campaign/empire';
import type {
  ContactId,
  DesignId,
  EffectId,
  EmpireId,
  FleetId,
  ForceListId,
  LaneId,
  ProjectId,
  SystemId,
  UnitId,
  WorkId,
} from '#model/campaign/ids';
import type {
  ContactEnd,
  Dated,
  ReportedFacts,
  SeenFlights,
  SeenGroup,
  VisitedFacts,
} from '#model/campaign/knowledge';
import type { IntelReport } from '#model/campaign/intel-report';
import type { LaneClass } from '#model/campaign/lane';
import type { ObjectiveId } from '#model/campaign/objective';
import type { PlannedEvent } from '#model/campaign/random-event';
import type { PhaseId } from '#model/campaign/phase-ids';
import type { Project } from '#model/campaign/project';
import type { StandingOffer } from '#model/campaign/dealings';
import type { Tension } from '#model/campaign/tension';
import type { Attitude, DiplomaticState, HeardRelation } from '#model/campaign/relation';
import type { Hex, StarSystem } from '#model/campaign/system';
import type { Work } from '#model/campaign/work';
import type { UnitDesign } from '#model/forces/design';
import type { Fleet } from '#model/forces/fleet';
import type { HullClass } from '#model/forces/design';
import type { Unit, UnitKind } from '#model/forces/unit';
import type { RuleSet } from '#model/settings/rule-set';
import type { RunningEvent } from '#rules/random-events/running-events';
import type { GroundForceView } from './ground-forces.ts';
import type { Lent } from '#rules/construction/lent-by';

/** A system as its viewer knows it: `own` is the truth of now, everything else is dated (FOG-2, 11). */
export type SystemView = Readonly<{
  id: SystemId;
  name: string;
  hex: Hex;
  located: Dated;
  own: StarSystem | null;
  visited: (Dated & Readonly<{ facts: VisitedFacts }>) | null;
  reported: (Dated & Readonly<{ facts: ReportedFacts }>) | null;
  /** What its viewer has spent on its survey (OPT-3). */
  surveyed: number;
  /** It was once the viewer’s: the empires toward which it gave it up (DIP-10); left out: it never was, or it is now. */
  claim?: readonly EmpireId[];
  /** What Espionage reported of it, oldest first (INT-5); left out: nothing. */
  reports?: readonly IntelReport[];
}>;

export type LaneView = Readonly<{
  id: LaneId;
  a: SystemId;
  b: SystemId;
  class: LaneClass | 'unknown';
  known: Dated;
}>;

/** A foreign fleet or garrison; `current` false: a memory (FOG-11). */
export type ContactView = Readonly<{
  id: ContactId;
  kind: 'fleet' | 'garrison';
  owner: EmpireId | null;
  /** A lane only for a fleet that was met there. */
  place: BattlePlace;
  groups: readonly SeenGroup[];
  /** Names of its ships that the viewer saw in battle (FOG-5). */
  ships: readonly string[];
  /** `ended`: how it ended, where the viewer saw that (FOG-12); `flights`: what it had with it after a battle. */
  seen: Dated & Readonly<{ ended?: ContactEnd; flights?: SeenFlights }>;
  current: boolean;
  cameFrom: SystemId | 'unknown' | null;
  leftFor: SystemId | 'unknown' | null;
}>;

/** Another empire in contact. */
export type NeighbourView = Readonly<{
  id: EmpireId;
  name: string;
  state: DiplomaticState;
  since: number;
  /** Envoys get through, as far as it was noted (DIP-2). */
  sustained: boolean;
  /** They are co-belligerents (DIP-11). */
  pact: boolean;
  /** The viewer’s own tension toward it (DIP-4); left out if the campaign keeps none, or it is a non-aligned world. */
  tension?: Tension;
  /** It is a non-aligned world (DIP-14); left out: a player’s empire. */
  nonAligned?: true;
  /** What that world strives for (OPT-14); left out: the viewer isn’t told. */
  objective?: ObjectiveId;
  /** How everybody else believes that the two stand, if that is another state (DIP-12). */
  openly?: DiplomaticState;
  /** The offers between the two that can be accepted this turn (DIP-5); left out: none. */
  offers?: readonly StandingOffer[];
  /** The viewer is at War with it in secret: it doesn’t know (DIP-12). */
  covertWar?: true;
  /** Spies of the viewer have uncovered its covert war on the viewer (INT-5, DIP-7). */
  plotsWar?: true;
  /** Its surprise attack is still held against it (DIP-12). */
  surprise?: true;
  /** The viewer’s reason for war against it, in percent (INT-7). */
  casusBelli?: number;
  /** The turn in which their pact ends by notice (DIP-11). */
  pactEnds?: number;
  /** It has fallen, or joined another empire, and is out of the game; left out: it plays. */
  left?: true;
}>;

/** A junior partner of the viewer, whose diplomacy the viewer orders (DIP-10). */
export type JuniorView = Readonly<{
  id: EmpireId;
  name: string;
  /** The empires that it is in contact with but the viewer, and how they stand, as it knows. */
  neighbours: ById<EmpireId, NeighbourView>;
}>;

/** The relation of two other empires as the viewer heard of it in `turn`. */
export type HeardView = Readonly<{ a: EmpireId; b: EmpireId }> & HeardRelation;

/** A class whose stats are known, or only its name, kind and hull (FOG-5). */
export type DesignView =
  | Readonly<{ known: 'stats'; design: UnitDesign }>
  | Readonly<{
      known: 'name';
      design: Readonly<{ id: DesignId; name: string; kind: UnitKind; hull: HullClass | null }>;
    }>;

/**
 * Everything one empire knows, and nothing else: built up from its own things and its knowledge.
 * Verdicts, plans, pages and reports of players are made from this alone.
 */
export type EmpireView = Readonly<{
  campaign: Readonly<{ name: string }>;
  turn: number;
  /** The date of the turn, such as 3000.01 (TURN-1). */
  label: string;
  /** The phase that runs next, as players are told: orders are open, or the turn is in processing. */
  stage: 'orders' | 'processing';
  empire: Empire;
  neighbours: ById<EmpireId, NeighbourView>;
  /** The leader of its Partnership, who orders its diplomacy with all others (DIP-10); left out: it orders that itself. */
  leader?: EmpireId;
  /** Its junior partners, whose diplomacy it orders (DIP-10); left out: none. */
  juniors?: ById<EmpireId, JuniorView>;
  /** What public news told it last of the relations of others, each two that it has met; left out: nothing (FOG-8). */
  heard?: readonly HeardView[];
  systems: ById<SystemId, SystemView>;
  lanes: ById<LaneId, LaneView>;
  fleets: ById<FleetId, Fleet>;
  units: ById<UnitId, Unit>;
  /** Own units that nobody pays this turn (ECO-5). */
  unpaid: readonly UnitId[];
  /** Own units that pulled back before an Interception and are still held to it (ENC-3). */
  pulledBack: readonly UnitId[];
  works: ById<WorkId, Work>;
  /** What is bought or ordered and not done yet (ECO-6). */
  projects: ById<ProjectId, Project>;
  /** What own depots give partners' repairs (CON-5). */
  lent: readonly Lent[];
  contacts: ById<ContactId, ContactView>;
  /** Foreign ground units that it sees on the ground (GND-1); views of older programs lack it. */
  onGround?: readonly GroundForceView[];
  /** Foreign systems that it blockades (SUP-4); views of older programs lack it. */
  blockades?: readonly SystemId[];
  /** Own systems whose Intel is halved this turn, and how often (INT-6); left out: none. */
  intelHalved?: ById<SystemId, number>;
  /** Its random events that last (OPT-13); left out: none. */
  events?: readonly RunningEvent[];
  /** Classes whose schematics it stole and from which it has built nothing (INT-5); left out: none. */
  roughSchematics?: readonly DesignId[];
  designs: ById<DesignId, DesignView>;
  /** Own classes still to be unlocked, next first (TECH-4); views of older programs lack it. */
  toCome?: readonly DesignId[];
  /** Lists that belong to everybody (ECO-6). */
  universalLists: readonly ForceListId[];
  /** Lists of others whose classes cost no alien maintenance: those, and the Partners’ (TECH-5). */
  kindredLists: readonly ForceListId[];
  rules: RuleSet;
}>;

/** What the moderator looks at: the truth, in the same manner as players look at their views. */
export type ModeratorView = Readonly<{
  campaign: Readonly<{ name: string }>;
  turn: number;
  label: string;
  phase: PhaseId;
  empires: ById<EmpireId, Empire>;
  relations: readonly Readonly<{
    a: EmpireId;
    b: EmpireId;
    state: DiplomaticState;
    /** What everybody else takes them to stand at (DIP-12); null: it is known. */
    openly: DiplomaticState | null;
    since: number;
    sustained: boolean;
    pact: boolean;
    /** The turn in which their pact ends after notice (DIP-11); null: nobody gave notice. */
    pactEnds: number | null;
    /** The tension of each toward the other (DIP-4); empty if the campaign keeps none. */
    tensions: readonly Readonly<{ of: EmpireId; tension: Tension }>[];
    /** The offers between the two that can be accepted (DIP-5). */
    offers: readonly StandingOffer[];
    /** Who is at War with the other in secret (DIP-12). */
    covertWars: readonly EmpireId[];
    /** The stand of the non-aligned world of the two toward the other (DIP-14); left out: as the relation is. */
    attitude?: Attitude;
  }>[];
  systems: ById<SystemId, StarSystem>;
  lanes: ById<LaneId, Readonly<{ id: LaneId; a: SystemId; b: SystemId; class: LaneClass }>>;
  fleets: ById<FleetId, Fleet>;
  units: ById<UnitId, Unit>;
  works: ById<WorkId, Work>;
  projects: ById<ProjectId, Project>;
  /** The random events that are still to come (OPT-13), each with the turn at whose end it happens. */
  comingEvents: readonly (PlannedEvent & Readonly<{ id: EffectId; due: number }>)[];
  /** An event is drawn at the end of this turn, because the moderator says so. */
  drawsEvent: boolean;
  /** The turn of the last draw; 0: none yet. */
  lastDraw: number;
  /** The events that last. */
  runningEvents: readonly (RunningEvent & Readonly<{ empire: EmpireId }>)[];
  designs: ById<DesignId, UnitDesign>;
  rules: RuleSet;
}>;

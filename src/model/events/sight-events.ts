import type { ContactId, DesignId, EmpireId, LaneId, SystemId } from '#model/campaign/ids';
import type { BattlePlace } from '#model/battle/place';
import type { LaneClass } from '#model/campaign/lane';
import type {
  ContactEnd,
  ContactSubject,
  Origin,
  ReportedFacts,
  SeenGroup,
  VisitedFacts,
} from '#model/campaign/knowledge';
import type { Hex } from '#model/campaign/system';
import type { Fact } from './fact.ts';

/** FOG-2: a system is known to exist; `was`: its name for the viewer before its owner renamed it. */
export type SystemLocated = Fact<
  'SystemLocated',
  {
    viewer: EmpireId;
    system: SystemId;
    name: string;
    was?: string;
    hex: Hex;
    turn: number;
  } & Origin
>;
/** FOG-2: a system is visited, or seen again. Only when something new is learned, or the first time in a turn. */
export type SystemVisited = Fact<
  'SystemVisited',
  { viewer: EmpireId; system: SystemId; facts: VisitedFacts; turn: number } & Origin
>;
/** FOG-2: the colony's inner values are learned. */
export type SystemReported = Fact<
  'SystemReported',
  { viewer: EmpireId; system: SystemId; facts: ReportedFacts; turn: number } & Origin
>;
/** MAP-13: a lane, and its class if it is explored. */
export type LaneCharted = Fact<
  'LaneCharted',
  {
    viewer: EmpireId;
    lane: LaneId;
    a: SystemId;
    b: SystemId;
    class: LaneClass | 'unknown';
    turn: number;
  } & Origin
>;
/** FOG-3, FOG-12: a foreign fleet or garrison is seen; a new contact, or one under observation. */
export type ContactSighted = Fact<
  'ContactSighted',
  {
    viewer: EmpireId;
    contact: ContactId;
    isNew: boolean;
    owner: EmpireId | null;
    subject: ContactSubject;
    place: BattlePlace;
    groups: readonly SeenGroup[];
    cameFrom: SystemId | 'unknown' | null;
    turn: number;
  } & Origin
>;
/** FOG-9: a partner or an ally tells of a fleet or garrison: a copy, which is a memory from the start. */
export type ContactTold = Fact<
  'ContactTold',
  {
    viewer: EmpireId;
    contact: ContactId;
    isNew: boolean;
    owner: EmpireId | null;
    subject: ContactSubject;
    place: BattlePlace;
    groups: readonly SeenGroup[];
    turn: number;
    source: 'treaty' | 'ally';
    by: EmpireId;
    /** The ally's own contact. */
    told: ContactId | null;
  }
>;
/**
 * FOG-4, FOG-12: observation ends, and the contact becomes a memory; or a memory ends. `ended`: how it ended, if the
 * viewer saw it; `left`: what remains of it, if the viewer saw part of it fall; `by`: the ally who told of it.
 */
export type ContactLost = Fact<
  'ContactLost',
  {
    viewer: EmpireId;
    contact: ContactId;
    place: BattlePlace;
    leftFor: SystemId | 'unknown' | null;
    turn: number;
    ended?: ContactEnd;
    by?: EmpireId;
    left?: readonly SeenGroup[];
  }
>;
/**
 * FOG-12: a battle showed names of its ships; `former`: the earlier contact that it is now known to be, by the ships in `by`, and whose
 * name it takes. `fallen`: ships that it no longer has; `flights`: the flights that it has left.
 */
export type ContactNamed = Fact<
  'ContactNamed',
  {
    viewer: EmpireId;
    contact: ContactId;
    former: ContactId | null;
    by: readonly string[];
    ships: readonly string[];
    fallen?: readonly string[];
    flights?: readonly SeenGroup[];
  }
>;
/** FOG-5: a class is seen, or fought against. */
export type DesignLearned = Fact<
  'DesignLearned',
  { viewer: EmpireId; design: DesignId; level: 'name' | 'stats'; turn: number } & Origin
>;

/** The things that one empire learns; its only witness is the viewer. */
export type SightEvent =
  | SystemLocated
  | SystemVisited
  | SystemReported
  | LaneCharted
  | ContactSighted
  | ContactTold
  | ContactLost
  | ContactNamed
  | DesignLearned;

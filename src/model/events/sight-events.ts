import type { ContactId, DesignId, EmpireId, LaneId, SystemId } from '#model/campaign/ids';
import type { BattlePlace } from '#model/battle/place';
import type { LaneClass } from '#model/campaign/lane';
import type {
  ContactSubject,
  ReportedFacts,
  SeenGroup,
  Source,
  VisitedFacts,
} from '#model/campaign/knowledge';
import type { Hex } from '#model/campaign/system';
import type { Fact } from './fact.ts';

/** FOG-2: a system is known to exist. */
export type SystemLocated = Fact<
  'SystemLocated',
  { viewer: EmpireId; system: SystemId; name: string; hex: Hex; turn: number; source: Source }
>;
/** FOG-2: a system is visited, or seen again. Only when something new is learned, or the first time in a turn. */
export type SystemVisited = Fact<
  'SystemVisited',
  { viewer: EmpireId; system: SystemId; facts: VisitedFacts; turn: number; source: Source }
>;
/** FOG-2: the colony's inner values are learned. */
export type SystemReported = Fact<
  'SystemReported',
  { viewer: EmpireId; system: SystemId; facts: ReportedFacts; turn: number; source: Source }
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
    source: Source;
  }
>;
/** FOG-3, FOG-12: somebody else's fleet or garrison is seen; a new contact, or one under observation. */
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
    source: Source;
  }
>;
/** FOG-4, FOG-12: observation ends; the contact becomes a memory. */
export type ContactLost = Fact<
  'ContactLost',
  {
    viewer: EmpireId;
    contact: ContactId;
    place: BattlePlace;
    leftFor: SystemId | 'unknown' | null;
    turn: number;
  }
>;
/** FOG-5: a class is seen, or fought against. */
export type DesignLearned = Fact<
  'DesignLearned',
  { viewer: EmpireId; design: DesignId; level: 'name' | 'stats'; turn: number; source: Source }
>;

/** What one empire learns; its only witness is the viewer. */
export type SightEvent =
  | SystemLocated
  | SystemVisited
  | SystemReported
  | LaneCharted
  | ContactSighted
  | ContactLost
  | DesignLearned;

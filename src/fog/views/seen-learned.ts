import type { BattlePlace } from '#model/battle/place';
import type { ContactId, DesignId, EmpireId, LaneId, SystemId } from '#model/campaign/ids';
import type {
  ContactEnd,
  ReportedFacts,
  SeenGroup,
  Source,
  VisitedFacts,
} from '#model/campaign/knowledge';
import type { LaneClass } from '#model/campaign/lane';
import type { Seen } from './seen-fact.ts';

/** FOG-9: the empire that told it, and the turn of the fact. */
export type SeenTelling = Readonly<{ by: EmpireId | null; turn: number }>;

/** What a player learns by sight, or is told. */
export type SeenLearned =
  | Seen<'SystemLocated', { system: SystemId; name: string; was?: string; told?: SeenTelling }>
  | Seen<
      'SystemVisited',
      { system: SystemId; facts: VisitedFacts; source: Source; told?: SeenTelling }
    >
  | Seen<'SystemReported', { system: SystemId; facts: ReportedFacts; source: Source }>
  | Seen<
      'LaneCharted',
      {
        lane: LaneId;
        a: SystemId;
        b: SystemId;
        class: LaneClass | 'unknown';
        told?: SeenTelling;
      }
    >
  /** FOG-9: of somebody’s fleet or garrison, by hearsay. */
  | Seen<
      'ContactTold',
      {
        contact: ContactId;
        owner: EmpireId | null;
        place: BattlePlace;
        groups: readonly SeenGroup[];
        told: SeenTelling;
      }
    >
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
      {
        contact: ContactId;
        place: BattlePlace;
        leftFor: SystemId | 'unknown' | null;
        ended?: ContactEnd;
        /** The ally who told of it. */
        by?: EmpireId | null;
      }
    >
  /** FOG-12: what seemed new is known by its ships; from here on it has its old name. */
  | Seen<'ContactNamed', { contact: ContactId; former: ContactId; by: readonly string[] }>
  | Seen<'DesignLearned', { design: DesignId; level: 'name' | 'stats' }>;

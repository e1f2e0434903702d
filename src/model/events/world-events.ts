import type { DesignId, EmpireId, SystemId } from '#model/campaign/ids';
import type { Empire } from '#model/campaign/empire';
import type { NonAligned, WorldPersonality } from '#model/campaign/non-aligned';
import type { ObjectiveId } from '#model/campaign/objective';
import type { Attitude, DiplomaticState } from '#model/campaign/relation';
import type { StarSystem } from '#model/campaign/system';
import type { FoundFleet, FoundUnit } from './discovery-events.ts';
import type { Fact } from './fact.ts';

/** DIP-14: what a new world is, beside its homeworld. */
export type NewWorld = Readonly<
  Pick<Empire, 'id' | 'name' | 'forceList' | 'era' | 'techYears'> & {
    unlocked: readonly DesignId[];
    nonAligned: NonAligned;
  }
>;

/** DIP-14, MAP-7, COL-10: a non-aligned world is there from now on, with its homeworld and its first units. */
export type WorldFounded = Fact<
  'WorldFounded',
  {
    world: NewWorld;
    system: SystemId;
    /** The values of its homeworld from now on. */
    values: Pick<StarSystem, 'census' | 'morale' | 'productivity' | 'intel' | 'utilized'>;
    /** Null: it has no ships. */
    fleet: FoundFleet | null;
    units: readonly FoundUnit[];
    turn: number;
  }
>;

/** DIP-14: the results of the roll of a world, from worst to best. */
export const ATTITUDE_RESULTS = [
  'incident',
  'tension',
  'nothing',
  'promising',
  'breakthrough',
] as const;
export type AttitudeResult = (typeof ATTITUDE_RESULTS)[number];

/** What moves the stand of a world: its roll, agents that it has caught, or a coup (INT-7). */
export type AttitudeCause = AttitudeResult | 'agents' | 'coup';

/** DIP-14: the stand of a non-aligned world toward an empire is as told from now on. */
export type AttitudeMoved = Fact<
  'AttitudeMoved',
  {
    world: EmpireId;
    toward: EmpireId;
    cause: AttitudeCause;
    /** The result of its roll, with all modifiers; null: it didn’t roll. */
    total: number | null;
    before: DiplomaticState;
    attitude: Attitude;
  }
>;

/** DIP-15: an Erratic world gets another personality. */
export type PersonalityChanged = Fact<
  'PersonalityChanged',
  { world: EmpireId; personality: WorldPersonality; turn: number }
>;

/** OPT-14: a world sets out for an objective. It tells its friends. */
export type ObjectiveSet = Fact<'ObjectiveSet', { world: EmpireId; objective: ObjectiveId }>;
/** OPT-14: a world has done part of its objective. */
export type ObjectiveAdvanced = Fact<
  'ObjectiveAdvanced',
  { world: EmpireId; objective: ObjectiveId; done: number }
>;
/** OPT-14: a world has reached its objective and gains points. */
export type ObjectiveMet = Fact<
  'ObjectiveMet',
  { world: EmpireId; objective: ObjectiveId; points: number; turn: number }
>;

export type WorldEvent =
  | WorldFounded
  | AttitudeMoved
  | PersonalityChanged
  | ObjectiveSet
  | ObjectiveAdvanced
  | ObjectiveMet;

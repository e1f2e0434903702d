import type { DesignId, SystemId } from '#model/campaign/ids';
import type { Empire } from '#model/campaign/empire';
import type { NonAligned } from '#model/campaign/non-aligned';
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

export type WorldEvent = WorldFounded;

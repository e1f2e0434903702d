import type { LaneId, SystemId } from '#model/campaign/ids';
import type { LaneClass } from '#model/campaign/lane';
import type { RandomEventId } from '#model/campaign/random-event';
import type { FigureChanges, SystemFigures } from '#model/campaign/system-figures';
import type { Seen } from './seen-fact.ts';

/** What a viewer learns of what a random event has changed. */
export type SeenEventResult =
  /** `values`: the figures from now on; null: the system is another’s. */
  | Readonly<{ kind: 'figures'; changes: FigureChanges; values: SystemFigures | null }>
  | Readonly<{ kind: 'income' | 'research'; percent: number; ends: number }>
  | Readonly<{ kind: 'lane'; lane: LaneId; to: SystemId; was: LaneClass; class: LaneClass }>
  | Readonly<{ kind: 'world' | 'text' }>;

/** OPT-13: an event befalls the viewer, or happens in a place that it sees. */
export type SeenRandomEvent = Seen<
  'RandomEventHappened',
  {
    event: RandomEventId;
    system: SystemId | null;
    /** The moderator’s own words; empty: none. */
    text: string;
    isOwn: boolean;
    result: SeenEventResult;
  }
>;

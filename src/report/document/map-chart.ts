import type { LaneClass } from '#model/campaign/lane';
import type { Hex, Importance } from '#model/campaign/system';

/** A map before the first turn, as a small picture shows it. Systems are named, not numbered. */
export type MapChart = Readonly<{
  rings: number;
  empires: readonly Readonly<{ id: string; name: string }>[];
  systems: readonly (Hex &
    Readonly<{ name: string; importance: Importance; owner: string | null }>)[];
  lanes: readonly Readonly<{ between: readonly [string, string]; class: LaneClass }>[];
}>;

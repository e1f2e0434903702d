import type { LaneClass } from '#model/campaign/lane';
import type { ScenarioKind, SoFar } from '#model/battle/setup';
import type { UnitCondition } from '#model/forces/unit';

/** The two sides of a what-if battle: for a player, their own side and the other. */
export const WHAT_IF_SIDES = ['one', 'two'] as const;
export type WhatIfSideName = (typeof WHAT_IF_SIDES)[number];

/** Whether a number could be read. */
export const isRead = (number: number): boolean => Number.isInteger(number);

/** Equal units of a side, in one row of the form. */
export type WhatIfUnits = Readonly<{
  /** The number of the row, for people. */
  row: number;
  /** Id of a class. */
  class: string;
  /** NaN: the input is no number. */
  count: number;
  condition: UnitCondition;
  status: 'active' | 'reserve';
  /** Levels out of supply (SUP-7). */
  levels: number;
  ordnance: readonly string[];
  /** Of alien make and never repaired since (TECH-6). */
  unconverted: boolean;
}>;

export type WhatIfSide = Readonly<{
  name: string;
  units: readonly WhatIfUnits[];
  /** The standing orders that count in a battle, as a battle file has them. */
  standing: Readonly<Record<string, unknown>>;
  /** The Intel that it can spend before the battle (CSC-5). */
  intel: number;
}>;

export type WhatIfPlace =
  | Readonly<{
      kind: 'system';
      name: string;
      anomalies: readonly string[];
      holder: WhatIfSideName | null;
      productivity: number;
      utilized: number;
    }>
  | Readonly<{ kind: 'lane'; name: string; class: LaneClass }>;

/** How far a battle has gone, with the construction cost of the units lost. */
export type WhatIfSoFar = SoFar<WhatIfSideName>;

/** A what-if battle. Its numbers are as they were entered, and are checked like those of a file. */
export type WhatIf = Readonly<{
  place: WhatIfPlace;
  scenario: ScenarioKind;
  attacker: WhatIfSideName;
  waysOut: readonly LaneClass[];
  /** Left out: it begins. */
  soFar?: WhatIfSoFar;
  sides: Readonly<Record<WhatIfSideName, WhatIfSide>>;
}>;

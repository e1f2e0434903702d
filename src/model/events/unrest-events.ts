import type { MoraleEffectKind } from '#model/campaign/effect';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { MoraleDecree, MoraleRoll } from '#model/campaign/morale';
import type { LawCause } from './causes.ts';
import type { Fact } from './fact.ts';

/** COL-5: the next check of Morale there remembers this, up to the turn `until`. */
export type MoraleMarked = Fact<
  'MoraleMarked',
  { empire: EmpireId; system: SystemId; mark: MoraleEffectKind; turn: number; until: number }
>;
/** COL-5: each condition that held, and the Morale that comes of their sum. */
export type MoraleChecked = Fact<
  'MoraleChecked',
  {
    empire: EmpireId;
    system: SystemId;
    checks: readonly MoraleRoll[];
    /** The conditions that the moderator added; absent if there are none. */
    decreed?: readonly MoraleDecree[];
    before: number;
    morale: number;
  }
>;
/** COL-6: the Census of a colony in rebellion was checked; the number of militias now. */
export type RebelsRose = Fact<
  'RebelsRose',
  {
    empire: EmpireId;
    system: SystemId;
    dice: readonly number[];
    /** A die must not be above it. */
    target: number;
    rebels: number;
  }
>;
/** COL-6: Morale ended the rebellion, and its militias went home. */
export type RebelsDispersed = Fact<
  'RebelsDispersed',
  { empire: EmpireId; system: SystemId; rebels: number }
>;
/** COL-10: no loyal ground unit opposed the militias; nobody owns the system now. */
export type IndependenceDeclared = Fact<
  'IndependenceDeclared',
  { empire: EmpireId; system: SystemId; rebels: number; morale: number }
>;
/** COL-7. */
export type MartialLawSet = Fact<
  'MartialLawSet',
  { empire: EmpireId; system: SystemId; law: boolean; because: LawCause }
>;
/** COL-8: the die, and the values after it. */
export type ReprisalTaken = Fact<
  'ReprisalTaken',
  {
    empire: EmpireId;
    system: SystemId;
    die: number;
    census: number;
    morale: number;
    /** The target of the die. */
    before: Readonly<{ census: number; morale: number }>;
  }
>;
/** COL-9: nobody lives there any more. */
export type ColonyDied = Fact<
  'ColonyDied',
  {
    /** Null: it was independent. */
    empire: EmpireId | null;
    system: SystemId;
    left: 'uninhabited' | 'outpost';
  }
>;

export type UnrestEvent =
  | MoraleMarked
  | MoraleChecked
  | RebelsRose
  | RebelsDispersed
  | IndependenceDeclared
  | MartialLawSet
  | ReprisalTaken
  | ColonyDied;

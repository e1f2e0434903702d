import type { RollId } from '#kernel/dice/dice';
import type { DesignId, EmpireId, SystemId, UnitId, WorkId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import type { ChangeOfHands } from './causes.ts';
import type { Fact } from './fact.ts';

/** One unit in a fight on the ground: a ground unit, or a militia of the colony or of rebels. */
export type GroundActor = Readonly<{
  kind: 'unit' | 'militia' | 'rebels';
  /** Null: rebels, or the militia of an independent colony. */
  empire: EmpireId | null;
  /** Null: a militia. */
  unit: UnitId | null;
  design: DesignId | null;
}>;
/** What each side of an attack rolled, and what was added (GND-1, GND-2). */
export type GroundRoll = Readonly<{
  attack: Readonly<{ roll: RollId; die: number; value: number; supporters: number }>;
  defense: Readonly<{ roll: RollId; die: number; value: number; dugIn: number }>;
}>;

/** GND-3: a militia defends a colony that has no ground unit. */
export type MilitiaRaised = Fact<'MilitiaRaised', { empire: EmpireId; system: SystemId }>;
/** GND-1: one attack; the first attacker leads. */
export type GroundAttacked = Fact<
  'GroundAttacked',
  {
    system: SystemId;
    attackers: readonly GroundActor[];
    target: GroundActor;
    rolled: GroundRoll;
    damage: number;
    /** An invader takes part in it. */
    invades: boolean;
    /** A counter-attack on invaders (GND-2). */
    counter: boolean;
  }
>;
/** GND-2: the units of an empire that invaded: those alive are landed with a beachhead or unopposed, else aboard; `lost`: none is alive. */
export type InvasionEnded = Fact<
  'InvasionEnded',
  {
    empire: EmpireId;
    system: SystemId;
    units: readonly UnitId[];
    result: 'beachhead' | 'unopposed' | 'repelled' | 'lost';
  }
>;
/** GND-6, OPT-19, INT-7: a system changes hands; the values after it. */
export type SystemConquered = Fact<
  'SystemConquered',
  {
    system: SystemId;
    /** Null: it was independent. */
    from: EmpireId | null;
    by: EmpireId;
    how: ChangeOfHands;
    values: Pick<StarSystem, 'morale' | 'intel'>;
    /** It is the homeworld of its old owner. */
    isHomeworld: boolean;
    /** Readers of the news who don't know the system (FOG-2); older events lack it. */
    strangers?: readonly EmpireId[];
    turn: number;
  }
>;
/** GND-6: a unit under construction is captured with the system. */
export type WorkCaptured = Fact<
  'WorkCaptured',
  {
    from: EmpireId;
    by: EmpireId;
    work: WorkId;
    becomes: WorkId;
    design: DesignId;
    name: string;
    system: SystemId;
  }
>;
/** FOG-8: an empire has lost everything, and is out of the game. */
export type EmpireFell = Fact<'EmpireFell', { empire: EmpireId; turn: number }>;

export type GroundEvent =
  | MilitiaRaised
  | GroundAttacked
  | InvasionEnded
  | SystemConquered
  | WorkCaptured
  | EmpireFell;

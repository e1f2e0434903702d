import type { BoostSource, ElectronicEffect, Gun, Mission } from '#model/battle/round-orders';
import type { BattleSetup, BattleSide, Combatant } from '#model/battle/setup';
import type { TagId, UnitId } from '#model/campaign/ids';
import type { UnitCondition } from '#model/forces/unit';
import type { RuleSet } from '#model/settings/rule-set';

/** What was ordered for a unit, or done to it, in this round. */
export type Round = {
  mission: Mission | null;
  hides: boolean;
  held: boolean;
  cloaked: boolean;
  boosts: Readonly<{ of: BoostSource; gun: Gun }>[];
  effects: ElectronicEffect[];
  rams: Gun | null;
  spent: boolean;
};

/** A unit as the second implementation keeps it. */
export type Piece = {
  readonly unit: Combatant;
  /** Whose it was, and whose it is by now (CSC-10). */
  readonly home: BattleSide;
  side: BattleSide;
  condition: UnitCondition;
  where: 'in' | 'behind' | 'away' | 'destroyed';
  tag: TagId | null;
  /** How many had come into a task force before it came into its own. */
  after: number;
  /** MOV-4: hides behind a convoy; the round in which First Strike is its. */
  lurks: boolean;
  opensIn: number;
  /** CSC-5: has scouted in this encounter, and does so no more. */
  scouted: boolean;
  round: Round;
};

/** A battle as the second implementation keeps it: plain variables, changed in place. */
export type Field = {
  readonly setup: BattleSetup;
  readonly rules: RuleSet;
  readonly pieces: readonly Piece[];
  readonly units: ReadonlyMap<UnitId, Piece>;
  readonly flagship: Record<BattleSide, TagId | null>;
  readonly readiness: Record<BattleSide, number>;
  /** What each side answered for this round: whom to single out, and whom to spare. */
  readonly direct: Record<BattleSide, readonly TagId[]>;
  /** And how much of its damage goes to them at most, in percent. */
  readonly share: Record<BattleSide, number>;
  readonly spare: Record<BattleSide, readonly UnitId[]>;
  /** CSC-9: and whether it spreads damage on its own. */
  readonly spread: Record<BattleSide, boolean>;
  /** CSC-10: whom to board, and whom to guard. */
  readonly board: Record<BattleSide, readonly TagId[]>;
  readonly guard: Record<BattleSide, readonly UnitId[]>;
  now: number;
  /** How many have come into a task force, again and again. */
  comings: number;
};

/** A unit comes into the task force of its side. */
export function comeIn(field: Field, piece: Piece): void {
  piece.after = field.comings;
  field.comings += 1;
}

/** CSC-10: whom the other side has taken. */
export const isPrize = (piece: Piece): boolean => piece.side !== piece.home;

export const freshRound = (): Round => ({
  mission: null,
  hides: false,
  held: false,
  cloaked: false,
  boosts: [],
  effects: [],
  rams: null,
  spent: false,
});

export function fieldOf(setup: BattleSetup, rules: RuleSet): Field {
  const piecesOf = (side: BattleSide): readonly Piece[] =>
    setup.sides[side].combatants.map((unit) => ({
      unit,
      home: side,
      side,
      condition: unit.condition,
      where: 'behind',
      tag: null,
      after: 0,
      lurks: unit.lurks === true,
      opensIn: 1,
      scouted: unit.scouted === true,
      round: freshRound(),
    }));
  const pieces = [...piecesOf('attacker'), ...piecesOf('defender')];
  return {
    setup,
    rules,
    pieces,
    units: new Map(pieces.map((one) => [one.unit.unit, one])),
    flagship: { attacker: null, defender: null },
    readiness: { attacker: 0, defender: 0 },
    direct: { attacker: [], defender: [] },
    share: { attacker: 100, defender: 100 },
    spare: { attacker: [], defender: [] },
    spread: { attacker: false, defender: false },
    board: { attacker: [], defender: [] },
    guard: { attacker: [], defender: [] },
    now: 0,
    comings: 0,
  };
}

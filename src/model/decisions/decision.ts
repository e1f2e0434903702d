import type { BattleId, DecisionId, EmpireId, LaneId, TagId, UnitId } from '#model/campaign/ids';
import type {
  EffectSource,
  FriendlyEffect,
  HostileEffect,
  Mission,
} from '#model/battle/round-orders';
import type { LaneClass } from '#model/campaign/lane';
import type { Asked } from './asked.ts';
import type { CargoChoice } from './cargo-choice.ts';
import type { EncounterChoice } from './encounter-choice.ts';
import type { OutcomeAnswer, OutcomeAsked } from './outcome.ts';
import type { EnemyPiece, OwnPiece } from './pieces.ts';
import type { InitiativeChoice, ScoutingChoice } from './scouting-choice.ts';
import type { TroopChoice } from './troop-choice.ts';
import type { Boost, Booster, SpecialOffers, SpecialOrders } from './specials.ts';

export { POOLS } from './encounter-choice.ts';
export type {
  Departure,
  EnemyPiece,
  FleetWays,
  OpposingGroup,
  OwnPiece,
  WayOut,
} from './pieces.ts';

/** CSC-1: the flagship, and who goes with it, best first. */
type TaskForceChoice = Asked<
  'task-force',
  { battle: BattleId; own: readonly OwnPiece[]; flagships: readonly UnitId[] },
  Readonly<{ kind: 'task-force'; flagship: UnitId | null; order: readonly UnitId[] }>
>;

/**
 * CSC-6, CSC-12, MOV-4: the units that try to get away at the end of the round, their lanes, and those that a Jump ship
 * takes along; the flagship among those that can lead; the Q-Ships that come out; ramming and other specials (CSC-11).
 */
type CommandChoice = Asked<
  'command',
  {
    battle: BattleId;
    round: number;
    length: number;
    /** The task force. */
    own: readonly OwnPiece[];
    /** The units that could lead instead of the flagship just named; empty if there is no choice. */
    flagships: readonly UnitId[];
    /**
     * The units that may try to retreat; `takes`: CC that it may take along; `onlyAlong`: it can retreat only with another unit (OPT-2);
     * `lane`: by which its standing orders have it retreat, the first where it is left out (ENC-5).
     */
    retreating: readonly Readonly<{
      unit: UnitId;
      takes: number;
      onlyAlong?: true;
      lane?: LaneId;
    }>[];
    lanes: readonly Readonly<{ lane: LaneId; class: LaneClass }>[];
    /** Q-Ships that may come out from behind convoys; left out where there are none. */
    lurking?: readonly OwnPiece[];
  } & SpecialOffers,
  Readonly<{
    kind: 'command';
    /** Null: as it is. */
    flagship: UnitId | null;
    retreats: readonly Readonly<{ unit: UnitId; lane: LaneId; along: readonly UnitId[] }>[];
    comeOut?: readonly UnitId[];
  }> &
    SpecialOrders
>;

/**
 * CSC-6, MAP-8, ABL-3: the missions of a round, and the units that hide, cloak, or give up cover to fire better. CC of each piece: the cost
 * of its mission.
 */
type MissionsChoice = Asked<
  'missions',
  {
    battle: BattleId;
    round: number;
    /** The units that may have a mission. */
    own: readonly OwnPiece[];
    enemy: readonly EnemyPiece[];
    points: number;
    /** The units that may hide; left out if there are none. */
    hiders?: readonly OwnPiece[];
    /** The units that may cloak instead of a mission; left out if there are none. */
    cloakers?: readonly OwnPiece[];
    /** The units that may fire better, and what they would give up; left out if there are none. */
    boosters?: readonly Booster[];
  },
  Readonly<{
    kind: 'missions';
    missions: readonly Readonly<{ unit: UnitId; mission: Mission }>[];
    hide?: readonly UnitId[];
    cloak?: readonly UnitId[];
    boosts?: readonly Boost[];
  }>
>;

/** CSC-17: electronic warfare of a round. CC of each piece: the functions that it costs. */
type ElectronicWarfareChoice = Asked<
  'electronic-warfare',
  {
    battle: BattleId;
    round: number;
    own: readonly OwnPiece[];
    flagship: UnitId | null;
    enemy: readonly EnemyPiece[];
    /** Functions to spend. */
    pools: Readonly<Record<'scouts' | FriendlyEffect | HostileEffect, number>>;
  },
  Readonly<{
    kind: 'electronic-warfare';
    friends: readonly Readonly<{ effect: FriendlyEffect; by: EffectSource; unit: UnitId }>[];
    enemies: readonly Readonly<{ effect: HostileEffect; by: EffectSource; tag: TagId }>[];
  }>
>;

/** CSC-8, CSC-10: the units to single out and to board this round, in order; the engine pays as far as the damage goes. */
type FireChoice = Asked<
  'fire',
  {
    battle: BattleId;
    round: number;
    length: number;
    own: readonly OwnPiece[];
    enemy: readonly EnemyPiece[];
    readiness: Readonly<{ own: number; enemy: number }>;
    /** Points to board with, and functions that guard against it; left out where there are none (CSC-10). */
    boarding?: number;
    guards?: number;
  },
  Readonly<{
    kind: 'fire';
    direct: readonly TagId[];
    /** The largest share of a volley's damage that goes to them, in percent; left out: all. */
    share?: number;
    /** Own units to spare, the most important first; empty: the default (CSC-9). */
    spare: readonly UnitId[];
    /** Damage on own units is spread; left out: it costs them least (CSC-9). */
    spread?: true;
    /** The units to board, in order, and the units to guard: one level for each in turn, and again; empty: the default (CSC-10). */
    board?: readonly TagId[];
    guard?: readonly UnitId[];
  }>
>;

/** CSC-13: the units to send back, and the order of entry for reinforcements. */
type RoundEndChoice = Asked<
  'round-end',
  {
    battle: BattleId;
    round: number;
    /** The task force without its flagship: the units that may be sent back. */
    own: readonly OwnPiece[];
    reinforcements: readonly OwnPiece[];
    /** CC that may be sent back. */
    allowance: number;
  },
  Readonly<{ kind: 'round-end'; sendBack: readonly UnitId[]; enter: readonly UnitId[] }>
>;

/** ENC-1: the outcome of a battle that was fought elsewhere; the moderator is asked. */
type OutcomeEntry = Asked<'battle-outcome', OutcomeAsked, OutcomeAnswer>;

type DecisionTable =
  | EncounterChoice
  | TaskForceChoice
  | InitiativeChoice
  | ScoutingChoice
  | CommandChoice
  | MissionsChoice
  | ElectronicWarfareChoice
  | FireChoice
  | RoundEndChoice
  | CargoChoice
  | TroopChoice
  | OutcomeEntry;

/** A choice that the rules give a player in the middle of a turn (TURN-4). It contains only what that player may know. */
export type Decision = DecisionTable['question'];
export type DecisionKind = Decision['kind'];
export const DECISION_KINDS = [
  'initiative',
  'encounter-action',
  'scenario-response',
  'defensive-response',
  'pursuit',
  'pools',
  'pool-choice',
  'task-force',
  'scouting',
  'command',
  'missions',
  'electronic-warfare',
  'fire',
  'round-end',
  'cargo',
  'troop-losses',
  'disengage',
  'battle-outcome',
] as const satisfies readonly DecisionKind[];
export type DecisionOf<K extends DecisionKind> = Extract<Decision, { kind: K }>;
export type AnswerOf<K extends DecisionKind> = Extract<
  DecisionTable,
  { question: { kind: K } }
>['answer'];
export type Answer = DecisionTable['answer'];

/** The source of an answer: a window, the moderator in a player's place, standing orders, or nobody if there was no choice. */
export const ANSWER_SOURCES = ['window', 'moderator', 'standing', 'policy'] as const;
export type AnswerSource = (typeof ANSWER_SOURCES)[number];

/** Kept beside the events, never in them: the bytes of a turn do not depend on who answered. */
export type AnsweredDecision = Readonly<{
  decision: DecisionId;
  asked: EmpireId;
  kind: DecisionKind;
  answer: Answer;
  by: AnswerSource;
}>;

/** Given to the engine like the dice: an answer, or nothing when the player must be asked first. */
export type Decider = <K extends DecisionKind>(
  decision: DecisionOf<K>,
  standing: AnswerOf<K>,
) => Readonly<{ answer: AnswerOf<K>; by: AnswerSource }> | undefined;

import type { RuleRef } from '#kernel/reasons/cite';
import type {
  BattleId,
  DecisionId,
  EmpireId,
  EncounterId,
  LaneId,
  TagId,
  UnitId,
} from '#model/campaign/ids';
import type { BattlePlace } from '#model/battle/place';
import type {
  EffectSource,
  FriendlyEffect,
  HostileEffect,
  Mission,
} from '#model/battle/round-orders';
import type { ScenarioKind } from '#model/battle/setup';
import type { LaneClass } from '#model/campaign/lane';
import type { Departure, EnemyPiece, FleetWays, OpposingGroup, OwnPiece } from './pieces.ts';
import type { Boost, Booster, SpecialOffers, SpecialOrders } from './specials.ts';

export type {
  Departure,
  EnemyPiece,
  FleetWays,
  OpposingGroup,
  OwnPiece,
  WayOut,
} from './pieces.ts';

type Asked<K extends string, D, A> = Readonly<{
  question: Readonly<
    {
      kind: K;
      id: DecisionId;
      cite: RuleRef;
      asked: EmpireId;
      encounter: EncounterId;
      place: BattlePlace;
    } & D
  >;
  answer: A;
}>;

/** ENC-2: what a side does when its turn comes. */
type EncounterAction = Asked<
  'encounter-action',
  {
    own: readonly OwnPiece[];
    opponents: readonly Readonly<{
      empire: EmpireId;
      /** An enemy; or a neutral that was sought out here, or has demanded a scenario (DIP-10). */
      isFoe: boolean;
      /** Whom Deep Space would be fought with. */
      groups: readonly OpposingGroup[];
      /** Who joins them in a Defensive scenario. */
      defenses: readonly OpposingGroup[];
      demandable: readonly ScenarioKind[];
    }>[];
    fleets: readonly FleetWays[];
    ownsSystem: boolean;
  },
  | Readonly<{ kind: 'demand'; scenario: ScenarioKind; against: EmpireId }>
  | Readonly<{ kind: 'withdraw'; leave: readonly Departure[] }>
  | Readonly<{ kind: 'pass' }>
>;

/** ENC-3: accept a demanded Deep Space scenario, or refuse it: all who fight leave, or fall back on the bases. */
type ScenarioResponse = Asked<
  'scenario-response',
  {
    scenario: ScenarioKind;
    by: EmpireId;
    own: readonly OwnPiece[];
    groups: readonly OpposingGroup[];
    /** Own bases are there to fall back on. */
    fixedDefenses: boolean;
    /** With no bases, the fleets and their lanes; while one that fights has none it cannot be refused. */
    fleets: readonly FleetWays[];
    ownsSystem: boolean;
  },
  | Readonly<{ kind: 'accept' }>
  /** Null: to the fixed defenses. */
  | Readonly<{ kind: 'refuse'; leave: readonly Departure[] | null }>
>;

/** ENC-3: a Defensive scenario cannot be refused, but fleets may leave before it. */
type DefensiveResponse = Asked<
  'defensive-response',
  {
    by: EmpireId;
    /** Everything that would fight, the fixed defenses included. */
    own: readonly OwnPiece[];
    groups: readonly OpposingGroup[];
    fleets: readonly FleetWays[];
    ownsSystem: boolean;
  },
  Readonly<{ kind: 'defend'; leave: readonly Departure[] }>
>;

/** ENC-3: pursue fleets that withdraw. */
type PursuitChoice = Asked<
  'pursuit',
  {
    quarry: EmpireId;
    isFoe: boolean;
    own: readonly OwnPiece[];
    /** The fleets that withdraw. */
    groups: readonly OpposingGroup[];
    ownsSystem: boolean;
  },
  Readonly<{ kind: 'pursue' }> | Readonly<{ kind: 'let-go' }>
>;

/** CSC-1: the flagship, and who goes with it, best first. */
type TaskForceChoice = Asked<
  'task-force',
  { battle: BattleId; own: readonly OwnPiece[]; flagships: readonly UnitId[] },
  Readonly<{ kind: 'task-force'; flagship: UnitId | null; order: readonly UnitId[] }>
>;

/**
 * CSC-6, CSC-12, MOV-4: who tries to get away at the end of the round, by which lane, and whom a Jump ship takes
 * along; who leads of those that could; which Q-Ships come out; what is dared beside (CSC-11).
 */
type CommandChoice = Asked<
  'command',
  {
    battle: BattleId;
    round: number;
    length: number;
    /** The task force. */
    own: readonly OwnPiece[];
    /** Who could lead instead of the flagship just named; none: no choice. */
    flagships: readonly UnitId[];
    /** Who may try to get away; `takes`: CC that it may take along; `onlyAlong`: only so (OPT-2). */
    retreating: readonly Readonly<{ unit: UnitId; takes: number; onlyAlong?: true }>[];
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

/** CSC-6, MAP-8, ABL-3: the missions of a round, who hides, and who gives up cover to fire better. CC of each piece: what a mission of it costs. */
type MissionsChoice = Asked<
  'missions',
  {
    battle: BattleId;
    round: number;
    /** Who may have a mission. */
    own: readonly OwnPiece[];
    enemy: readonly EnemyPiece[];
    points: number;
    /** Who may hide; left out where nobody can. */
    hiders?: readonly OwnPiece[];
    /** Who may fire better, and by what; left out where nobody can. */
    boosters?: readonly Booster[];
  },
  Readonly<{
    kind: 'missions';
    missions: readonly Readonly<{ unit: UnitId; mission: Mission }>[];
    hide?: readonly UnitId[];
    boosts?: readonly Boost[];
  }>
>;

/** CSC-17: electronic warfare of a round. CC of each piece: what it costs in functions. */
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

/** CSC-8: whom to single out this round, in order; the engine pays as far as the damage goes. */
type FireChoice = Asked<
  'fire',
  {
    battle: BattleId;
    round: number;
    length: number;
    own: readonly OwnPiece[];
    enemy: readonly EnemyPiece[];
    readiness: Readonly<{ own: number; enemy: number }>;
  },
  Readonly<{
    kind: 'fire';
    direct: readonly TagId[];
    /** Own units in the order in which they shall be spared, dearest first; empty: the default (CSC-9). */
    spare: readonly UnitId[];
  }>
>;

/** CSC-13: whom to send back, and in which order reinforcements enter. */
type RoundEndChoice = Asked<
  'round-end',
  {
    battle: BattleId;
    round: number;
    /** The task force without its flagship: who may be sent back. */
    own: readonly OwnPiece[];
    reinforcements: readonly OwnPiece[];
    /** CC that may be sent back. */
    allowance: number;
  },
  Readonly<{ kind: 'round-end'; sendBack: readonly UnitId[]; enter: readonly UnitId[] }>
>;

/** ENC-4: disengage after a scenario. */
type DisengageChoice = Asked<
  'disengage',
  {
    own: readonly OwnPiece[];
    groups: readonly OpposingGroup[];
    fleets: readonly FleetWays[];
    ownsSystem: boolean;
  },
  Readonly<{ kind: 'stay' }> | Readonly<{ kind: 'disengage'; leave: readonly Departure[] }>
>;

type DecisionTable =
  | EncounterAction
  | ScenarioResponse
  | DefensiveResponse
  | PursuitChoice
  | TaskForceChoice
  | CommandChoice
  | MissionsChoice
  | ElectronicWarfareChoice
  | FireChoice
  | RoundEndChoice
  | DisengageChoice;

/** A choice that the rules give a player in the middle of a turn (TURN-4): only what he may know is in it. */
export type Decision = DecisionTable['question'];
export type DecisionKind = Decision['kind'];
export const DECISION_KINDS = [
  'encounter-action',
  'scenario-response',
  'defensive-response',
  'pursuit',
  'task-force',
  'command',
  'missions',
  'electronic-warfare',
  'fire',
  'round-end',
  'disengage',
] as const satisfies readonly DecisionKind[];
export type DecisionOf<K extends DecisionKind> = Extract<Decision, { kind: K }>;
export type AnswerOf<K extends DecisionKind> = Extract<
  DecisionTable,
  { question: { kind: K } }
>['answer'];
export type Answer = DecisionTable['answer'];

/** Who answered (design of decisions): a window, the fleet's or the empire's standing orders, or nobody where there was no choice. */
export const ANSWER_SOURCES = ['window', 'standing', 'policy'] as const;
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

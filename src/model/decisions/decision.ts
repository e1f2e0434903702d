import type { RuleRef } from '#kernel/reasons/cite';
import type {
  BattleId,
  DecisionId,
  DesignId,
  EmpireId,
  EncounterId,
  LaneId,
  SystemId,
  TagId,
  UnitId,
} from '#model/campaign/ids';
import type { BattlePlace } from '#model/battle/place';
import type { ScenarioKind } from '#model/battle/setup';
import type { UnitCondition, UnitKind } from '#model/forces/unit';

/** An own unit as a question shows it. Values are those of the moment (CSC-16). */
export type OwnPiece = Readonly<{
  unit: UnitId;
  design: DesignId;
  name: string;
  kind: UnitKind;
  condition: UnitCondition;
  dv: number;
  as: number;
  af: number;
  cv: number;
  cr: number;
  cc: number;
  cost: number;
}>;

/** An enemy unit in his task force, as far as it shows (FOG-6). Stats null: not known (FOG-5 fought). */
export type EnemyPiece = Readonly<{
  tag: TagId;
  design: DesignId;
  name: string;
  kind: UnitKind;
  condition: UnitCondition;
  flagship: boolean;
  formation: number;
  stats: Readonly<{ dv: number; as: number; af: number; cv: number }> | null;
}>;

/** A group of the opponent before the battle, as sight gives it (FOG-3). */
export type OpposingGroup = Readonly<{
  design: DesignId;
  kind: UnitKind;
  condition: UnitCondition;
  count: number;
  strength: number | null;
}>;

/** A lane to leave by, with the jumps from its far end to a system of the asked one; null: no way he knows. */
export type WayOut = Readonly<{ lane: LaneId; to: SystemId; jumpsHome: number | null }>;

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
      groups: readonly OpposingGroup[];
      demandable: readonly ScenarioKind[];
    }>[];
    waysOut: readonly WayOut[];
    ownsSystem: boolean;
  },
  | Readonly<{ kind: 'demand'; scenario: ScenarioKind; against: EmpireId }>
  | Readonly<{ kind: 'withdraw'; lane: LaneId }>
  | Readonly<{ kind: 'pass' }>
>;

/** ENC-3: accept a demanded scenario, or refuse it by withdrawing. */
type ScenarioResponse = Asked<
  'scenario-response',
  {
    scenario: ScenarioKind;
    by: EmpireId;
    own: readonly OwnPiece[];
    groups: readonly OpposingGroup[];
    /** Own bases are there to fall back on. */
    fixedDefenses: boolean;
    /** With no bases, the lanes to refuse toward; none: it cannot be refused. */
    waysOut: readonly WayOut[];
    ownsSystem: boolean;
  },
  Readonly<{ kind: 'accept' }> | Readonly<{ kind: 'refuse'; lane: LaneId | null }>
>;

/** CSC-1: the flagship, and who goes with it, best first. */
type TaskForceChoice = Asked<
  'task-force',
  { battle: BattleId; own: readonly OwnPiece[]; flagships: readonly UnitId[] },
  Readonly<{ kind: 'task-force'; flagship: UnitId | null; order: readonly UnitId[] }>
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
    waysOut: readonly WayOut[];
    ownsSystem: boolean;
  },
  Readonly<{ kind: 'stay' }> | Readonly<{ kind: 'disengage'; lane: LaneId }>
>;

type DecisionTable =
  | EncounterAction
  | ScenarioResponse
  | TaskForceChoice
  | FireChoice
  | RoundEndChoice
  | DisengageChoice;

/** A choice that the rules give a player in the middle of a turn (TURN-4): only what he may know is in it. */
export type Decision = DecisionTable['question'];
export type DecisionKind = Decision['kind'];
export const DECISION_KINDS = [
  'encounter-action',
  'scenario-response',
  'task-force',
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

/** Who answered (design of decisions): a window, the fleet's or the empire's standing orders. */
export const ANSWER_SOURCES = ['window', 'standing'] as const;
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

import { brandAs } from '#kernel/brand/brand';
import type { BattleSide, EnteredFate, ScenarioKind, Scouted } from '#model/battle/setup';
import type {
  BattleId,
  DecisionId,
  EmpireId,
  EncounterId,
  LaneId,
  UnitId,
} from '#model/campaign/ids';
import type { UnitCondition, UnitKind } from '#model/forces/unit';

/**
 * The moderator, who is asked for the outcome of a battle that was fought elsewhere (ENC-1). No empire can have this
 * id, so these questions are never shown to an empire.
 */
export const MODERATOR = brandAs<EmpireId>('@moderator');

/** The one question of a battle that is fought elsewhere. */
export const outcomeIdOf = (battle: BattleId): DecisionId =>
  brandAs<DecisionId>(`${MODERATOR}/${battle}/outcome`);

/** The encounter of such a battle, and its number there. */
export function battleOfOutcome(
  question: DecisionId,
): Readonly<{ encounter: EncounterId; number: number }> {
  const battle = question.slice(`${MODERATOR}/`.length, -'/outcome'.length);
  const end = battle.lastIndexOf('.');
  return {
    encounter: brandAs<EncounterId>(battle.slice(0, end)),
    number: Number(battle.slice(end + 1)),
  };
}

/**
 * The numbers of the battles of an encounter from which on others fight: first elsewhere, then the machine again, and so on. None: the
 * machine fights all of them.
 */
export type ElsewhereAt = readonly number[];

/** Whether the battle of a number is fought elsewhere. @rule ENC-1 */
export const isFoughtElsewhere = (changes: ElsewhereAt, number: number): boolean =>
  changes.filter((from) => from <= number).length % 2 === 1;

/** One that took part, as it was before the battle. */
export type OutcomeUnit = Readonly<{
  unit: UnitId;
  owner: EmpireId;
  name: string;
  class: string;
  kind: UnitKind;
  cost: number;
  condition: UnitCondition;
  /** Levels out of supply (SUP-7); left out: none. */
  outOfSupply?: number;
  /** There is no crippled state for it (CSC-8). */
  diesAtOnce: boolean;
  /** The unit that it is based on, if that took part: it shares its fate. */
  carrier: UnitId | null;
  /** Hides behind a convoy, and may come out (MOV-4). */
  lurks: boolean;
  /** Its condition as a prize; null: it can't be captured (CSC-10). */
  asPrize: UnitCondition | null;
  /** A warship or base: while one is left of a side it can hold prizes. */
  holdsPrizes: boolean;
  /** Through how many functions its side may have spent Intel before the battle; left out: it could not scout (CSC-5). */
  scouts?: number;
  /** Two such that were held in the reinforcements were one function (CSC-5). */
  isFast?: true;
}>;

/** A side, with the lanes that its single ships may get away by. */
export type OutcomeSide = Readonly<{
  leader: EmpireId;
  units: readonly OutcomeUnit[];
  lanes: readonly LaneId[];
  /** Intel that it had to spend before the battle; left out: none, or nobody to scout (CSC-5). */
  intel?: number;
}>;

/** A battle that was fought elsewhere, and all that took part in it. */
export type OutcomeAsked = Readonly<{
  battle: BattleId;
  scenario: ScenarioKind;
  /** The unit that raiders attacked (SUP-1); null: no raid. */
  raidOn: UnitId | null;
  sides: Readonly<Record<BattleSide, OutcomeSide>>;
}>;

/** The outcome. Units that aren't named are unchanged. */
export type OutcomeAnswer = Readonly<{
  kind: 'battle-outcome';
  rounds: number;
  fates: readonly EnteredFate[];
  retreats: readonly Readonly<{ unit: UnitId; lane: LaneId }>[];
  /** The units that came out from behind a convoy. */
  cameOut: readonly UnitId[];
  /** The Intel that was spent before it, and the units through which it was spent; left out if there was none (CSC-5). */
  scouted?: readonly Scouted[];
}>;

/** The longest battle that can be entered, in any game. */
export const MOST_ROUNDS = 99;

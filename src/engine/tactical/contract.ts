import type { Brand } from '#kernel/brand/brand';
import type { RuleRef } from '#kernel/reasons/cite';
import type { OddsDice } from '#kernel/dice/odds-dice';
import type { BattleClosed, BattleEvent } from '#model/battle/battle-event';
import type { BattleCosts, BattleOutcome, BattleSetup, BattleSide } from '#model/battle/setup';
import type { EncounterId } from '#model/campaign/ids';
import type { Answer, Decision } from '#model/decisions/decision';
import type { Dice } from '#model/rolls/roll-purpose';
import type { RuleSet } from '#model/settings/rule-set';

export type TacticalEngineId = Brand<string, 'TacticalEngineId'>;

/** A question with the answer that the standing orders give to it. The question is to be read before the answer is given. */
export type Ask = Readonly<{ decision: Decision; standing: Answer }>;

/**
 * A computation that stops wherever players may choose: it yields the questions that stand open
 * together and is resumed with one answer to each, in the same order.
 */
export type Asking<R> = Generator<readonly Ask[], R, readonly Answer[]>;

/** Where a battle's record goes: all events, or only counts. */
export type BattleSink = (event: BattleEvent) => void;

/** Which battle is fought, by which rules. */
export type BattleFacts = Readonly<{ setup: BattleSetup; encounter: EncounterId; rules: RuleSet }>;

export type BattleInput = BattleFacts &
  Readonly<{
    /** The battle's own dice: one stream per round is taken from it. */
    dice: Dice;
    sink: BattleSink;
  }>;

/** A battle for odds: its dice are never the campaign's. */
export type RehearsalInput = BattleFacts & Readonly<{ odds: OddsDice }>;

/** What became of a unit in a battle that nobody reads: parts of one number. */
export const COUNTED_FATES = {
  destroyed: 1,
  crippled: 2,
  captured: 4,
  away: 8,
  keptOut: 16,
} as const;

/** Is told what became of the unit at a place among the combatants of a side, if anything has. */
export type FateSink = (side: BattleSide, place: number, fates: number) => void;

/** How a battle ended that nobody reads. */
export type CountedBattle = Readonly<{
  rounds: number;
  because: BattleClosed['because'];
  loser: BattleSide | null;
}> &
  BattleCosts;

/** The same battle as often as one likes, standing orders answering for both sides, without a record: for odds. */
export type Rehearsal = Readonly<{
  /** Who leads at first, by the place among the combatants of the side; null: nobody. */
  flagships: Readonly<Record<BattleSide, number | null>>;
  /** Fights it once, by its dice as they stand. */
  fight: (sink: FateSink) => CountedBattle;
}>;

/** A game that can fight a battle; CSCR is the first (ENC-1). */
export type TacticalEngine = Readonly<{
  id: TacticalEngineId;
  cite: RuleRef;
  title: string;
  fight: (input: BattleInput) => Asking<BattleOutcome>;
  /** Null: what it fights is not up to us, and has no odds. */
  rehearse: ((input: RehearsalInput) => Rehearsal) | null;
}>;

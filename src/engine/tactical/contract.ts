import type { Brand } from '#kernel/brand/brand';
import type { RuleRef } from '#kernel/reasons/cite';
import type { BattleEvent } from '#model/battle/battle-event';
import type { BattleOutcome, BattleSetup } from '#model/battle/setup';
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

export type BattleInput = Readonly<{
  setup: BattleSetup;
  encounter: EncounterId;
  rules: RuleSet;
  /** The battle's own dice: one stream per round is taken from it. */
  dice: Dice;
  sink: BattleSink;
  /** Only how the battle ends is wanted, as for odds: of its record no more is told than who led at first and how it closed. */
  isCounted?: true;
}>;

/** A game that can fight a battle; CSCR is the first (ENC-1). */
export type TacticalEngine = Readonly<{
  id: TacticalEngineId;
  cite: RuleRef;
  title: string;
  fight: (input: BattleInput) => Asking<BattleOutcome>;
}>;

import type { RuleRef } from '#kernel/reasons/cite';
import type { BattlePlace } from '#model/battle/place';
import type { DecisionId, EmpireId, EncounterId } from '#model/campaign/ids';

/** A kind of question, with what it says beside and the answers to it. */
export type Asked<K extends string, D, A> = Readonly<{
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

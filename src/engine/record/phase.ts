import type { RuleRef } from '#kernel/reasons/cite';
import type { EncounterId } from '#model/campaign/ids';
import type { PhaseId } from '#model/campaign/phase-ids';
import type { CampaignState } from '#model/campaign/state';
import type { AnsweredDecision, Decider, Decision } from '#model/decisions/decision';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { OrdersByEmpire } from '#model/orders/order';
import type { Dice } from '#model/rolls/roll-purpose';
import type { RuleSet } from '#model/settings/rule-set';
import type { ElsewhereAt } from '#model/decisions/outcome';

/** All that a phase depends on: the same input gives the same bytes. */
export type PhaseInput = Readonly<{
  state: CampaignState;
  orders: OrdersByEmpire;
  rules: RuleSet;
  dice: Dice;
  decide: Decider;
  /** Encounters whose battles are fought elsewhere, and the number of the first such battle (ENC-1); left out: none. */
  elsewhere?: ReadonlyMap<EncounterId, ElsewhereAt>;
}>;

/** A phase is done, or it waits for answers and has changed nothing. */
export type PhaseResult =
  | Readonly<{
      done: true;
      state: CampaignState;
      events: readonly CampaignEvent[];
      decided: readonly AnsweredDecision[];
    }>
  | Readonly<{
      done: false;
      open: readonly Decision[];
      decided: readonly AnsweredDecision[];
      /** What would have happened so far, to be read before the questions are answered. */
      told: readonly CampaignEvent[];
    }>;

/** One step of the sequence of play (TURN-2). */
export type Phase = Readonly<{
  id: PhaseId;
  cite: RuleRef;
  /** Why it comes here in the turn. */
  why: string;
  run: (input: PhaseInput) => PhaseResult;
}>;

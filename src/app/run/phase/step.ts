import type { PhaseRun } from '#app/ports/turn-record';
import type { DecisionId, EmpireId } from '#model/campaign/ids';
import type { DecisionKind } from '#model/decisions/decision';
import type { Stage } from './stage-of.ts';

/** An open question, without its content. */
export type OpenQuestion = Readonly<{
  id: DecisionId;
  asked: EmpireId;
  kind: DecisionKind;
  askedAt: string;
}>;

/** A phase ran, or it waits for players. */
export type Step =
  | Readonly<{ kind: 'ran'; run: PhaseRun; stage: Stage }>
  | Readonly<{ kind: 'waiting'; open: readonly OpenQuestion[] }>;

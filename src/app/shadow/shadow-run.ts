import type { EmpireView } from '#fog/views/empire-view';
import type { RuleRef } from '#kernel/reasons/cite';
import type { OrderSheet } from '#app/ports/turn-record';
import type { EmpireId } from '#model/campaign/ids';
import type { PhaseId } from '#model/campaign/phase-ids';
import type { CampaignState } from '#model/campaign/state';
import type { RuleSet } from '#model/settings/rule-set';

/** All that a trial depends on, as plain data. */
export type ShadowInput = Readonly<{
  state: CampaignState;
  rules: RuleSet;
  /** The orders that are tried, as if they were submitted. */
  sheets: readonly OrderSheet[];
  views: ReadonlyMap<EmpireId, EmpireView>;
  /** Where its dice come from: never the campaign's own secret, or a trial would foretell the turn. */
  secret: string;
}>;

/** What a line is about, beyond that it happened. */
export type ShadowConcern = 'battle' | 'supply' | 'deficit' | 'failure';

export type ShadowLine = Readonly<{
  cite: RuleRef;
  text: string;
  concern: ShadowConcern | null;
}>;

export type ShadowPhase = Readonly<{ turn: number; phase: PhaseId; lines: readonly ShadowLine[] }>;

export type ShadowRun = Readonly<{
  phases: readonly ShadowPhase[];
  /** Where and why the trial broke off: the turn itself would fail there. */
  broken: Readonly<{ phase: PhaseId; text: string }> | null;
}>;

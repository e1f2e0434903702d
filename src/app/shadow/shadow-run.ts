import type { EmpireView } from '#fog/views/empire-view';
import type { RuleRef } from '#kernel/reasons/cite';
import type { OrderSheet } from '#app/ports/turn-record';
import type { EmpireId } from '#model/campaign/ids';
import type { PhaseId } from '#model/campaign/phase-ids';
import type { CampaignState } from '#model/campaign/state';
import type { RuleSet } from '#model/settings/rule-set';

/** The input of a shadow turn, as plain data. */
export type ShadowInput = Readonly<{
  state: CampaignState;
  rules: RuleSet;
  /** The orders that are tried, as if they were submitted. */
  sheets: readonly OrderSheet[];
  views: ReadonlyMap<EmpireId, EmpireView>;
  /** The secret of its dice. It is never the campaign's own, or it would foretell the turn. */
  secret: string;
}>;

/** The kind of a line, if it is more than a plain event. */
export type ShadowConcern = 'battle' | 'supply' | 'deficit' | 'failure';

export type ShadowLine = Readonly<{
  cite: RuleRef;
  text: string;
  concern: ShadowConcern | null;
}>;

export type ShadowPhase = Readonly<{ turn: number; phase: PhaseId; lines: readonly ShadowLine[] }>;

export type ShadowRun = Readonly<{
  phases: readonly ShadowPhase[];
  /** The place where the shadow turn failed, and the reason. The real turn would fail there too. */
  broken: Readonly<{ phase: PhaseId; text: string }> | null;
}>;

import { ok } from '#kernel/result/result';
import type { Amendment } from '#engine/turn/amend';
import type { Ports } from '#app/ports/ports';
import type { Actor } from '#app/actor';
import { checkedCorrection, type Reasoning } from '#app/corrections/checked-correction';
import { type UseCase, guarded } from '#app/guarded';
import { amendCampaign, reasonIssues } from '#app/editions/amend-campaign';
import type { AmendedCampaign } from '#app/editions/prepared-amendment';
import { type Outcome, refuse } from '#app/use-case-error';
import type { CampaignState } from '#model/campaign/state';
import type { RuleSet } from '#model/settings/rule-set';

export type MakeCorrectionInput = Reasoning &
  Readonly<{
    actor: Actor;
    /** The version that the moderator looked at. */
    version: number;
    /** The edits, one on a line, or as JSON. */
    text: string;
  }>;

/** `edits`: the number of its edits. */
export type CorrectionDone = Readonly<{ version: number; edits: number }> &
  Pick<AmendedCampaign<Amendment>, 'run' | 'issued'>;

/**
 * Corrects the state between two phases, by all edits or none. The empires that it touches read about it in their next
 * reports, or while orders are open in another edition of this turn's. It is a version of its own, so it can be undone.
 * @rule TURN-3
 */
export const makeCorrection = (ports: Ports): UseCase<MakeCorrectionInput, CorrectionDone> =>
  guarded(async (input) => {
    const amended = await amendCampaign(ports, input, (state, rules) =>
      correctionOf(state, rules, input),
    );
    if (!amended.ok) return amended;
    const { run, amendment, issued } = amended.value;
    return ok({ version: run.version, edits: amendment.edits.length, run, issued });
  });

type Correction = Extract<Amendment, { kind: 'correction' }>;

function correctionOf(
  state: CampaignState,
  rules: RuleSet,
  { text, reason: why, tellReason }: MakeCorrectionInput,
): Outcome<Correction> {
  const reason = why.trim();
  const reasoning = { reason, tellReason, rules };
  const { issues, correction, made } = checkedCorrection(state, text, reasoning);
  const all = [...reasonIssues(reason), ...issues];
  if (made === null || all.length > 0) return refuse('CORRECTION_REFUSED', all);
  return ok(correction);
}

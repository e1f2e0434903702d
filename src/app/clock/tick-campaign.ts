import type { CampaignId, Signature } from '#app/ports/campaign-record';
import type { Ports } from '#app/ports/ports';
import { heldRun } from '#app/run/runner/held-run';
import type { Outcome } from '#app/use-case-error';
import { lookAtClock } from './run-due.ts';

const CLOCK: Signature = { kind: 'clock' };

/** Does what is due in a campaign, up to the next orders at most. Returns the number of phases that ran. @rule TURN-5 @rule TURN-7 */
export async function tickCampaign(ports: Ports, id: CampaignId): Promise<Outcome<number>> {
  const seen = await lookAtClock(ports, id);
  if (!seen.ok) return seen;
  const { verdict, campaign } = seen.value;
  if (verdict.do === 'wait') return { ok: true, value: 0 };
  const job = { campaign: id, by: CLOCK, actor: null };
  return heldRun(ports, { kind: 'due', job }, { from: campaign.version });
}

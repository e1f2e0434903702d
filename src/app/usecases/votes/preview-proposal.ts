import { ok } from '#kernel/result/result';
import type { Actor } from '#app/actor';
import { type CorrectionPreview, readCorrectionPreview } from '#app/corrections/correction-preview';
import { type UseCase, guarded } from '#app/guarded';
import type { Ports } from '#app/ports/ports';
import { stageOf } from '#app/run/phase/stage-of';
import { type Outcome, refuse } from '#app/use-case-error';
import { isDecidedByVote } from '#rules/voting/is-decided-by-vote';

export type PreviewProposalInput = Readonly<{ actor: Actor; text: string; reason: string }>;

/**
 * The effect of a proposed correction, for players. While orders are open, everything that it is made of has been issued to
 * everybody in such a campaign. @rule TURN-6 @rule TURN-3
 */
export const previewProposal = ({
  store,
}: Ports): UseCase<PreviewProposalInput, CorrectionPreview> =>
  guarded(async ({ actor, ...written }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    return store.read(async (reader): Promise<Outcome<CorrectionPreview>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      if (!isDecidedByVote(campaign)) return refuse('NO_VOTES');
      if (stageOf(campaign) !== 'orders') return refuse('VOTE_LATER');
      const text = { ...written, tellReason: true, voted: true } as const;
      return ok(await readCorrectionPreview(reader, campaign, text));
    });
  });

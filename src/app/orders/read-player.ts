import { ok } from '#kernel/result/result';
import type { Player } from '#app/actor';
import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Publication } from '#app/ports/turn-record';
import { type Outcome, refuse } from '#app/use-case-error';
import { issuedNow } from '#app/editions/issued-now';
import { type Stage, stageOf } from '#app/run/phase/stage-of';

/** The data of a player's pages, which never includes the state. `issued` is missing before the first Opening. */
export type PlayerDesk = Readonly<{
  campaign: Campaign;
  stage: Stage;
  issued: Publication | undefined;
}>;

/** Reads the data of a player's pages. */
export async function readPlayer(reader: StoreReader, actor: Player): Promise<Outcome<PlayerDesk>> {
  const campaign = await reader.campaign(actor.campaign);
  if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
  const issued = await issuedNow(reader, campaign.id, actor);
  return ok({ campaign, stage: stageOf(campaign), issued });
}

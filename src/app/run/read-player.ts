import { ok } from '#kernel/result/result';
import type { Player } from '#app/actor';
import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Publication } from '#app/ports/turn-record';
import { type Outcome, refuse } from '#app/use-case-error';
import { currentPublication } from './current-publication.ts';
import { sitsThere } from './sits-there.ts';
import { type Stage, stageOf } from './stage-of.ts';

/** What a player's pages are made from; never the state. `issued` is missing before the first opening. */
export type PlayerDesk = Readonly<{
  campaign: Campaign;
  stage: Stage;
  issued: Publication | undefined;
}>;

/** Reads where a player stands. */
export async function readPlayer(reader: StoreReader, actor: Player): Promise<Outcome<PlayerDesk>> {
  const campaign = await reader.campaign(actor.campaign);
  if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
  if (!(await sitsThere(reader, actor))) return refuse('SEAT_ENDED');
  const head = currentPublication(await reader.publications(campaign.id));
  const { empire } = actor;
  const issued = head && (await reader.publication(campaign.id, { ...head, empire }));
  return ok({ campaign, stage: stageOf(campaign), issued });
}

import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { correctedBy } from '#app/editions/corrected-by';
import { type Outcome, refuse } from '#app/use-case-error';

export type ReportLine = Readonly<{
  turn: number;
  edition: number;
  publishedAt: string;
  /** It was undone. Another edition replaced it, or will. */
  superseded: boolean;
  /** The edition that replaced it by a correction. */
  correctedBy: number | null;
}>;

/** All reports that were issued to a player, oldest first. Undone ones stay readable. */
export const listReports = ({
  store,
}: Ports): UseCase<Readonly<{ actor: Actor }>, readonly ReportLine[]> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    return store.read(async (reader): Promise<Outcome<readonly ReportLine[]>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const heads = await reader.issuedTo(campaign.id, actor.empire);
      return ok(
        heads.map((head) => {
          const { turn, edition, publishedAt, undone: superseded } = head;
          return { turn, edition, publishedAt, superseded, correctedBy: correctedBy(heads, head) };
        }),
      );
    });
  });

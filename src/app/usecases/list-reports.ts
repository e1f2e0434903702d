import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { correctedBy } from '#app/run/corrected-by';
import { type Outcome, refuse } from '#app/use-case-error';

export type ReportLine = Readonly<{
  turn: number;
  edition: number;
  publishedAt: string;
  /** It was taken back: another edition took its place, or will. */
  superseded: boolean;
  /** The edition that a correction put in its place. */
  correctedBy: number | null;
}>;

/** The reports that a player was issued, oldest first; what he once had stays readable. */
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

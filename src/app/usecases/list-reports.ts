import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { type Outcome, refuse } from '#app/use-case-error';

export type ReportLine = Readonly<{
  turn: number;
  edition: number;
  publishedAt: string;
  /** A later edition took its place, or will: the turn was played again. */
  superseded: boolean;
}>;

/** The reports that were issued, oldest first; what somebody once had stays readable. */
export const listReports = ({
  store,
}: Ports): UseCase<Readonly<{ actor: Actor }>, readonly ReportLine[]> =>
  guarded(async ({ actor }) =>
    store.read(async (reader): Promise<Outcome<readonly ReportLine[]>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const heads = await reader.publications(campaign.id);
      return ok(
        heads.map(({ turn, edition, publishedAt, undone }) => {
          return { turn, edition, publishedAt, superseded: undone };
        }),
      );
    }),
  );

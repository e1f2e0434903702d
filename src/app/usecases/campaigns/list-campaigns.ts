import { ok } from '#kernel/result/result';
import { turnLabelOf } from '#rules/calendar/turn-label';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { type Stage, stageOf } from '#app/run/phase/stage-of';

/** The data about a campaign that anybody on this server may see. */
export type CampaignLine = Readonly<{
  slug: string;
  name: string;
  turn: number;
  label: string;
  stage: Stage;
  createdAt: string;
}>;

/** The stored campaigns, oldest first. */
export const listCampaigns = ({ store }: Ports): UseCase<void, readonly CampaignLine[]> =>
  guarded(async () => {
    const campaigns = await store.read((reader) => reader.campaigns());
    return ok(
      campaigns.map(({ slug, name, turn, phase, rules, createdAt }) => {
        const label = turnLabelOf(turn, rules.firstYear);
        return { slug, name, turn, label, stage: stageOf({ phase }), createdAt };
      }),
    );
  });

import { formatCampaignFile } from '#content/campaign-files/format-campaign-file';
import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { Actor } from '#app/actor';
import { fileFaults } from '#app/campaign-file/file-faults';
import { fileOfCampaign } from '#app/campaign-file/file-of-campaign';
import { type UseCase, guarded } from '#app/guarded';
import { refuse } from '#app/use-case-error';
import type { ReplayOptions } from '#app/verify/replay-campaign';

export type ExportInput = Readonly<{ actor: Actor; progress?: ReplayOptions['progress'] }>;

export type ExportedCampaign = Readonly<{
  slug: string;
  name: string;
  turn: number;
  phases: number;
  /** The content of the file. */
  text: string;
}>;

/** A campaign as one file, with the secret of its dice; checked as import will check it, so that what was exported can be brought in. */
export const exportCampaign = ({
  store,
  engineVersion,
}: Ports): UseCase<ExportInput, ExportedCampaign> =>
  guarded(async ({ actor, progress }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    const file = await store.read(async (reader) => {
      const campaign = await reader.campaign(actor.campaign);
      return campaign && fileOfCampaign(reader, campaign);
    });
    if (file === undefined) return refuse('CAMPAIGN_UNKNOWN');
    const faults = await fileFaults(file, progress);
    if (faults.length > 0) return refuse('CAMPAIGN_UNSOUND', faults);
    const { slug, name } = file.campaign;
    const text = formatCampaignFile(file, engineVersion);
    return ok({ slug, name, turn: file.state.turn, phases: file.runs.length, text });
  });

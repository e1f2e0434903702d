import { formatCampaignFile } from '#content/campaign-files/format-campaign-file';
import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import { type Actor, roleOf, seesTruth } from '#app/actor';
import { fileFaults } from '#app/campaign-file/file-faults';
import { fileOfCampaign } from '#app/campaign-file/file-of-campaign';
import { type UseCase, guarded } from '#app/guarded';
import { refuse } from '#app/use-case-error';
import type { ReplayOptions } from '#app/verify/replay-campaign';

export type ExportInput = Readonly<{
  actor: Actor;
  progress?: ReplayOptions['progress'];
  /** The file leaves the server, so the journal logs it. */
  isDownload?: true;
}>;

export type ExportedCampaign = Readonly<{
  slug: string;
  name: string;
  turn: number;
  phases: number;
  /** The content of the file. */
  text: string;
}>;

/**
 * A campaign as one file, with the secret of its dice. It gets the same checks as an import, so that every exported
 * file can be imported.
 */
export const exportCampaign = ({
  store,
  clock,
  engineVersion,
}: Ports): UseCase<ExportInput, ExportedCampaign> =>
  guarded(async ({ actor, progress, isDownload = false }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    const file = await store.read(async (reader) => {
      const campaign = await reader.campaign(actor.campaign);
      return campaign && fileOfCampaign(reader, campaign);
    });
    if (file === undefined) return refuse('CAMPAIGN_UNKNOWN');
    const faults = await fileFaults(file, progress);
    if (faults.length > 0) return refuse('CAMPAIGN_UNSOUND', faults);
    const { slug, name, version } = file.campaign;
    if (isDownload) {
      const [at, by] = [clock.now(), roleOf(actor)];
      const entry = { at, by, act: 'exported', version, detail: 'downloaded' } as const;
      const changes = [{ put: 'audit', entry }] as const;
      await store.commit({ campaign: actor.campaign, revision: null, changes });
    }
    const text = formatCampaignFile(file, engineVersion);
    return ok({ slug, name, turn: file.state.turn, phases: file.runs.length, text });
  });

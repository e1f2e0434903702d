import { invariant } from '#kernel/result/invariant';
import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { Publication } from '#app/ports/turn-record';
import { type Actor, seesTruth } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { computePhase } from '#app/run/phase/compute-phase';
import { publicationsOf } from '#app/editions/publications-of';
import { readSnapshot } from '#app/run/phase/snapshot';
import { refuse } from '#app/use-case-error';
import type { EmpireId } from '#model/campaign/ids';

export type PreviewReportsInput = Readonly<{
  actor: Actor;
  /** The empire whose report to show; undefined: only the size of each report. */
  empire?: EmpireId;
}>;

export type ReportsPreview = Readonly<{
  version: number;
  turn: number;
  campaign: Readonly<{ slug: string; name: string }>;
  /** Each empire's report, if the Opening ran now. */
  publications: readonly Publication[];
}>;

/** Previews the reports of the Opening. It stores nothing, except that the moderator looked. @rule TURN-2 */
export const previewReports = (ports: Ports): UseCase<PreviewReportsInput, ReportsPreview> =>
  guarded(async ({ actor, empire }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    const before = await ports.store.read((reader) => readSnapshot(reader, actor.campaign));
    if (before === undefined) return refuse('CAMPAIGN_UNKNOWN');
    const { campaign, editions, unpublished } = before;
    if (campaign.phase !== 'opening') return refuse('NO_PREVIEW');
    const computed = computePhase({ ...before, decide: () => undefined });
    invariant(computed.done, 'OPENING_ASKS', campaign.id);
    const { state, record } = computed;
    const at = ports.clock.now();
    const version = campaign.version + 1;
    const publications = publicationsOf({
      campaign,
      state,
      version,
      records: [...unpublished, { version, record }],
      editions,
      publishedAt: at,
      hashBytes: ports.hashBytes,
    });
    if (empire !== undefined && !publications.some((one) => one.empire === empire)) {
      return refuse('EMPIRE_UNKNOWN');
    }
    const { slug, name, turn } = campaign;
    return ok({ version: campaign.version, turn, campaign: { slug, name }, publications });
  });

import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import { type Actor, seesTruth } from '#app/actor';
import type { Reasoning } from '#app/corrections/checked-correction';
import { type CorrectionPreview, readCorrectionPreview } from '#app/corrections/correction-preview';
import { type UseCase, guarded } from '#app/guarded';
import { type Outcome, refuse } from '#app/use-case-error';

export type PreviewCorrectionInput = Reasoning & Readonly<{ actor: Actor; text: string }>;

/** Previews a correction: its faults, the changes that it would make, and what each empire would read. It changes nothing. @rule TURN-3 */
export const previewCorrection = ({
  store,
}: Ports): UseCase<PreviewCorrectionInput, CorrectionPreview> =>
  guarded(async ({ actor, ...written }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return store.read(async (reader): Promise<Outcome<CorrectionPreview>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      return ok(await readCorrectionPreview(reader, campaign, written));
    });
  });

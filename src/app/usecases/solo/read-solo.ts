import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { readUnasked } from '#app/machine/read-unasked';
import type { Ports } from '#app/ports/ports';
import { type Outcome, refuse } from '#app/use-case-error';
import { valuesById } from '#kernel/collections/tables';
import { ok } from '#kernel/result/result';
import type { EmpireId } from '#model/campaign/ids';

export type Solo = Readonly<{
  /** The one empire that a person plays; null: none, or several. */
  empire: EmpireId | null;
  version: number;
}>;

/** Whether a campaign has one player only, who plays against machines. It tells nothing of non-aligned worlds. @rule TURN-5 @rule FOG-1 */
export const readSolo = ({ store }: Ports): UseCase<Readonly<{ actor: Actor }>, Solo> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    return store.read(async (reader): Promise<Outcome<Solo>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const unasked = await readUnasked(reader, campaign);
      const played = valuesById(await reader.empires(campaign.id)).filter(
        ({ id, nonAligned }) => nonAligned === undefined && !unasked.includes(id),
      );
      const [only] = played;
      const empire = played.length === 1 && only !== undefined ? only.id : null;
      return ok({ empire, version: campaign.version });
    });
  });

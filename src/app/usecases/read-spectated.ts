import { entriesById } from '#kernel/collections/tables';
import { ok } from '#kernel/result/result';
import type { Actor } from '#app/actor';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { oldEnough } from '#app/people/old-enough';
import { type Outcome, refuse } from '#app/use-case-error';
import type { EmpireId } from '#model/campaign/ids';

/** What a spectator may read. */
export type Spectated = Readonly<{
  campaign: Readonly<{ slug: string; name: string }>;
  delay: number;
  empires: readonly Readonly<{ id: EmpireId; name: string }>[];
  /** The turns whose papers are open to him, the last first. */
  turns: readonly Readonly<{ turn: number; edition: number; publishedAt: string }>[];
}>;

/** The turns that are long enough past for a spectator. */
export const readSpectated = ({ store }: Ports): UseCase<Readonly<{ actor: Actor }>, Spectated> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'spectator') return refuse('SPECTATOR_ONLY');
    return store.read(async (reader): Promise<Outcome<Spectated>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const { id, slug, name } = campaign;
      const empires = entriesById(await reader.empires(id));
      const turns = oldEnough(await reader.publications(id), actor.delay).toReversed();
      return ok({
        campaign: { slug, name },
        delay: actor.delay,
        empires: empires.map(([empire, { name: called }]) => ({ id: empire, name: called })),
        turns: turns.map(({ turn, edition, publishedAt }) => ({ turn, edition, publishedAt })),
      });
    });
  });

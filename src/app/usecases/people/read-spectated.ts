import { ok } from '#kernel/result/result';
import type { Actor } from '#app/actor';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { openedTurns } from '#app/desk/opened-turns';
import { oldEnough } from '#app/people/old-enough';
import { type TurnOfPapers, turnsOfPapers } from '#app/people/turns-of-papers';
import { type Outcome, refuse } from '#app/use-case-error';

/** The papers that a spectator may read. */
export type Spectated = Readonly<{
  campaign: Readonly<{ slug: string; name: string }>;
  delay: number;
  /** The turns whose papers are open to the spectator, the last first, with the edition in force for each empire. */
  turns: readonly TurnOfPapers[];
  /** Those of them in which the spectator may see what the moderator saw. */
  views: readonly number[];
}>;

/** The turns that are old enough for a spectator. */
export const readSpectated = ({ store }: Ports): UseCase<Readonly<{ actor: Actor }>, Spectated> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'spectator') return refuse('SPECTATOR_ONLY');
    return store.read(async (reader): Promise<Outcome<Spectated>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const { id, slug, name, rules } = campaign;
      const heads = oldEnough(await reader.publications(id), actor.delay);
      const turns = await turnsOfPapers(reader, id, heads);
      const kept = openedTurns(await reader.checkpoints(id));
      const isOpen = rules.spectatorView === 'moderator';
      const views = heads.flatMap(({ turn }) => (isOpen && kept.has(turn) ? [turn] : []));
      return ok({ campaign: { slug, name }, delay: actor.delay, turns, views });
    });
  });

import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { issueInForce } from '#app/editions/issued-now';
import { refuse } from '#app/use-case-error';

/**
 * The turn that a seat knows: a player's is that of their last report, and a spectator has none. Null: no turn is known yet.
 * @rule FOG-15
 */
export const readSeatTurn = ({
  store,
}: Ports): UseCase<Readonly<{ actor: Actor }>, number | null> =>
  guarded(async ({ actor }) =>
    store.read(async (reader) => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      if (actor.kind === 'moderator') return ok(campaign.turn);
      if (actor.kind === 'spectator') return ok(null);
      const issued = await issueInForce(reader, campaign.id, { empire: actor.empire });
      return ok(issued?.turn ?? null);
    }),
  );

import { ok } from '#kernel/result/result';
import type { ModeratorView } from '#fog/views/empire-view';
import { moderatorViewOf } from '#fog/views/moderator-view-of';
import { type Actor, seesTruth } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { CheckpointHead } from '#app/ports/turn-record';
import { type Outcome, refuse } from '#app/use-case-error';

type ReadGalaxyInput = Readonly<{
  actor: Actor;
  /** As the turn was when its orders opened; null: as it is now. */
  turn: number | null;
}>;

/** The campaign without fog, and the turns that it can be looked at in, the last first. */
export type Galaxy = Readonly<{
  view: ModeratorView;
  /** The turn that was asked for, if it is kept; null: now. */
  at: number | null;
  turns: readonly number[];
}>;

/** The whole galaxy without fog, now or in a past turn, for the moderator. @rule FOG-1 */
export const readGalaxy = ({ store }: Ports): UseCase<ReadGalaxyInput, Galaxy> =>
  guarded(async ({ actor, turn }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return store.read(async (reader): Promise<Outcome<Galaxy>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      return ok(await galaxyOf(reader, campaign, turn));
    });
  });

async function galaxyOf(
  reader: StoreReader,
  { id, name: campaignName, rules }: Campaign,
  turn: number | null,
): Promise<Galaxy> {
  const heads = headsByTurn(await reader.checkpoints(id));
  const turns = [...heads.keys()].toSorted((a, b) => b - a);
  const head = turn === null ? undefined : heads.get(turn);
  const past = head && (await reader.checkpoint(id, head.version));
  const state = past ?? (await reader.state(id));
  const view = moderatorViewOf(state, { campaignName, rules });
  return { view, at: past === undefined ? null : turn, turns };
}

/** What is kept of each turn from when its orders opened on; the last, if a turn was played again. */
const headsByTurn = (heads: readonly CheckpointHead[]): ReadonlyMap<number, CheckpointHead> =>
  new Map(
    heads.filter(({ phase }) => phase === 'economic').map((head) => [head.turn, head] as const),
  );

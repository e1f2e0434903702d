import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { Actor } from '#app/actor';
import { hashOf } from '#kernel/result/hash';
import { type UseCase, guarded } from '#app/guarded';
import type { UnsuppliedFleet } from '#app/orders/foresee-supply';
import { readPlayer } from '#app/orders/read-player';
import { refuse } from '#app/use-case-error';
import type { Order } from '#model/orders/order';

export type ForeseeSupplyInput = Readonly<{ actor: Actor; orders: readonly Order[] }>;

/** The fleets that these orders leave without supply, the reasons, and orders that would fix it. It saves nothing. */
export const foreseeSupply = ({
  store,
  kept,
}: Ports): UseCase<ForeseeSupplyInput, readonly UnsuppliedFleet[]> =>
  guarded(async ({ actor, orders }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    const desk = await store.read((reader) => readPlayer(reader, actor));
    if (!desk.ok) return desk;
    const { issued } = desk.value;
    if (issued === undefined) return refuse('ORDERS_LOCKED');
    return ok(
      await kept.foreseen({ campaign: actor.campaign, issued, hash: hashOf(orders), orders }),
    );
  });

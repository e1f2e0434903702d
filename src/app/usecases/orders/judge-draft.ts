import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { Actor } from '#app/actor';
import { hashOf } from '#kernel/result/hash';
import { type UseCase, guarded } from '#app/guarded';
import type { Judged } from '#app/orders/judge-sheet';
import { readPlayer } from '#app/orders/read-player';
import { refuse } from '#app/use-case-error';
import type { Order } from '#model/orders/order';

export type JudgeDraftInput = Readonly<{ actor: Actor; orders: readonly Order[] }>;

/** The verdicts on orders, and the Treasury that they would leave. It saves nothing. */
export const judgeDraft = ({ store, kept }: Ports): UseCase<JudgeDraftInput, Judged> =>
  guarded(async ({ actor, orders }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    const desk = await store.read((reader) => readPlayer(reader, actor));
    if (!desk.ok) return desk;
    const { issued } = desk.value;
    if (issued === undefined) return refuse('ORDERS_LOCKED');
    return ok(
      await kept.judged({ campaign: actor.campaign, issued, hash: hashOf(orders), orders }),
    );
  });

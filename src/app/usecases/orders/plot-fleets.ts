import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { type MovesAsked, type PlottedMoves, plotMoves } from '#app/orders/plot-moves';
import { readPlayer } from '#app/orders/read-player';
import { refuse } from '#app/use-case-error';
import type { Order } from '#model/orders/order';

export type PlotFleetsInput = Readonly<{
  actor: Actor;
  orders: readonly Order[];
  asked: MovesAsked;
}>;

/** The systems that a player's fleets can reach, and the moves in these orders. It saves nothing. */
export const plotFleets = ({ store }: Ports): UseCase<PlotFleetsInput, PlottedMoves> =>
  guarded(async ({ actor, orders, asked }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    const desk = await store.read((reader) => readPlayer(reader, actor));
    if (!desk.ok) return desk;
    const { issued } = desk.value;
    return issued === undefined
      ? refuse('ORDERS_LOCKED')
      : ok(plotMoves(issued.view, orders, asked));
  });

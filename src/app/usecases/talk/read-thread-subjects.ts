import { unique } from '#kernel/collections/unique';
import { ok } from '#kernel/result/result';
import type { Actor } from '#app/actor';
import { clockOf } from '#app/clock/clock-of';
import { lateFrom } from '#app/clock/closing';
import { type UseCase, guarded } from '#app/guarded';
import { readOwnSheets } from '#app/orders/own-sheets';
import { readPlayer } from '#app/orders/read-player';
import type { ThreadAbout } from '#app/ports/letter-record';
import type { Ports } from '#app/ports/ports';
import type { Publication } from '#app/ports/turn-record';
import { stageOf } from '#app/run/phase/stage-of';
import { refuse } from '#app/use-case-error';
import type { Order } from '#model/orders/order';
import { describeOrder } from '#report/orders/order-words';
import { namesOfView } from '#report/sentences/names-of-view';
import { isDecidedByVote } from '#rules/voting/is-decided-by-vote';

type About<K extends ThreadAbout['kind']> = Extract<ThreadAbout, Readonly<{ kind: K }>>;

/** What a player can write to the moderators about, by their own report and orders. */
export type ThreadSubjects = Readonly<{
  orders: readonly About<'order'>[];
  battles: readonly About<'battle'>[];
  /** The hour when the player’s orders are due; null: no deadline that could be moved. */
  due: string | null;
}>;

/** The orders of the player’s sheet and the battles of their report, for a letter to the moderators. @rule FOG-15 */
export const readThreadSubjects = ({
  store,
}: Ports): UseCase<Readonly<{ actor: Actor }>, ThreadSubjects> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'player' || actor.isOperator === true) return refuse('PLAYER_ONLY');
    return store.read(async (reader) => {
      const desk = await readPlayer(reader, actor);
      if (!desk.ok) return desk;
      const { campaign, issued } = desk.value;
      if (isDecidedByVote(campaign)) return refuse('DECIDED_BY_VOTE');
      const { id, turn } = campaign;
      const sheets = await readOwnSheets(reader, id, { turn, empire: actor.empire });
      const clock = await clockOf(reader, id);
      const isOpen = stageOf(campaign) === 'orders' && clock.pausedAt === null;
      const orders = (sheets.submitted ?? sheets.draft)?.orders ?? [];
      return ok({
        orders: issued === undefined ? [] : ordersIn(issued, orders),
        battles: issued === undefined ? [] : battlesIn(issued),
        due: isOpen ? lateFrom(clock, actor.empire) : null,
      });
    });
  });

function ordersIn({ view, turn }: Publication, orders: readonly Order[]): ThreadSubjects['orders'] {
  const names = namesOfView(view);
  const texts = unique(orders.map((order) => describeOrder(order, names)));
  return texts.map((text) => ({ kind: 'order', turn, text }));
}

function battlesIn({ view, seen, turn, edition }: Publication): ThreadSubjects['battles'] {
  const names = namesOfView(view, seen);
  const battles = new Map<string, About<'battle'>>();
  for (const event of seen) {
    if (event.type !== 'BattleBegan' && event.type !== 'BattleEnded') continue;
    const { battle, place } = event;
    const text = `Battle ${names.at(place)}`;
    battles.set(battle, { kind: 'battle', turn, edition, battle, text });
  }
  return [...battles.values()];
}

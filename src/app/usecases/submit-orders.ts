import { hashOf } from '#kernel/result/hash';
import { ok } from '#kernel/result/result';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { OrderSheet } from '#app/ports/turn-record';
import { type Actor, type Moderator, type Player, roleOf } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { type Judged, judgeSheet } from '#app/run/judge-sheet';
import { type PlayerDesk, readPlayer } from '#app/run/read-player';
import { receiptOf } from '#app/run/receipt-of';
import { retrying } from '#app/run/retrying';
import { type Outcome, refuse } from '#app/use-case-error';
import type { Order } from '#model/orders/order';

export type SubmitOrdersInput = Readonly<{
  actor: Actor;
  /** The turn that the orders were written for. */
  turn: number;
  orders: readonly Order[];
  /** A draft is kept and not carried out; submitted unless it says so. */
  status?: OrderSheet['status'];
  /** Hash of the sheet that this one replaces, null for none; another one there now is not overwritten. */
  base?: string | null;
  /** The moderator who hands it in for its player; only the local terminal does, and the audit says so. */
  by?: Moderator;
}>;

/** `receipt` is the short form of the hash; whoever has the orders can compute it again. */
export type SubmittedOrders = Judged &
  Readonly<{
    turn: number;
    status: OrderSheet['status'];
    receipt: string;
    hash: string;
    submittedAt: string;
  }>;

const MOST_ORDERS = 5000;

/**
 * Replaces a player's whole sheet of the turn. Refused orders stay in it, with their reasons, and
 * are not carried out.
 */
export const submitOrders = (ports: Ports): UseCase<SubmitOrdersInput, SubmittedOrders> =>
  guarded(async ({ actor, turn, orders, status = 'submitted', base, by = actor }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    if (by.campaign !== actor.campaign) return refuse('MODERATOR_ONLY');
    if (orders.length > MOST_ORDERS) return refuse('ORDERS_TOO_MANY');
    return retrying(async () => {
      const desk = await ports.store.read((reader) => readWithSheet(reader, actor, turn));
      if (!desk.ok) return desk;
      const { campaign, stage, issued } = desk.value;
      // First of all: how far a turn in processing has come is nothing to tell.
      if (stage !== 'orders' || issued === undefined) return refuse('ORDERS_LOCKED');
      if (campaign.turn !== turn) return refuse('STALE');
      if (base !== undefined && base !== (desk.value.sheet?.hash ?? null)) return refuse('STALE');
      // Before anything is kept: a sheet that cannot be judged would stop the turn.
      const judged = judgeSheet(issued.view, orders);
      const submittedAt = ports.clock.now();
      const hash = hashOf({ campaign: campaign.slug, turn, empire: actor.empire, orders });
      const { empire } = actor;
      const sheet: OrderSheet = { turn, empire, orders, status, hash, submittedAt };
      const changes = changesOf(sheet, by, desk.value);
      const { id, revision } = campaign;
      const written = await ports.store.commit({ campaign: id, revision, changes });
      if (!written.ok) return 'again';
      return ok({ ...judged, turn, status, receipt: receiptOf(hash), hash, submittedAt });
    });
  });

/** His desk, and the sheet that stands there now. */
async function readWithSheet(
  reader: StoreReader,
  actor: Player,
  turn: number,
): Promise<Outcome<PlayerDesk & Readonly<{ sheet: OrderSheet | undefined }>>> {
  const desk = await readPlayer(reader, actor);
  if (!desk.ok) return desk;
  const sheet = await reader.sheet(desk.value.campaign.id, turn, actor.empire);
  return ok({ ...desk.value, sheet });
}

function changesOf(sheet: OrderSheet, actor: Actor, { campaign }: PlayerDesk): readonly Change[] {
  const { version } = campaign;
  const by = roleOf(actor);
  const at = sheet.submittedAt;
  const act = sheet.status === 'draft' ? 'orders-drafted' : 'orders-submitted';
  const whose = by.kind === 'moderator' ? ` for ${sheet.empire}` : '';
  const detail = `turn ${sheet.turn} ${sheet.hash}${whose}`;
  return [
    { put: 'sheet', sheet },
    { put: 'audit', entry: { at, by, act, version, detail } },
  ];
}

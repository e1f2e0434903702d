import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { StoreReader } from '#app/ports/campaign-store';
import { maySubmit, type Player } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { draftChanges, draftOf, ordersAudit } from '#app/orders/draft-changes';
import { editingOrders, type OrdersAct } from '#app/orders/editing-orders';
import { handOf } from '#app/orders/hand-of';
import { judgeSheet } from '#app/orders/judge-sheet';
import { readPlayer } from '#app/orders/read-player';
import { retrying } from '#app/retrying';
import { type LetterDraft, letterChanges, type WrittenLetter } from '#app/talk/letter-changes';
import { type Outcome, refuse } from '#app/use-case-error';
import type { Order } from '#model/orders/order';
import { MOST_ORDERS } from '#model/orders/sheet-limits';

export type WriteLetterInput = OrdersAct &
  LetterDraft &
  Readonly<{
    /** Orders that give or offer something to a reader. They go into the writer's draft. */
    attach: readonly Order[];
  }>;

type Act = Omit<WriteLetterInput, 'actor'> & Readonly<{ actor: Player }>;

/**
 * Sends a letter to empires that the writer has met. What is attached becomes orders in the writer's draft, in the same
 * change. No undo takes a letter back. The journal doesn't list letters: moderators don't read them.
 * @rule DIP-13
 * @ruling A deputy who may submit orders may write letters. All deputies may read them. Letters belong to the empire: its next player
 * reads them too.
 */
export const writeLetter = (ports: Ports): UseCase<WriteLetterInput, WrittenLetter> =>
  guarded(async ({ actor, ...input }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    if (!maySubmit(actor)) return refuse('DEPUTY_MAY_NOT');
    const act = { ...input, actor };
    return input.attach.length === 0 ? wordsOnly(ports, act) : withOrders(ports, act);
  });

const draftIn = ({ conversation, subject, to, text }: Act): LetterDraft => ({
  ...{ conversation, subject, to, text },
});

/** A letter with nothing attached can be written at any time. */
const wordsOnly = ({ store, clock }: Ports, act: Act): Promise<Outcome<WrittenLetter>> =>
  retrying(async () => {
    const found = await store.read((reader) => sentIn(reader, act, clock.now()));
    if (!found.ok) return found;
    const { campaign, value, changes } = found.value;
    const { id, revision } = campaign;
    const written = await store.commit({ campaign: id, revision, changes });
    return written.ok ? ok(value) : 'again';
  });

async function sentIn(reader: StoreReader, act: Act, at: string) {
  const desk = await readPlayer(reader, act.actor);
  if (!desk.ok) return desk;
  const { campaign, issued } = desk.value;
  if (issued === undefined) return refuse('NOT_PUBLISHED');
  const writing = { actor: act.actor, draft: draftIn(act), issued, at, attached: [] };
  const sent = await letterChanges(reader, campaign.id, writing);
  return sent.ok ? ok({ ...sent.value, campaign }) : sent;
}

const withOrders = (ports: Ports, { attach, ...act }: Act): Promise<Outcome<WrittenLetter>> =>
  editingOrders(ports, act, async (reader, open) => {
    const { campaign, issued, draft, at } = open;
    const { actor } = act;
    const orders = [...(draft?.orders ?? []), ...attach];
    if (orders.length > MOST_ORDERS) return refuse('ORDERS_TOO_MANY');
    const attached = judgeSheet(issued.view, orders).verdicts.slice(-attach.length);
    const letter = { actor, draft: draftIn({ ...act, attach }), issued, at, attached };
    const sent = await letterChanges(reader, campaign.id, letter);
    if (!sent.ok) return sent;
    const sheet = draftOf(open, { actor, by: await handOf(reader, actor), orders });
    const note = ordersAudit(open, { sheet, by: actor, act: 'orders-drafted' });
    const changes = [...sent.value.changes, ...draftChanges(open, sheet), note];
    return ok({ value: sent.value.value, changes });
  });

import { ok } from '#kernel/result/result';
import type { Campaign } from '#app/ports/campaign-record';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { Message } from '#app/ports/desk-record';
import type { Ports } from '#app/ports/ports';
import type { OrderSheet } from '#app/ports/turn-record';
import { type Actor, type Moderator, type Player, roleOf, seesTruth } from '#app/actor';
import { newMessage } from '#app/desk/new-message';
import { type UseCase, guarded } from '#app/guarded';
import { dismissedBefore } from '#app/orders/dismissed-before';
import { draftChanges, draftOf, ordersAudit } from '#app/orders/draft-changes';
import type { OpenOrders } from '#app/orders/editing-orders';
import { handOf } from '#app/orders/hand-of';
import { receiptChange } from '#app/orders/receipt-changes';
import { type LostOrder, lostOrders, resubmittedText } from '#app/resubmit/lost-words';
import { canResubmit, readReopened, type ReopenedOrders } from '#app/resubmit/reopened-orders';
import { retrying } from '#app/retrying';
import { stageOf } from '#app/run/phase/stage-of';
import { refuse } from '#app/use-case-error';
import type { EmpireId } from '#model/campaign/ids';

export type ResubmitOrdersInput = Readonly<{
  actor: Actor;
  /** The version that the moderator looked at. */
  version: number;
  /** Undefined: every empire whose orders can be submitted again. */
  empire?: EmpireId;
}>;

/** What was submitted again for an empire, and what was left out. */
export type Resubmitted = Readonly<{
  empire: EmpireId;
  name: string;
  held: number;
  lost: readonly LostOrder[];
}>;

type Acting = Readonly<{ campaign: Campaign; actor: Moderator; at: string }>;

/**
 * Submits again what had been submitted before an undo and still holds. The journal logs it, and each player gets a
 * message that names what was left out and why.
 * @rule TURN-3
 * @ruling An order holds if it is not refused now. The player’s draft stays as it is, so an order that was left out is still
 *   there to be mended. If the player has changed their draft since the undo, it is theirs to submit.
 */
export const resubmitOrders = ({
  store,
  clock,
}: Ports): UseCase<ResubmitOrdersInput, readonly Resubmitted[]> =>
  guarded(async ({ actor, version, empire }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return retrying(async () => {
      const at = clock.now();
      const read = await store.read(async (reader) => {
        const campaign = await reader.campaign(actor.campaign);
        if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
        if (campaign.version !== version) return refuse('STALE');
        const ready = (await readReopened(reader, campaign)).filter(
          (one) => canResubmit(one) && (empire === undefined || one.empire === empire),
        );
        if (ready.length === 0) return refuse('NOTHING_TO_RESUBMIT');
        const changes = await changesOf(reader, { campaign, actor, at }, ready);
        return ok({ campaign, ready, changes });
      });
      if (!read.ok) return read;
      const { campaign, ready, changes } = read.value;
      const { id, revision } = campaign;
      const written = await store.commit({ campaign: id, revision, changes });
      if (!written.ok) return 'again';
      return ok(
        ready.map((one) => {
          const { empire: whose, name, held } = one;
          return { empire: whose, name, held: held.length, lost: lostOrders(one) };
        }),
      );
    });
  });

async function changesOf(
  reader: StoreReader,
  acting: Acting,
  ready: readonly ReopenedOrders[],
): Promise<readonly Change[]> {
  const { campaign, actor, at } = acting;
  const changes: Change[] = [];
  const messages: Message[] = [...(await reader.messages(campaign.id))];
  for (const one of ready) {
    changes.push(...(await sheetChanges(reader, acting, one)));
    const text = resubmittedText(campaign.turn, one);
    const message = newMessage(messages, campaign, {
      to: [one.empire],
      text,
      at,
      by: roleOf(actor),
    });
    messages.push(message);
    changes.push({ put: 'message', message });
  }
  return changes;
}

/** The submitted sheet with its receipt and its line in the journal. The draft stays, if there is one. */
async function sheetChanges(
  reader: StoreReader,
  { campaign, actor: by, at }: Acting,
  { empire, issued, sheets, held }: ReopenedOrders,
): Promise<readonly Change[]> {
  const { id, turn } = campaign;
  const before = await dismissedBefore(reader, id, { turn, empire });
  const stage = stageOf(campaign);
  const open: OpenOrders = { campaign, stage, issued, ...sheets, at, dismissedBefore: before };
  const actor: Player = { kind: 'player', campaign: id, empire };
  const orders = held.map(({ order }) => order);
  const draft = draftOf(open, { actor, by: await handOf(reader, by), orders });
  const step = sheets.draft?.step ?? draft.step;
  const sheet: OrderSheet = { ...draft, step, status: 'submitted' };
  return [
    ...(sheets.draft === undefined ? draftChanges(open, draft) : []),
    { put: 'sheet', sheet },
    await receiptChange(reader, open, { sheet, by, act: 'submitted' }),
    ordersAudit(open, { sheet, by, act: 'orders-submitted' }),
  ];
}

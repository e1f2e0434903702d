import { canonicalJson } from '#kernel/result/canonical-json';
import { ok } from '#kernel/result/result';
import type { Actor, Player } from '#app/actor';
import { machineNamed } from '#app/machine/machine-choices';
import { judgeSheet, type Verdict } from '#app/orders/judge-sheet';
import { readOwnSheets } from '#app/orders/own-sheets';
import { readPlayer } from '#app/orders/read-player';
import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { MachineTurn } from '#app/ports/stand-in-record';
import type { OrderSheet, Publication } from '#app/ports/turn-record';
import { type UseCase, guarded } from '#app/guarded';
import { type Outcome, refuse } from '#app/use-case-error';
import type { MachinePlayer } from '#model/campaign/machine-player';
import type { Order } from '#model/orders/order';

export type ProposeOrdersInput = Readonly<{ actor: Actor; level: string; personality: string }>;

/** An order that a machine proposes. */
export type ProposedOrder = Readonly<{
  why: string;
  /** It is in the draft already. */
  isInDraft: boolean;
  /** The verdict after the orders of the draft and those proposed before it. */
  verdict: Verdict;
}>;

/** A proposal. It is no draft: nothing of it is kept. */
export type ProposedOrders = Readonly<{
  machine: MachinePlayer;
  turn: number;
  orders: readonly ProposedOrder[];
}>;

type Asking = Readonly<{ id: CampaignId; issued: Publication; draft: OrderSheet | undefined }>;

async function readAsking(reader: StoreReader, actor: Player): Promise<Outcome<Asking>> {
  const desk = await readPlayer(reader, actor);
  if (!desk.ok) return desk;
  const { campaign, stage, issued } = desk.value;
  if (stage !== 'orders' || issued === undefined) return refuse('PROPOSAL_LATE');
  const which = { turn: campaign.turn, empire: actor.empire };
  const { draft } = await readOwnSheets(reader, campaign.id, which);
  return ok({ id: campaign.id, issued, draft });
}

/** Judges a proposal after the draft. Orders that the draft has already get its verdict on them. */
function proposedOf(
  { view }: Publication,
  noted: MachineTurn['noted'],
  own: readonly Order[],
): readonly ProposedOrder[] {
  const drafted = new Map(own.map((order, at) => [canonicalJson(order), at]));
  const placed = noted.map(({ order, why }) => {
    return { order, why, at: drafted.get(canonicalJson(order)) };
  });
  const fresh = placed.filter(({ at }) => at === undefined);
  const { verdicts } = judgeSheet(view, [...own, ...fresh.map(({ order }) => order)]);
  let next = own.length;
  return placed.flatMap(({ why, at }): readonly ProposedOrder[] => {
    const verdict = verdicts[at ?? next];
    if (at === undefined) next += 1;
    return verdict === undefined ? [] : [{ why, isInDraft: at !== undefined, verdict }];
  });
}

/**
 * What a machine would order in the player's place. It thinks from the player's report alone, with dice that come from
 * that report, so the same machine always proposes the same. It keeps nothing and submits nothing.
 * @rule FOG-14
 */
export const proposeOrders = ({
  store,
  kept,
}: Ports): UseCase<ProposeOrdersInput, ProposedOrders> =>
  guarded(async ({ actor, level, personality }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    const machine = machineNamed(level, personality);
    if (machine === undefined) return refuse('STAND_IN_REFUSED');
    const read = await store.read((reader) => readAsking(reader, actor));
    if (!read.ok) return read;
    const { id, issued, draft } = read.value;
    // Nobody waits for it in order to read.
    const noted = await kept.planned({ campaign: id, issued, machine });
    const orders = proposedOf(issued, noted, draft?.orders ?? []);
    return ok({ machine, turn: issued.turn, orders });
  });

import { ok } from '#kernel/result/result';
import type { EmpireView } from '#fog/views/empire-view';
import type { SeenEvent } from '#fog/views/seen-event';
import type { CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { type Actor, seesTruth } from '#app/actor';
import { messageTo, type MessageTo } from '#app/desk/message-to';
import { type UseCase, guarded } from '#app/guarded';
import type { GivenOrder } from '#app/orders/given-of';
import { givenOrders } from '#app/orders/given-orders';
import { type LookedAt, noteLook } from '#app/people/looks';
import { oldEnough } from '#app/people/old-enough';
import { type Outcome, refuse } from '#app/use-case-error';
import type { EmpireId } from '#model/campaign/ids';

export type ReadReportInput = Readonly<{
  actor: Actor;
  turn: number;
  /** Null: the last one. */
  edition: number | null;
  /** Whose; a player gets his own, whatever he asks for. */
  empire?: EmpireId;
  /** What a moderator looks at it for, as its player will read. */
  look?: LookedAt;
}>;

export type Report = Readonly<{
  campaign: Readonly<{ slug: string; name: string }>;
  empire: EmpireId;
  turn: number;
  edition: number;
  publishedAt: string;
  superseded: boolean;
  view: EmpireView;
  seen: readonly SeenEvent[];
  /** What the moderator told this empire beside the game, printed in this edition. */
  messages: readonly MessageTo[];
  /** What this empire had submitted for the turn before; null: nothing, or it is a spectator who reads. */
  orders: readonly GivenOrder[] | null;
}>;

/** What an empire was issued at the opening of a turn: to its player, to moderators, who are noted, and long after to spectators. */
export const readReport = (ports: Ports): UseCase<ReadReportInput, Report> =>
  guarded(async (input) => {
    const { actor, look = 'report' } = input;
    const empire = actor.kind === 'player' ? actor.empire : input.empire;
    if (empire === undefined) return refuse('EMPIRE_UNKNOWN');
    if (actor.kind === 'moderator' && !seesTruth(actor)) return refuse('MODERATOR_BLIND');
    const read = await ports.store.read((reader) => reportIn(reader, input, empire));
    if (read.ok && actor.kind === 'moderator') {
      await noteLook(ports, actor, { what: look, empire, turn: read.value.turn });
    }
    return read;
  });

async function reportIn(
  reader: StoreReader,
  { actor, turn, edition }: ReadReportInput,
  empire: EmpireId,
): Promise<Outcome<Report>> {
  const campaign = await reader.campaign(actor.campaign);
  if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
  const all = await reader.publications(campaign.id);
  const heads = actor.kind === 'spectator' ? oldEnough(all, actor.delay) : all;
  const head = heads.findLast(
    (one) => one.turn === turn && (edition === null || one.edition === edition),
  );
  const issued = head && (await reader.publication(campaign.id, { ...head, empire }));
  if (head === undefined || issued === undefined) return refuse('NOT_PUBLISHED');
  const { slug, name } = campaign;
  const { publishedAt, view, seen } = issued;
  const { undone: superseded } = head;
  const about = { campaign: { slug, name }, empire, turn, edition: head.edition };
  // What a moderator told one player is between the two, and orders are shown to nobody else.
  const messages =
    actor.kind === 'spectator' ? [] : await messagesIn(reader, campaign.id, { ...head, empire });
  const given = { empire, turn: turn - 1, before: publishedAt };
  const orders = actor.kind === 'spectator' ? null : await givenOrders(reader, campaign.id, given);
  return ok({ ...about, publishedAt, superseded, view, seen, messages, orders });
}

type Which = Readonly<{ turn: number; edition: number; empire: EmpireId }>;

async function messagesIn(
  reader: StoreReader,
  id: CampaignId,
  { turn, edition, empire }: Which,
): Promise<readonly MessageTo[]> {
  const messages = await reader.messages(id);
  return messages
    .filter(
      ({ to, issued }) =>
        issued?.turn === turn && issued.edition === edition && to.includes(empire),
    )
    .map(messageTo);
}

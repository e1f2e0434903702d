import { ok } from '#kernel/result/result';
import type { EmpireView } from '#fog/views/empire-view';
import type { SeenEvent } from '#fog/views/seen-event';
import type { Campaign, CampaignId } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { PublicationHead } from '#app/ports/turn-record';
import { type Actor, seesTruth } from '#app/actor';
import { messageTo, type MessageTo } from '#app/desk/message-to';
import { type UseCase, guarded } from '#app/guarded';
import type { GivenOrder } from '#app/orders/given-of';
import { givenOrders } from '#app/orders/given-orders';
import { type RevealedOrders, revealedOrders } from '#app/orders/revealed-orders';
import type { LookedAt } from '#app/people/looks';
import { oldEnough } from '#app/people/old-enough';
import { correctedBy } from '#app/editions/corrected-by';
import { keyOfEmpire } from '#app/campaigns/empire-keys';
import { noticesOf, ownNotice, type OwnNotice } from '#app/talk/own-notices';
import { printedLetters, type PrintedLetter } from '#app/talk/printed-talk';
import { currentPublication } from '#app/editions/current-publication';
import { issueNumber } from '#app/editions/issue-number';
import { type Outcome, refuse } from '#app/use-case-error';
import type { EmpireId } from '#model/campaign/ids';
import { isOpenHanded, type Openness } from '#rules/sight/is-open-handed';

export type ReadReportInput = Readonly<{
  actor: Actor;
  turn: number;
  /** Null: the edition in force, otherwise the last one. */
  edition: number | null;
  /** The empire; a player always gets their own, unless everything is open. */
  empire?: EmpireId;
  /** The purpose of a moderator's look, as its player will read. */
  look?: LookedAt;
}>;

export type Report = Readonly<{
  campaign: Readonly<{ slug: string; name: string }>;
  empire: EmpireId;
  /** Its key in files. */
  key: string;
  turn: number;
  edition: number;
  publishedAt: string;
  /** It was undone. */
  superseded: boolean;
  /** The edition that replaced it by a correction. */
  correctedBy: number | null;
  view: EmpireView;
  seen: readonly SeenEvent[];
  /** The moderator's messages to this empire that are printed in this edition. */
  messages: readonly MessageTo[];
  /** The letters of this empire that are printed in this edition; nobody else reads them. */
  letters: readonly PrintedLetter[];
  /** The notices in the newspaper that this empire was shown; not for readers of other empires. */
  notices: readonly OwnNotice[];
  /** The submitted orders of this empire for the previous turn; null: none, or the reader is a spectator. */
  orders: readonly GivenOrder[] | null;
  /** Those of the other empires, where all orders are revealed after their turn. */
  revealed: readonly RevealedOrders[];
}>;

/** An empire's report of a turn, for its player, for moderators, whose look is logged, and after their delay for spectators. */
export const readReport = ({ store }: Ports): UseCase<ReadReportInput, Report> =>
  guarded(async (input) => {
    const { actor } = input;
    const empire = input.empire ?? (actor.kind === 'player' ? actor.empire : undefined);
    if (empire === undefined) return refuse('EMPIRE_UNKNOWN');
    if (actor.kind === 'moderator' && !seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return store.read((reader) => reportIn(reader, input, empire));
  });

async function reportIn(
  reader: StoreReader,
  { actor, turn, edition }: ReadReportInput,
  asked: EmpireId,
): Promise<Outcome<Report>> {
  const campaign = await reader.campaign(actor.campaign);
  if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
  const empire = openTo(actor, asked, campaign.rules);
  const all = await reader.issuedTo(campaign.id, empire);
  const heads = headsFor(actor, all, empire);
  const head = headOf(heads, { turn, edition });
  const issued = head && (await reader.publication(campaign.id, { ...head, empire }));
  if (head === undefined || issued === undefined) return refuse('NOT_PUBLISHED');
  const { slug, name } = campaign;
  const { publishedAt, view, seen } = issued;
  const { undone: superseded } = head;
  const about = {
    campaign: { slug, name },
    empire,
    key: keyOfEmpire(campaign, view.empire),
    turn,
    edition: head.edition,
    correctedBy: correctedBy(all, head),
  };
  // Messages to one player and submitted orders are not shown to anybody else.
  const isForeign = isForeignTo(actor, empire);
  const messages = isForeign ? [] : await messagesIn(reader, campaign.id, { ...head, empire });
  const printed = { id: campaign.id, head: { ...head, empire }, view };
  const notices = isForeign ? [] : await noticesIn(reader, printed);
  const letters = isReaderOf(actor, empire) ? await lettersIn(reader, printed) : [];
  const given = await ordersIn(
    reader,
    { actor, campaign, isForeign },
    { ...head, empire, publishedAt },
  );
  const told = isForeign ? seen.map(withoutReason) : seen;
  return ok({
    ...about,
    publishedAt,
    superseded,
    view,
    seen: told,
    messages,
    letters,
    notices,
    ...given,
  });
}

type Reading = Readonly<{ actor: Actor; campaign: Campaign; isForeign: boolean }>;

/** The orders for the turn before a report: its empire's, and in its player's own report everybody's if they are revealed. */
async function ordersIn(
  reader: StoreReader,
  { actor, campaign, isForeign }: Reading,
  { empire, turn, undone, publishedAt }: PublicationHead & Readonly<{ empire: EmpireId }>,
): Promise<Pick<Report, 'orders' | 'revealed'>> {
  const isOpen = actor.kind === 'player' && !undone;
  const all = isOpen ? await revealedOrders(reader, campaign, turn - 1) : null;
  if (all === null) {
    const given = { empire, turn: turn - 1, before: publishedAt };
    return { orders: isForeign ? null : await givenOrders(reader, actor, given), revealed: [] };
  }
  const orders = all.find((one) => one.empire === empire)?.orders ?? null;
  return { orders, revealed: isForeign ? [] : all.filter((one) => one.empire !== empire) };
}

/** The reason for a correction is shown to its own empire only. @rule TURN-3 */
const withoutReason = (event: SeenEvent): SeenEvent =>
  event.type === 'CorrectionMade' ? { ...event, reason: null } : event;

/** The empire whose papers a reader gets: players get their own, unless everything is open. @rule FOG-1 */
function openTo(actor: Actor, asked: EmpireId, rules: Openness): EmpireId {
  return actor.kind === 'player' && !isOpenHanded(rules) ? actor.empire : asked;
}

/** Whether the reader is an outsider: a spectator, or the player of another empire. */
const isForeignTo = (actor: Actor, empire: EmpireId): boolean =>
  actor.kind === 'spectator' || (actor.kind === 'player' && actor.empire !== empire);

/** Whether letters are for the reader: only for players, not even for moderators. @rule DIP-13 */
const isReaderOf = (actor: Actor, empire: EmpireId): boolean =>
  actor.kind === 'player' && actor.empire === empire && actor.isOperator !== true;

/**
 * The editions that the reader may see: an outsider only those that were not corrected since, a spectator only those
 * that are old enough.
 */
function headsFor(
  actor: Actor,
  all: readonly PublicationHead[],
  empire: EmpireId,
): readonly PublicationHead[] {
  if (!isForeignTo(actor, empire)) return all;
  const open =
    actor.kind === 'spectator' ? oldEnough(all, actor.delay) : all.filter(({ undone }) => !undone);
  return open.filter((head) => correctedBy(all, head) === null);
}

function headOf(
  heads: readonly PublicationHead[],
  { turn, edition }: Pick<ReadReportInput, 'turn' | 'edition'>,
): PublicationHead | undefined {
  const ofTurn = heads.filter((one) => one.turn === turn);
  if (edition !== null) return ofTurn.find((one) => one.edition === edition);
  return currentPublication(ofTurn) ?? ofTurn.at(-1);
}

type Which = Readonly<{ turn: number; version: number; empire: EmpireId }>;

type Printed = Readonly<{ id: CampaignId; head: Which; view: EmpireView }>;

/** The letters of its issue. A corrected edition prints them again. */
async function lettersIn(
  reader: StoreReader,
  { id, head, view }: Printed,
): Promise<readonly PrintedLetter[]> {
  const edition = issueNumber(await reader.publications(id), head);
  const issue = { turn: head.turn, edition };
  return printedLetters(reader, id, { empire: head.empire, view, issue });
}

/** The notices of its issue. */
async function noticesIn(
  reader: StoreReader,
  { id, head, view }: Printed,
): Promise<readonly OwnNotice[]> {
  const { empire, turn } = head;
  const edition = issueNumber(await reader.publications(id), head);
  return noticesOf(await reader.notices(id), empire)
    .filter(({ issued }) => issued?.turn === turn && issued.edition === edition)
    .map(ownNotice({ empire, met: view.neighbours }));
}

/** The messages of its issue. A corrected edition prints them again. */
async function messagesIn(
  reader: StoreReader,
  id: CampaignId,
  { empire, ...head }: Which,
): Promise<readonly MessageTo[]> {
  const messages = await reader.messages(id);
  const issue = issueNumber(await reader.publications(id), head);
  return messages
    .filter(
      ({ to, issued }) =>
        issued?.turn === head.turn && issued.edition === issue && to.includes(empire),
    )
    .map(messageTo);
}

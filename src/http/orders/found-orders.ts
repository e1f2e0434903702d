import { SHARED_TEXTS } from '#http/words/texts';
import { ordersJumps } from './orders-jumps.ts';
import { ORDERS_PAGE, type OrdersContent } from './orders-contents.ts';
import type { Judged } from '#app/orders/judge-sheet';
import type { Order } from '#model/orders/order';
import type { Flash } from '#http/pages/frame';
import { problemReply, statusOf } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import { notOpenedReply } from '#http/desk/not-opened';
import type { Site } from '#http/site';
import { soloSeat } from '#http/solo/solo-seat';
import type { FormBody } from '#http/visits/form-body';
import type { PlayerVisit } from '#http/visits/visit';
import { orderFlashes } from './desk-flashes.ts';
import { DONE, doneFlash } from './done-words.ts';
import type { IssuedDesk } from './issued-desk.ts';
import { judgedSheet } from './judged-sheet.ts';
import { ordersPage, type Returned } from './orders-page.ts';
import { presetForm } from './preset-form.ts';
import { type Conflict, conflictIn, NO_CONFLICT, staleness } from './staleness.ts';
import { TEXTS } from './texts.ts';

/** Where a player writes orders: on the page of the sheet, or on the desk. Both have the same forms. */
export type WritingPlace = Readonly<{
  /** The page as it is, or after an act that was not done. */
  show: (site: Site, found: FoundOrders, trouble: OrdersTrouble | null) => Promise<Reply>;
  /** The address after an act. */
  after: (visit: PlayerVisit, done: string) => string;
}>;

/** A player's orders as an act on them finds them. */
export type FoundOrders = Readonly<{
  desk: IssuedDesk;
  judged: Judged;
  visit: PlayerVisit;
  place: WritingPlace;
  /** The player moderates the campaign too, and plays alone against machines. */
  isSolo: boolean;
}>;

/** Why an act was not done, with what it brought, so that nothing of it is lost. */
export type OrdersTrouble = Readonly<{
  returned: Returned;
  flash: Flash;
  status: number;
  conflict?: Conflict;
}>;

const HOME = { href: '/', label: SHARED_TEXTS.toYourCampaigns };

/** Nothing has to be shown again. */
export const NOTHING_RETURNED: Returned = { what: 'nothing' };

/** The page goes to the form that came back, so that what is wrong must stand there too. */
export const withProblem = ({ returned, flash }: OrdersTrouble): Returned =>
  returned.what === 'form' && flash.tone !== 'info'
    ? { ...returned, problem: flash.text }
    : returned;

/** The page of a player's orders, after an act that was not done or as it is. */
export async function showOrders(
  site: Site,
  { desk, judged, visit, isSolo }: Omit<FoundOrders, 'place'>,
  trouble: OrdersTrouble | null,
): Promise<Reply> {
  const orders = judged.verdicts.map(({ order }) => order);
  const foreseen = await site.useCases.foreseeSupply({ actor: visit.seat.actor, orders });
  if (!foreseen.ok) return problemReply(foreseen.error, HOME);
  const done = DONE.get(visit.query('done'));
  const news = orderFlashes(desk, visit.seat.base);
  const ownFlashes = [...doneFlash(done, judged), ...news];
  const returned = trouble === null ? presetForm(visit) : withProblem(trouble);
  const conflict: OrdersContent['conflict'] = trouble?.conflict ?? NO_CONFLICT;
  const found = { desk, judged, seat: visit.seat, isSolo, unsupplied: foreseen.value };
  const content = ordersPage(site, found, { returned, conflict });
  return pageReply(ORDERS_PAGE, content, {
    title: TEXTS.ordersForTurn(desk.issued.turn),
    jumps: ordersJumps(content),
    status: trouble?.status ?? 200,
    flashes: trouble === null ? ownFlashes : [trouble.flash],
  });
}

/** The page of the sheet. */
export const SHEET: WritingPlace = {
  show: showOrders,
  after: ({ seat }, done) => `${seat.base}/orders?done=${done}#sheet`,
};

/** Reads the desk for a page of orders; before the first turn opens there is none. */
export async function withOrders(
  site: Site,
  visit: PlayerVisit,
  act: (found: FoundOrders) => Promise<Reply>,
  place: WritingPlace = SHEET,
): Promise<Reply> {
  const read = await site.useCases.readPlayerDesk(visit.seat);
  if (!read.ok) return problemReply(read.error, HOME);
  const { issued } = read.value;
  if (issued === null) return notOpenedReply(visit.seat);
  const judged = await judgedSheet(site, visit.seat, read.value);
  if (!judged.ok) return problemReply(judged.error, HOME);
  const isSolo = (await soloSeat(site, visit)) !== null;
  return act({ desk: { ...read.value, issued }, judged: judged.value, visit, place, isSolo });
}

/** A form about orders: refused with everything still in it when it is too old. */
export const changingOrders =
  (
    returnedOf: (body: FormBody) => Returned,
    act: (site: Site, found: FoundOrders) => Promise<Reply>,
    place: WritingPlace = SHEET,
  ): ((site: Site, visit: PlayerVisit) => Promise<Reply>) =>
  (site, visit) =>
    withOrders(
      site,
      visit,
      async (found) => {
        const stale = staleness(found.desk, visit.body);
        if (stale === null) return act(site, found);
        const conflict = await conflictIn(site, found);
        const flash: Flash = { tone: 'warning', text: stale };
        const trouble = { returned: returnedOf(visit.body), flash, status: 409, conflict };
        return place.show(site, found, trouble);
      },
      place,
    );

type Outcome = Awaited<ReturnType<Site['useCases']['saveDraft']>>;
type Done = Pick<Outcome, 'ok'> &
  (Readonly<{ ok: true }> | Extract<Outcome, Readonly<{ ok: false }>>);

/** The reply to an act on orders: the page again, or the page with the reason why nothing changed. */
export async function afterActing(
  site: Site,
  { visit, place }: FoundOrders,
  { outcome, done, returned }: Readonly<{ outcome: Done; done: string; returned: Returned }>,
): Promise<Reply> {
  if (outcome.ok) return redirectTo(place.after(visit, done));
  const { error } = outcome;
  const text = [error.text, ...error.issues.map((issue) => issue.text)].join(' ');
  const flash: Flash = { tone: 'warning', text };
  // Somebody else was quicker, so the page shows the draft after their change.
  return withOrders(
    site,
    visit,
    async (now) => {
      const conflict = await conflictIn(site, now);
      return place.show(site, now, { returned, flash, status: statusOf(error), conflict });
    },
    place,
  );
}

/** What every use case on orders is told of the page that the act comes from. */
export const actOf = ({
  desk: { issued, sheet },
  visit,
}: Pick<FoundOrders, 'desk' | 'visit'>): Readonly<{
  actor: PlayerVisit['seat']['actor'];
  turn: number;
  edition: number;
  base: string | null;
}> => {
  const { turn, edition } = issued;
  return { actor: visit.seat.actor, turn, edition, base: sheet?.hash ?? null };
};

/** Makes these orders the draft. */
export async function keepDraft(
  site: Site,
  found: FoundOrders,
  what: Readonly<{ orders: readonly Order[]; done: string; returned: Returned }>,
): Promise<Reply> {
  const outcome = await site.useCases.saveDraft({ ...actOf(found), orders: what.orders });
  return afterActing(site, found, { ...what, outcome });
}

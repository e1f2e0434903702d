import { PROGRESS_PAGE, progressPage } from '#http/desk/progress-page';
import {
  changingOrders,
  actOf,
  afterActing,
  type FoundOrders,
  NOTHING_RETURNED,
} from '#http/orders/found-orders';
import { ordersOf } from '#http/orders/orders-page';
import { nothingHere, problemReply } from '#http/replies/problem-reply';
import { pageReply, type PlainReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import { patiently } from '#http/server/patiently';
import type { Site } from '#http/site';
import { PROGRESS_PART } from '#http/desk/progress-page';
import type { ModeratorSeat } from '#http/visits/seat';
import type { PlayerVisit } from '#http/visits/visit';
import { soloSeat } from './solo-seat.ts';
import { TEXTS } from './texts.ts';

const toDesk = ({ seat: { base } }: PlayerVisit): { href: string; label: string } => ({
  href: `${base}/orders/map`,
  label: TEXTS.backToYourDesk,
});

/**
 * Runs what is left of the turn from the seat of the only player, by their own seat of the moderator, and goes to their next
 * questions, or to what happened. They learn no more than any player. @rule FOG-1
 */
export async function runOwnTurn(
  { useCases, patienceMs, report }: Site,
  visit: PlayerVisit,
  { actor }: ModeratorSeat,
  done = '',
): Promise<Reply> {
  const { base } = visit.seat;
  const solo = await useCases.readSolo({ actor });
  if (!solo.ok) return problemReply(solo.error, toDesk(visit));
  const run = useCases.runTurn({ actor, version: solo.value.version, passOver: true });
  const ran = await patiently(run, patienceMs);
  if (ran === 'later') {
    // Nobody waits for the run any more: its page shows a refusal, and the log a fault.
    run.catch((error: unknown) => report(error, `POST ${base}/run`));
    return redirectTo(`${base}/running`);
  }
  if (!ran.ok) return problemReply(ran.error, toDesk(visit));
  return redirectTo(ran.value.stopped.at === 'orders' ? `${base}/` : `${base}/questions${done}`);
}

/** Submits the draft, if it isn't submitted yet, and runs the turn. */
async function submitAndRun(site: Site, found: FoundOrders): Promise<Reply> {
  const { desk, visit } = found;
  const seat = await soloSeat(site, visit);
  if (seat === null) return nothingHere();
  if (desk.stage === 'orders' && desk.standing !== 'submitted') {
    const outcome = await site.useCases.submitOrders({ ...actOf(found), orders: ordersOf(desk) });
    if (!outcome.ok) {
      const what = { outcome, done: 'submitted', returned: NOTHING_RETURNED };
      return afterActing(site, found, what);
    }
  }
  return runOwnTurn(site, visit, seat);
}

/** How far the run is; when it is over, where it goes on. */
async function progressOf({ useCases }: Site, visit: PlayerVisit, seat: ModeratorSeat) {
  const { base, formToken } = visit.seat;
  const read = await useCases.readProgress(seat);
  if (!read.ok) return read;
  const awaited = await useCases.readAwaited(visit.seat);
  if (!awaited.ok) return awaited;
  const { stage, isAsked } = awaited.value;
  const isOver = !isAsked && stage === 'orders';
  const content = progressPage(read.value, { base, formToken });
  const next = {
    href: isOver ? `${base}/` : `${base}/questions`,
    label: isOver ? TEXTS.seeWhatHappened : TEXTS.toYourQuestions,
  };
  // What comes next is not known before the run is over.
  const back = content.isRunning ? toDesk(visit) : next;
  const path = `${base}/running`;
  return { ok: true, value: { ...content, back, path, canStop: false, clockHref: '' } } as const;
}

async function running(site: Site, visit: PlayerVisit): Promise<Reply> {
  const seat = await soloSeat(site, visit);
  if (seat === null) return redirectTo(`${visit.seat.base}/`);
  const content = await progressOf(site, visit, seat);
  if (!content.ok) return problemReply(content.error, toDesk(visit));
  return pageReply(PROGRESS_PAGE, content.value, { title: TEXTS.runOfTurn });
}

async function runningPart(site: Site, visit: PlayerVisit): Promise<PlainReply> {
  const seat = await soloSeat(site, visit);
  if (seat === null) return redirectTo(`${visit.seat.base}/`);
  const content = await progressOf(site, visit, seat);
  if (!content.ok) return problemReply(content.error, toDesk(visit));
  return { kind: 'part', filled: PROGRESS_PART.fill(content.value) };
}

export const OWN_TURN_ROUTES: readonly Route[] = [
  {
    who: 'player',
    method: 'post',
    path: '/run',
    handle: changingOrders(() => NOTHING_RETURNED, submitAndRun),
  },
  {
    who: 'player',
    method: 'get',
    path: '/running',
    page: PROGRESS_PAGE,
    nav: null,
    handle: running,
  },
  { who: 'player', method: 'get', path: '/running/part', handle: runningPart },
];

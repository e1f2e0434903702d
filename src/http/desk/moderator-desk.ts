import { CONFIRM_PAGE } from '#http/pages/confirm-page';
import { SHARED_TEXTS } from '#http/words/texts';
import { DESK_PAGE } from './desk-content.ts';
import type { Outcome } from '#app/use-case-error';
import type { ClockView } from '#app/usecases/clock/read-clock';
import type { Desk } from '#app/usecases/desk/read-desk';
import { seesTruth } from '#app/actor';
import { closedDesk, closedFlash } from './closed-desk.ts';
import { deskPage, missingPlayers } from './desk-page.ts';
import { TEXTS } from './texts.ts';
import { deskStars } from '#http/galaxy-desk/desk-stars';
import { happenedContent } from './happening-words.ts';
import { undoPage } from './undo-page.ts';
import { cardsOf } from '#http/pages/nav';
import type { Flash } from '#http/pages/frame';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import { patiently } from '#http/server/patiently';
import type { Site } from '#http/site';
import { wholeNumber } from '#http/visits/form-body';
import type { ModeratorVisit } from '#http/visits/visit';
import type { Route } from '#http/routes/route';

/** What was done last, as the address tells it after a form. */
const DONE: ReadonlyMap<string, Flash> = new Map(
  Object.entries({
    ran: { tone: 'good', text: TEXTS.phaseHasRun },
    turn: { tone: 'good', text: TEXTS.turnHasRun },
    waiting: {
      tone: 'info',
      text: TEXTS.playersHaveQuestionsNow,
    },
    stopped: {
      tone: 'info',
      text: TEXTS.runStoppedAfterPhase,
    },
    closed: {
      tone: 'good',
      text: TEXTS.windowsAreClosed,
    },
    outcome: {
      tone: 'good',
      text: TEXTS.outcomeIsEntered,
    },
    related: {
      tone: 'good',
      text: TEXTS.relationIsSet,
    },
    undone: {
      tone: 'good',
      text: TEXTS.phasesAreUndone,
    },
    'undone-words': {
      tone: 'warning',
      text: TEXTS.phasesAreUndoneWithSettings,
    },
  } satisfies Record<string, Flash>),
);

const SEEN_DICE: Flash = {
  tone: 'warning',
  text: TEXTS.diceStaySame,
};

const backTo = ({ seat }: ModeratorVisit): { href: string; label: string } => ({
  href: `${seat.base}/`,
  label: SHARED_TEXTS.backToDesk,
});

const CAMPAIGNS = { href: '/', label: SHARED_TEXTS.toYourCampaigns };

/** After a run the flash leads to what came of it. */
function withAccount(flash: Flash, { seat, query }: ModeratorVisit): Flash {
  const isRun = query('done') === 'ran' || query('done') === 'turn';
  if (!isRun || !seesTruth(seat.actor)) return flash;
  return { ...flash, links: [{ href: `${seat.base}/#happened`, label: TEXTS.seeWhatHappened }] };
}

const versionIn = ({ body }: ModeratorVisit): number => wholeNumber(body.text('version')) ?? -1;

async function desk(site: Site, visit: ModeratorVisit): Promise<Reply> {
  const { useCases, navigation } = site;
  const { seat } = visit;
  const read = await useCases.readDesk(seat);
  if (!read.ok) return problemReply(read.error, CAMPAIGNS);
  const work = await useCases.readWorkList(seat);
  if (!work.ok) return problemReply(work.error, CAMPAIGNS);
  const clock = await useCases.readClock(seat);
  if (!clock.ok) return problemReply(clock.error, CAMPAIGNS);
  const tools = cardsOf(navigation, seat);
  const isWhole = visit.query('turns') === 'all';
  const beside = { work: work.value, clock: clock.value, tools, isWhole };
  const done = DONE.get(visit.query('done'));
  const title = TEXTS.turn(read.value.turn);
  const flashes = [
    ...(done === undefined ? [] : [withAccount(done, visit)]),
    ...(visit.query('dice') === 'seen' ? [SEEN_DICE] : []),
  ];
  const content = deskPage(read.value, beside, seat);
  if (seesTruth(seat.actor)) {
    const stars = await deskStars(site, visit);
    if (!stars.ok) return problemReply(stars.error, CAMPAIGNS);
    const happened = await useCases.readHappenings({ actor: seat.actor });
    if (!happened.ok) return problemReply(happened.error, CAMPAIGNS);
    const open = { stars: stars.value, happened: happenedContent(happened.value, seat) };
    return pageReply(DESK_PAGE, { ...content, ...open }, { title, flashes });
  }
  const closed = { title, flashes: [...flashes, closedFlash(seat.actor, seat.base)] };
  return pageReply(DESK_PAGE, closedDesk(content), closed);
}

type RunWhat = 'phase' | 'turn';
const runWhat = (text: string): RunWhat => (text === 'turn' ? 'turn' : 'phase');

/** What happens to the orders that are missing. @rule TURN-5 */
const leadOf = ({ campaign, turn }: Desk, missing: number): string =>
  campaign.rules.idleOrders === 'ai'
    ? TEXTS.machinesWriteMissing(missing, turn)
    : TEXTS.ordersMissing(missing, turn);

/** Asks before players without orders are passed over. */
function askBefore(
  { desk, clock }: Readonly<{ desk: Desk; clock: ClockView }>,
  visit: ModeratorVisit,
  what: RunWhat,
): Reply {
  const { base, formToken } = visit.seat;
  const missing = missingPlayers(clock);
  const title = what === 'turn' ? TEXTS.runTurnWithoutAllOrders : TEXTS.beginTurnWithoutAllOrders;
  const content = {
    title,
    lead: leadOf(desk, missing.length),
    points: [
      ...missing.map(
        ({ name, kind }) =>
          `${name}: ${kind === 'missing' ? TEXTS.noOrdersYet : TEXTS.draftWhichIsNotCarriedOut}`,
      ),
      ...(clock.tooMany ? [TEXTS.clocksSettingsDoNotAllow] : []),
    ],
    action: `${base}/run`,
    formToken,
    hidden: [
      { name: 'version', value: String(desk.version) },
      { name: 'what', value: what },
      { name: 'confirmed', value: 'yes' },
    ],
    fields: [],
    button: what === 'turn' ? TEXTS.runTurn : TEXTS.runEconomicPhase,
    danger: false,
    back: backTo(visit),
  };
  return pageReply(CONFIRM_PAGE, content, { title });
}

/** Runs, and shows what came of it; of a run that takes its time, how far it has come. */
async function runNow(site: Site, visit: ModeratorVisit, what: RunWhat): Promise<Reply> {
  const { useCases, patienceMs, report } = site;
  const { base, actor } = visit.seat;
  const passOver = visit.body.text('confirmed') === 'yes';
  const input = { actor, version: versionIn(visit), passOver };
  const run = what === 'turn' ? turnOutcome(useCases, input) : phaseOutcome(useCases, input);
  const stopped = await patiently(run, patienceMs);
  if (stopped === 'later') {
    // Nobody waits for the run any more: its page shows a refusal, and the log a fault.
    run.catch((error: unknown) => report(error, `POST ${base}/run`));
    return redirectTo(`${base}/progress`);
  }
  if (!stopped.ok) return problemReply(stopped.error, backTo(visit));
  return redirectTo(`${base}/?done=${stopped.value}`);
}

type UseCases = Site['useCases'];
type Input = Parameters<UseCases['runNextPhase']>[0];

/** What the desk says of a run, by where it stopped. */
const DONE_AT = { orders: 'turn', questions: 'waiting', request: 'stopped' } as const;

async function turnOutcome({ runTurn }: UseCases, input: Input): Promise<Outcome<string>> {
  const ran = await runTurn(input);
  if (!ran.ok) return ran;
  return { ok: true, value: DONE_AT[ran.value.stopped.at] };
}

async function phaseOutcome({ runNextPhase }: UseCases, input: Input): Promise<Outcome<string>> {
  const step = await runNextPhase(input);
  if (!step.ok) return step;
  return { ok: true, value: step.value.kind === 'ran' ? 'ran' : 'waiting' };
}

async function run(site: Site, visit: ModeratorVisit): Promise<Reply> {
  const what = runWhat(visit.body.text('what'));
  const read = await site.useCases.readDesk(visit.seat);
  if (!read.ok) return problemReply(read.error, backTo(visit));
  const isSame = read.value.version === versionIn(visit);
  const clock = await site.useCases.readClock(visit.seat);
  if (!clock.ok) return problemReply(clock.error, backTo(visit));
  const mustAsk = missingPlayers(clock.value).length > 0 && visit.body.text('confirmed') !== 'yes';
  const asked = { desk: read.value, clock: clock.value };
  return isSame && mustAsk ? askBefore(asked, visit, what) : runNow(site, visit, what);
}

async function closeWindows({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const { base, actor } = visit.seat;
  const which = visit.body.text('which') === 'whole-phase' ? 'whole-phase' : 'open';
  const closed = await useCases.closeWindows({ actor, version: versionIn(visit), which });
  if (!closed.ok) return problemReply(closed.error, backTo(visit));
  return redirectTo(`${base}/?done=closed`);
}

async function askUndo({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const read = await useCases.readDesk(visit.seat);
  if (!read.ok) return problemReply(read.error, backTo(visit));
  const content = undoPage(read.value, visit.seat, wholeNumber(visit.param('version')) ?? -1);
  if (!content.ok) return problemReply(content.error, backTo(visit));
  return pageReply(CONFIRM_PAGE, content.value, { title: content.value.title });
}

const DICE_WISHES: ReadonlyMap<string, Parameters<UseCases['undo']>[0]['dice']> = new Map([
  ['new', 'new'],
  ['same', 'same'],
]);

async function undo({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const { body, seat } = visit;
  const undone = await useCases.undo({
    actor: seat.actor,
    version: versionIn(visit),
    to: wholeNumber(body.text('to')) ?? -1,
    dice: DICE_WISHES.get(body.text('dice')) ?? 'same-if-unseen',
    reason: body.text('reason').trim().slice(0, 500),
  });
  if (!undone.ok) return problemReply(undone.error, backTo(visit));
  const { gone, diceAreSeen } = undone.value;
  const done = gone.length === 0 ? 'undone' : 'undone-words';
  return redirectTo(`${seat.base}/?done=${done}${diceAreSeen ? '&dice=seen' : ''}`);
}

export const MODERATOR_DESK_ROUTES: readonly Route[] = [
  {
    who: 'moderator',
    method: 'get',
    path: '/',
    truth: false,
    page: DESK_PAGE,
    nav: { label: 'Desk', menu: 1 },
    handle: desk,
  },
  { who: 'moderator', method: 'post', path: '/run', truth: false, handle: run },
  { who: 'moderator', method: 'post', path: '/close-windows', truth: false, handle: closeWindows },
  {
    who: 'moderator',
    method: 'get',
    path: '/undo/:version',
    truth: true,
    page: CONFIRM_PAGE,
    nav: null,
    handle: askUndo,
  },
  { who: 'moderator', method: 'post', path: '/undo', truth: true, handle: undo },
];

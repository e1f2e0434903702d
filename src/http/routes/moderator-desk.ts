import type { Outcome } from '#app/use-case-error';
import type { Desk } from '#app/usecases/read-desk';
import { deskPage, missingPlayers } from '#http/desk/desk-page';
import { undoPage } from '#http/desk/undo-page';
import type { Flash } from '#http/pages/frame';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { wholeNumber } from '#http/visits/form-body';
import type { ModeratorVisit } from '#http/visits/visit';
import { counted } from '#http/words/counts';
import type { Route } from './route.ts';

/** What was done last, as the address tells it after a form. */
const DONE: ReadonlyMap<string, Flash> = new Map(
  Object.entries({
    ran: { tone: 'good', text: 'The phase has run.' },
    turn: { tone: 'good', text: 'The turn has run, and the new reports are issued.' },
    waiting: {
      tone: 'info',
      text: 'Players are asked now. Go on when they have answered, or close the windows.',
    },
    closed: {
      tone: 'good',
      text: 'The windows are closed. Standing orders answer when you go on.',
    },
    related: { tone: 'good', text: 'It is set. Both empires read of it in their next reports.' },
    undone: {
      tone: 'good',
      text: 'The campaign is back at that point. Players below shows whose orders are drafts again.',
    },
  } satisfies Record<string, Flash>),
);

const backTo = ({ seat }: ModeratorVisit): { href: string; label: string } => ({
  href: `${seat.base}/`,
  label: 'Back to the desk',
});

const versionIn = ({ body }: ModeratorVisit): number => wholeNumber(body.text('version')) ?? -1;

async function desk({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const { seat } = visit;
  const read = await useCases.readDesk(seat);
  if (!read.ok) return problemReply(read.error, { href: '/', label: 'To your campaigns' });
  const done = DONE.get(visit.query('done'));
  const title = `Turn ${String(read.value.turn)}`;
  const flashes = done === undefined ? [] : [done];
  return pageReply('desk', deskPage(read.value, seat), { title, flashes });
}

type RunWhat = 'phase' | 'turn';
const runWhat = (text: string): RunWhat => (text === 'turn' ? 'turn' : 'phase');

/** Asks before players without orders are passed over. */
function askBefore(desk: Desk, visit: ModeratorVisit, what: RunWhat): Reply {
  const { base, formToken } = visit.seat;
  const missing = missingPlayers(desk);
  const title =
    what === 'turn' ? 'Run the turn without all orders?' : 'Begin the turn without all orders?';
  const content = {
    title,
    lead: `${counted(missing.length, 'player')} ${missing.length === 1 ? 'has' : 'have'} not submitted orders for turn ${String(desk.turn)}. Their standing orders hold, and nothing else is ordered for them.`,
    points: missing.map(
      ({ name, status }) =>
        `${name}: ${status === 'draft' ? 'a draft, which is not carried out' : 'nothing yet'}`,
    ),
    action: `${base}/run`,
    formToken,
    hidden: [
      { name: 'version', value: String(desk.version) },
      { name: 'what', value: what },
      { name: 'confirmed', value: 'yes' },
    ],
    fields: [],
    button: what === 'turn' ? 'Run the turn' : 'Run the Economic Phase',
    danger: false,
    back: backTo(visit),
  };
  return pageReply('confirm', content, { title });
}

async function runNow({ useCases }: Site, visit: ModeratorVisit, what: RunWhat): Promise<Reply> {
  const { base, actor } = visit.seat;
  const input = { actor, version: versionIn(visit) };
  const stopped = await (what === 'turn'
    ? turnOutcome(useCases, input)
    : phaseOutcome(useCases, input));
  if (!stopped.ok) return problemReply(stopped.error, backTo(visit));
  return redirectTo(`${base}/?done=${stopped.value}`);
}

type UseCases = Site['useCases'];
type Input = Parameters<UseCases['runNextPhase']>[0];

async function turnOutcome({ runTurn }: UseCases, input: Input): Promise<Outcome<string>> {
  const ran = await runTurn(input);
  if (!ran.ok) return ran;
  return { ok: true, value: ran.value.stopped.at === 'orders' ? 'turn' : 'waiting' };
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
  const mustAsk = missingPlayers(read.value).length > 0 && visit.body.text('confirmed') !== 'yes';
  return isSame && mustAsk ? askBefore(read.value, visit, what) : runNow(site, visit, what);
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
  return pageReply('confirm', content.value, { title: content.value.title });
}

async function undo({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const { body, seat } = visit;
  const undone = await useCases.undo({
    actor: seat.actor,
    version: versionIn(visit),
    to: wholeNumber(body.text('to')) ?? -1,
    dice: body.text('dice') === 'new' ? 'new' : 'same-if-unseen',
    reason: body.text('reason').trim().slice(0, 500),
  });
  if (!undone.ok) return problemReply(undone.error, backTo(visit));
  return redirectTo(`${seat.base}/?done=undone`);
}

export const MODERATOR_DESK_ROUTES: readonly Route[] = [
  { who: 'moderator', method: 'get', path: '/', handle: desk },
  { who: 'moderator', method: 'post', path: '/run', handle: run },
  { who: 'moderator', method: 'post', path: '/close-windows', handle: closeWindows },
  { who: 'moderator', method: 'get', path: '/undo/:version', handle: askUndo },
  { who: 'moderator', method: 'post', path: '/undo', handle: undo },
];

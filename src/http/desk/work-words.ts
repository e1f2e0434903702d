import { seesTruth } from '#app/actor';
import type { WorkItem } from '#app/work-list/work-item';
import type { EmpireId } from '#model/campaign/ids';
import type { Chip, Link } from '#http/pages/page-parts';
import { counted, plural } from '#kernel/words/counted';
import { empirePart, type ModeratorSeat } from '#http/visits/seat';
import { listed } from '#kernel/words/listed';
import { ACT_WORDS } from '#http/words/acts';
import { PHASE_WORDS } from '#http/words/phases';
import { timeText } from '#http/words/times';

/** An item of the work list: how pressing, what it is, and where it is dealt with. */
export type WorkLine = Readonly<{ chip: Chip; text: string; way: Link }>;

type Kind = WorkItem['kind'];
type Of<K extends Kind> = Extract<WorkItem, Readonly<{ kind: K }>>;
type Told = Readonly<{ chip: Chip; text: string; path: string; label: string }>;

const WAITS: Chip = { tone: 'info', mark: '○', word: 'waits' };
const LATE: Chip = { tone: 'warning', mark: '!', word: 'late' };
const REFUSED: Chip = { tone: 'bad', mark: '✕', word: 'refused' };
const WARNING: Chip = { tone: 'warning', mark: '?', word: 'warning' };
const READY: Chip = { tone: 'good', mark: '✓', word: 'ready' };
const CLOCK: Chip = { tone: 'info', mark: '◷', word: 'clock' };
const FAILED: Chip = { tone: 'bad', mark: '✕', word: 'failed' };

const ordersOf = (empire: EmpireId, seat: ModeratorSeat): string =>
  `/orders/${empirePart(seat, empire)}`;

/** Where a moderator sees to missing orders. */
function wayToMissing(
  { empire, draft, isUnopened }: Of<'missing'>,
  seat: ModeratorSeat,
): Pick<Told, 'path' | 'label'> {
  if (isUnopened) return { path: '/people', label: 'People' };
  const path = ordersOf(empire, seat);
  if (draft) return { path, label: 'Read the draft' };
  return seesTruth(seat.actor)
    ? { path, label: 'Write the orders for them' }
    : { path: '/#players', label: 'Players' };
}

function missingWords(item: Of<'missing'>, seat: ModeratorSeat): Told {
  const { name, draft, deadline, isOver, isUnopened } = item;
  const waits = isUnopened ? '; nobody has opened the link of its seat yet' : '';
  const has = draft ? 'has a draft and has not submitted it' : `has not written any orders${waits}`;
  const by = isOver ? 'they were due' : 'due';
  const due = deadline === null ? '' : `; ${by} ${timeText(deadline)}`;
  const chip = isOver ? LATE : WAITS;
  return { chip, text: `${name} ${has}${due}.`, ...wayToMissing(item, seat) };
}

const WORDS: { readonly [K in Kind]: (item: Of<K>, seat: ModeratorSeat) => Told } = {
  missing: missingWords,
  asked: ({ name, count, since }) => ({
    chip: WAITS,
    text: `${name} has ${counted(count, 'open question')} since ${timeText(since)}.`,
    path: '/#next',
    label: 'Open questions',
  }),
  'at-desk': ({ count, since }) => ({
    chip: WAITS,
    text: `${counted(count, 'question')} from battles that you run ${plural(count, 'has', 'have')} waited for you since ${timeText(since)}.`,
    path: '/battles',
    label: 'Answer',
  }),
  outcomes: ({ count, since }) => ({
    chip: WAITS,
    text: `${counted(count, 'battle')} fought elsewhere ${plural(count, 'has', 'have')} waited for an outcome since ${timeText(since)}.`,
    path: '/outcomes',
    label: 'Enter the outcome',
  }),
  answered: () => ({
    chip: WAITS,
    text: 'All questions are answered. The phase can continue.',
    path: '/#next',
    label: 'Continue the phase',
  }),
  threads: ({ count, asks }) => ({
    chip: WAITS,
    text: `${counted(count, 'letter')} from players ${plural(count, 'waits', 'wait')} for an answer.${asks === 0 ? '' : ` ${String(asks)} ${plural(asks, 'asks', 'ask')} for more time.`}`,
    path: '/letters',
    label: 'Letters',
  }),
  reopened: ({ names }) => ({
    chip: WAITS,
    text: `The undo made orders of ${listed(names)} drafts again. You can submit again what still holds.`,
    path: '/resubmit',
    label: 'Submit orders again',
  }),
  'clock-trouble': ({ at, text }) => ({
    chip: FAILED,
    text: `The turn clock stopped at ${timeText(at)}: ${text}`,
    path: '/clock',
    label: 'Turn clock',
  }),
  'run-trouble': ({ at, error }) => ({
    chip: FAILED,
    text:
      error === null
        ? `The run of ${timeText(at)} failed because of a fault in Farlane. The phases before it are kept. The server’s log has the details.`
        : `The run of ${timeText(at)} stopped: ${error.text}`,
    path: '/progress',
    label: 'See the run',
  }),
  'refused-orders': ({ name, empire, count }, seat) => ({
    chip: REFUSED,
    text: `${counted(count, 'order')} of ${name} ${plural(count, 'is', 'are')} refused and will not be carried out.`,
    path: ordersOf(empire, seat),
    label: 'Read the orders',
  }),
  'doubtful-orders': ({ name, empire, count }, seat) => ({
    chip: WARNING,
    text: `The orders of ${name} have ${counted(count, 'warning')}.`,
    path: ordersOf(empire, seat),
    label: 'Read the orders',
  }),
  vacant: ({ name }) => ({
    chip: WAITS,
    text: `Nobody has the seat of ${name}, and no orders are submitted for it.`,
    path: '/people',
    label: 'Invite a player',
  }),
  'all-in': ({ turn }) => ({
    chip: READY,
    text: `All orders of turn ${String(turn)} are in. The turn can run.`,
    path: '/#next',
    label: 'Run the turn',
  }),
  'to-issue': ({ turn }) => ({
    chip: READY,
    text: `The reports of turn ${String(turn)} can be issued, which opens its orders.`,
    path: '/#next',
    label: 'Issue the reports',
  }),
  'to-continue': ({ turn, phase }) => ({
    chip: READY,
    text: `Turn ${String(turn)} stopped before the ${PHASE_WORDS[phase]} Phase.`,
    path: '/#next',
    label: 'Continue the turn',
  }),
  'clock-ran': ({ turn, phases, at }) => ({
    chip: CLOCK,
    text: `Since your last visit the turn clock ran ${counted(phases, 'phase')} of turn ${turn}, the last at ${timeText(at)}.`,
    path: '/journal?act=phase-run',
    label: 'Journal',
  }),
  'clock-did': ({ act, at }) => ({
    chip: CLOCK,
    text: `The turn clock ${ACT_WORDS[act]} at ${timeText(at)}.`,
    path: `/journal?act=${act}`,
    label: 'Journal',
  }),
  absent: ({ name, turns }) => ({
    chip: WARNING,
    text: `${name} has submitted nothing for ${counted(turns, 'turn')}.`,
    path: '/stand-ins',
    label: 'Choose who plays',
  }),
  'random-event': ({ name, event, isOpen }) => ({
    chip: isOpen ? WAITS : WARNING,
    text: isOpen
      ? `A random event for ${name} waits for your choice until the end of this turn.`
      : `A random event befalls ${name} at the end of this turn: ${event}.`,
    path: '/random-events',
    label: isOpen ? 'Choose an event' : 'Keep or veto it',
  }),
  'nothing-left': ({ name, empire }, seat) => ({
    chip: WARNING,
    text: `${name} has no units and no systems left.`,
    path: `/galaxy/empires/${empirePart(seat, empire)}`,
    label: 'See the empire',
  }),
  'in-debt': ({ name, empire, treasury }, seat) => ({
    chip: WARNING,
    text: `The Treasury of ${name} is at ${String(treasury)} EP.`,
    path: `/galaxy/empires/${empirePart(seat, empire)}`,
    label: 'See the empire',
  }),
  starving: ({ name, empire, places }, seat) => ({
    chip: WARNING,
    text: `${name} loses ${listed(places.map(({ fleet, units }) => `${counted(units, 'unit')} of ${fleet}`))} if supply does not come this turn.`,
    path: `/roster?owner=${empirePart(seat, empire)}&condition=unsupplied`,
    label: 'Units out of supply',
  }),
  broken: ({ sentence, breaches }) => ({
    chip: FAILED,
    text: `The campaign’s records break a rule (${counted(breaches, 'case')}): ${sentence} Run farlane doctor.`,
    path: '/truth',
    label: 'Moderator’s view (no fog)',
  }),
};

/** An item in words. */
export function workWords(item: WorkItem, seat: ModeratorSeat): WorkLine {
  // The table ties each kind to its words; an indexed access loses that tie.
  const words = WORDS[item.kind] as (one: WorkItem, at: ModeratorSeat) => Told;
  const { chip, text, path, label } = words(item, seat);
  return { chip, text, way: { href: `${seat.base}${path}`, label } };
}

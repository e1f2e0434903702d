import type { Happening, Happenings, Named } from '#app/happenings/happening';
import type { LossCause } from '#app/figures/losses-of';
import { powerPage, systemPage } from '#http/galaxy-desk/galaxy-world';
import type { Chip } from '#http/pages/page-parts';
import { empirePart, type ModeratorSeat } from '#http/visits/seat';
import type { DeskContent, HappeningLine } from './desk-content.ts';
import { TEXTS } from './texts.ts';
import { counted, plural } from '#kernel/words/counted';
import { listed } from '#kernel/words/listed';

type Kind = Happening['kind'];
type Of<K extends Kind> = Extract<Happening, Readonly<{ kind: K }>>;
type Told = Readonly<{ text: string; path: string; label: string }>;
type At = Readonly<{ seat: ModeratorSeat; turn: number }>;

const chip = (tone: Chip['tone'], mark: string, word: string): Chip => ({ tone, mark, word });
const CHIPS: Readonly<Record<Kind, Chip>> = {
  battle: chip('info', '⚔', 'battle'),
  hands: chip('warning', '⇄', 'system'),
  rebels: chip('warning', '!', 'rebels'),
  raiders: chip('warning', '!', 'raiders'),
  war: chip('warning', '!', 'relations'),
  losses: chip('info', '–', 'losses'),
  unpaid: chip('warning', '!', 'unpaid'),
  fell: chip('bad', '✕', 'fell'),
  failed: chip('warning', '!', 'orders'),
  refused: chip('bad', '✕', 'refused'),
  questions: chip('info', '○', 'waits'),
};

const nameOf = (power: Named | null): string => power?.name ?? 'nobody';

function handsText({ where, from, by, how }: Of<'hands'>): string {
  switch (how) {
    case 'independence':
      return `${where} declared its independence from ${nameOf(from)}.`;
    case 'died':
      return `The colony at ${where} (${nameOf(from)}) died out.`;
    case 'assault':
      return `${nameOf(by)} conquered ${where}, which belonged to ${nameOf(from)}.`;
    case 'surrender':
      return `${where}, which belonged to ${nameOf(from)}, surrendered to ${nameOf(by)}.`;
    case 'coup':
      return `A coup gave ${where}, which belonged to ${nameOf(from)}, to ${nameOf(by)}.`;
  }
}

function battleText({ where, sides, loser, lost }: Of<'battle'>): string {
  const [attacker, defender] = [sides.attacker, sides.defender].map((side) =>
    listed(side.map(({ name }) => name)),
  );
  const who = loser === null ? 'Nobody' : loser === 'attacker' ? attacker : defender;
  return `${where}: ${attacker ?? ''} attacked ${defender ?? ''}. ${who ?? ''} lost the battle. ${lossText(lost)}`;
}

const placeId = ({ place }: Of<'battle'>): string =>
  place.kind === 'system' ? place.system : place.lane;

const CAUSE_WORDS: Readonly<Record<LossCause, string>> = {
  battle: 'in battle',
  captured: 'captured outside battles',
  plundered: 'plundered by raiders',
  ground: 'on the ground',
  bombardment: 'by bombardment',
  supply: 'out of supply',
  mines: 'by minefields',
  exploring: 'while exploring',
  agents: 'by agents',
  unfinished: 'under construction',
  scrapped: 'scrapped',
  scuttled: 'scuttled for research',
  other: 'by other causes',
};

const lossText = ({ attacker, defender }: Of<'battle'>['lost']): string =>
  attacker + defender === 0
    ? 'Neither side lost a unit.'
    : `Losses: ${String(attacker)} EP and ${String(defender)} EP.`;

const BECAME = { war: 'are at War', hostilities: 'are in Hostilities', peace: 'are at peace' };

const WORDS: { readonly [K in Kind]: (one: Of<K>, at: At) => Told } = {
  battle: (battle) => ({
    text: battleText(battle),
    path: `/events/${String(battle.version)}?place=${encodeURIComponent(placeId(battle))}`,
    label: 'Its events',
  }),
  hands: (hands, { seat }) => ({
    text: handsText(hands),
    path: systemPage({ ...seat, base: '' }, hands.system),
    label: hands.where,
  }),
  rebels: ({ where, owner, rebels, system }, { seat }) => ({
    text: `${where} (${owner.name}) is in rebellion, with ${counted(rebels, 'rebel militia')}.`,
    path: systemPage({ ...seat, base: '' }, system),
    label: where,
  }),
  raiders: ({ where, owner, system }, { seat }) => ({
    text: `Raiders came to ${where}${owner === null ? '' : ` (${owner.name})`}.`,
    path: systemPage({ ...seat, base: '' }, system),
    label: where,
  }),
  war: ({ by, against, became }) => ({
    text: `${by.name} and ${against.name} ${BECAME[became]}.`,
    path: '/wars',
    label: 'Wars',
  }),
  losses: ({ of, units, cost, causes }) => ({
    text: `${of.name} lost ${counted(units, 'unit')} worth ${String(cost)} EP: ${listed(
      causes.map((one) => `${String(one.units)} ${CAUSE_WORDS[one.cause]}`),
    )}.`,
    path: '/graphs#losses',
    label: 'Losses',
  }),
  unpaid: ({ of, units }, { seat }) => ({
    text: `${of.name} can’t pay ${counted(units, 'unit')}. ${plural(units, 'It is', 'They are')} out of supply.`,
    path: powerPage({ ...seat, base: '' }, of.id),
    label: of.name,
  }),
  fell: ({ of }, { seat }) => ({
    text: `${of.name} has lost everything and is out of the game.`,
    path: powerPage({ ...seat, base: '' }, of.id),
    label: of.name,
  }),
  failed: ({ of, orders }, { seat, turn }) => ({
    text: `${of.name}: ${counted(orders, 'order')} failed when the turn ran.`,
    path: `/events/turn/${String(turn)}?power=${empirePart(seat, of.id)}&kind=orders`,
    label: 'Failed orders',
  }),
  refused: ({ of, orders, receipt }, { seat }) => ({
    text: `${of.name}: ${counted(orders, 'order')} refused, and not carried out.`,
    path: `/orders/${empirePart(seat, of.id)}/receipts/${String(receipt)}`,
    label: 'Receipt',
  }),
  questions: ({ count }) => ({
    text: `${counted(count, 'question')} open.`,
    path: '/#next',
    label: 'Open questions',
  }),
};

function lineOf(one: Happening, at: At): HappeningLine {
  // The table's type ties each kind to its words; an indexed access loses that tie.
  const words = WORDS[one.kind] as (of: Happening, at: At) => Told;
  const { text, path, label } = words(one, at);
  return { chip: CHIPS[one.kind], text, href: `${at.seat.base}${path}`, label };
}

/** What came of the last run, each thing with the page that it leads to; null: nothing was run. */
export function happenedContent(
  { turn, happenings }: Happenings,
  seat: ModeratorSeat,
): DeskContent['happened'] {
  if (turn === 0) return null;
  return {
    title: TEXTS.whatHappened(turn),
    lines: happenings.map((one) => lineOf(one, { seat, turn })),
    eventsHref: `${seat.base}/events/turn/${String(turn)}`,
  };
}

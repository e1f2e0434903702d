import { ledgerTotal } from '#kernel/reasons/ledger';

import { describeRoll } from '#report/document/describe-roll';
import type {
  Block,
  BlockOf,
  Cell,
  Column,
  ExplainedLine,
  Fact,
  StepNote,
} from '#report/document/document';
import { formatNumber } from '#kernel/words/format-number';
import { explained, phrase } from '#report/document/inline';
import { rankedBlocks } from '#report/document/ranked-blocks';
import { TONES } from '#report/document/tones';
import { cellHtml, citeHtml, phraseHtml, type RulesPath } from './inline-html.ts';
import { safeSvg } from './safe-svg.ts';
import { recordsView } from './records-view.ts';
import { asHtml, type Fill, type Html } from './templates.ts';

export type HtmlPlace = Readonly<{
  fill: Fill;
  rulesPath: RulesPath;
  /** Outline rank of the heading that the blocks stand under. */
  rank: number;
  ledgers: 'closed' | 'open';
  /** A new id within the page, for a caption that its table's scroll box is named by. */
  nextId: () => string;
}>;

type View = Readonly<Record<string, unknown>>;

/** The facts of a document or block as the templates read them. */
export const factsView = (facts: readonly Fact[], rulesPath: RulesPath): View => ({
  facts: facts.map((fact) => ({ label: fact.label, value: cellHtml(fact.value, rulesPath) })),
});

/** A cell without content, such as room to write in, names no row. */
const cellView = (column: Column | undefined, cell: Cell, rulesPath: RulesPath): View => ({
  align: column?.align ?? 'start',
  namesRow: column?.namesRow === true && cell !== '',
  label: column?.abbreviation ?? column?.label ?? '',
  value: cellHtml(cell, rulesPath),
});

/** With more columns than these a table does not fit on a phone: there each row becomes a few lines. */
const COLUMNS_ON_A_PHONE = 3;

function tableView(table: BlockOf<'table'>, place: HtmlPlace): View {
  const row = (cells: readonly Cell[]): readonly View[] =>
    cells.map((cell, index) => cellView(table.columns[index], cell, place.rulesPath));
  return {
    id: place.nextId(),
    caption: table.caption,
    titled: table.titled === true,
    empty: table.empty,
    isEmpty: table.rows.length === 0,
    isBroad: table.columns.length > COLUMNS_ON_A_PHONE,
    columns: table.columns.map((column) => ({
      label: column.label,
      abbreviation: column.abbreviation ?? '',
      align: column.align,
      isWide: column.width !== undefined,
    })),
    rows: table.rows.map(row),
    footer: table.footer === undefined ? null : row(table.footer),
  };
}

const ledgerView = (ledger: BlockOf<'ledger'>, place: HtmlPlace): View => ({
  title: ledger.title,
  anchor: ledger.anchor ?? '',
  open: place.ledgers === 'open',
  total: formatNumber(ledgerTotal(ledger.lines)),
  totalLabel: ledger.totalLabel,
  lines: ledger.lines.map((line) => ({
    label: line.label,
    cite: citeHtml(line.cite, place.rulesPath),
    amount: amountHtml(line, place.rulesPath),
  })),
});

const amountHtml = (line: ExplainedLine, rulesPath: RulesPath): Html =>
  phraseHtml(
    line.why === undefined ? phrase(formatNumber(line.amount)) : [explained(line.label, line.why)],
    rulesPath,
  );

const diceView = (block: BlockOf<'dice'>, place: HtmlPlace): View => ({
  rolls: block.rolls.map((roll) => ({
    purpose: roll.purpose,
    cite: citeHtml(roll.cite, place.rulesPath),
    note: roll.note ?? '',
    ...describeRoll(roll),
  })),
});

const mapView = (block: BlockOf<'map'>): View => ({
  svg: asHtml(safeSvg(block.svg)),
  alt: block.alt,
  // A picture with links in it must not hide them from a screen reader.
  hasLinks: block.svg.includes('<a '),
  legend: block.legend ?? [],
});

/** `3:crippled:4`: the units that a step shows, by their places in the picture. */
const shownText = ({ shown = [] }: StepNote): string =>
  shown
    .map(
      ({ unit, state, damage }) => `${String(unit)}:${state.replace(' ', '-')}:${String(damage)}`,
    )
    .join(' ');

/** A battle with its two lines, which only scripts show: the record tells the same. */
function playbackView({ blocks, picture }: BlockOf<'playback'>, place: HtmlPlace): View {
  const lines = picture?.sides.map((name, side) => ({
    name,
    units: picture.units.flatMap((unit, at) => (unit.side === side ? [{ ...unit, at }] : [])),
  }));
  return { blocks: blocksHtml(blocks, place), lines: lines ?? [] };
}

const itemView = (html: Html, note: StepNote | undefined): View => ({
  html,
  isStep: note !== undefined,
  turn: note?.turn ?? '',
  lines: note?.lines ?? [],
  shown: note === undefined ? '' : shownText(note),
});

const cardsView = ({ cards, empty, toRead }: BlockOf<'cards'>, place: HtmlPlace): View => {
  const rank = Math.min(place.rank + 1, 6);
  return {
    rank,
    empty,
    toRead: toRead === true,
    cards: cards.map((card) => ({
      id: place.nextId(),
      title: phraseHtml(card.title, place.rulesPath),
      about: phraseHtml(card.about, place.rulesPath),
      hasAbout: phraseHtml(card.about, place.rulesPath).toString() !== '',
      ...factsView(card.facts, place.rulesPath),
      blocks: blocksHtml(card.blocks, { ...place, rank }),
    })),
  };
};

const ROWS: {
  readonly [K in Block['kind']]: (block: BlockOf<K>, place: HtmlPlace) => string;
} = {
  heading: (block, { fill, rank }) =>
    fill('heading', { rank, text: block.text, anchor: block.anchor ?? '' }),
  paragraph: (block, { fill, rulesPath }) =>
    fill('paragraph', { text: phraseHtml(block.text, rulesPath) }),
  list: (block, { fill, rulesPath }) =>
    fill('list', {
      tag: block.ordered === true ? 'ol' : 'ul',
      items: block.items.map((item, index) =>
        itemView(phraseHtml(item, rulesPath), block.notes?.[index]),
      ),
    }),
  playback: (block, place) => place.fill('playback', playbackView(block, place)),
  table: (block, place) => place.fill('table', tableView(block, place)),
  ledger: (block, place) => place.fill('ledger', ledgerView(block, place)),
  facts: (block, { fill, rulesPath }) => fill('facts', factsView(block.facts, rulesPath)),
  dice: (block, place) => place.fill('dice', diceView(block, place)),
  map: (block, { fill }) => fill('map', mapView(block)),
  note: (block, { fill, rulesPath }) =>
    fill('note', {
      tone: block.tone,
      ...TONES[block.tone],
      text: phraseHtml(block.text, rulesPath),
    }),
  columns: (block, place) =>
    place.fill('columns', {
      left: blocksHtml(block.left, place),
      right: blocksHtml(block.right, place),
    }),
  records: (block, { fill, rulesPath, rank }) =>
    fill('records', recordsView(block, rulesPath, rank)),
  cards: (block, place) => place.fill('cards', cardsView(block, place)),
  pageBreak: (_, { fill }) => fill('page-break', {}),
  group: (block, place) =>
    place.fill('group', {
      rank: place.rank,
      title: block.title,
      anchor: block.anchor,
      blocks: blocksHtml(block.blocks, place),
    }),
};

const blockHtml = <K extends Block['kind']>(
  block: BlockOf<K> & { kind: K },
  place: HtmlPlace,
): string => ROWS[block.kind](block, place);

/** The blocks one after the other, each by the template of its kind. */
export const blocksHtml = (blocks: readonly Block[], place: HtmlPlace): Html =>
  asHtml(
    rankedBlocks(blocks, place.rank)
      .map(({ block, rank }) => blockHtml(block, { ...place, rank }))
      .join(''),
  );

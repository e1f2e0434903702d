import { cellPhrase } from '#report/document/cell-phrase';
import { describeRoll } from '#report/document/describe-roll';
import type { Block, BlockOf, Document, Fact, ThingCard } from '#report/document/document';
import { plainLine } from '#report/document/plain-line';
import { rankedBlocks } from '#report/document/ranked-blocks';
import { TONES } from '#report/document/tones';
import { plainPhrase } from './plain-phrase.ts';
import { textRecords } from './text-records.ts';
import { textLedger } from './text-ledger.ts';
import { textTable } from './text-table.ts';
import { textWidth, wrapHanging, wrapText } from './wrap-text.ts';

export type TextOptions = Readonly<{ width: 80 | 100 }>;

type Place = Readonly<{ width: number; rank: number }>;
type Lines = readonly string[];

const DOCUMENT_RANK = 1;
const INSET = '  ';
const UNDERLINES: Readonly<Record<number, string>> = { 2: '=', 3: '-' };

function title(text: string, { width, rank }: Place): Lines {
  const lines = wrapText(plainLine(text), width);
  const mark = UNDERLINES[rank];
  return mark === undefined ? lines : [...lines, mark.repeat(Math.max(...lines.map(textWidth)))];
}

function facts(entries: readonly Fact[], { width }: Place): Lines {
  const longest = Math.max(0, ...entries.map((fact) => textWidth(fact.label)));
  return entries.flatMap((fact) => {
    const label = `${fact.label}:`.padEnd(longest + 2);
    return wrapHanging(label, plainPhrase(cellPhrase(fact.value)), width);
  });
}

function list(block: BlockOf<'list'>, { width }: Place): Lines {
  const digits = String(block.items.length).length;
  return block.items.flatMap((item, index) => {
    const mark = block.ordered === true ? `${String(index + 1).padStart(digits)}. ` : '- ';
    return wrapHanging(mark, plainPhrase(item), width);
  });
}

function dice(block: BlockOf<'dice'>, { width }: Place): Lines {
  return block.rolls.flatMap((roll) => {
    const told = describeRoll(roll);
    const note = roll.note === undefined ? '' : ` - ${roll.note}`;
    const line = `${told.dice} for ${roll.purpose} (${roll.cite}): ${told.result}${note}`;
    return wrapHanging('  ', plainPhrase([{ kind: 'text', text: line }]), width);
  });
}

function map(block: BlockOf<'map'>, { width }: Place): Lines {
  const legend = (block.legend ?? []).flatMap((entry) =>
    wrapHanging(`  ${plainLine(entry.mark)}  `, plainLine(entry.meaning), width),
  );
  return [...wrapText(plainLine(`[Map: ${block.alt}]`), width), ...legend];
}

/** A line to write on. */
const ORDER_LINE = 'Orders: ______________________________________';

/** A fleet or a system: its name and whereabouts in a line, its figures, and what belongs to it. */
function thing(card: ThingCard, { width, rank }: Place, write: Write): Lines {
  const about = plainPhrase(card.about);
  const head = `${plainPhrase(card.title)}${about === '' ? '' : `, ${about}`}`;
  const inner = { width: width - INSET.length, rank };
  const inside = [
    ...card.facts.flatMap(({ label, value }) =>
      wrapHanging(`${label}: `, plainPhrase(cellPhrase(value)), inner.width),
    ),
    ...write(card.blocks, inner),
  ];
  return [...wrapHanging('', head, width), ...inside.map((line) => `${INSET}${line}`)];
}

const cards: (block: BlockOf<'cards'>, place: Place, write: Write) => Lines = (
  block,
  place,
  write,
) =>
  block.cards.length === 0
    ? wrapText(block.empty, place.width)
    : paragraphs(
        block.cards.map((card) => [
          ...thing(card, place, write),
          ...(block.toRead === true ? [] : [`${INSET}${ORDER_LINE}`]),
        ]),
      );

type Write = (blocks: readonly Block[], place: Place) => Lines;

const ROWS: {
  readonly [K in Block['kind']]: (block: BlockOf<K>, place: Place, write: Write) => Lines;
} = {
  heading: (block, place) => title(block.text, place),
  paragraph: (block, { width }) => wrapText(plainPhrase(block.text), width),
  list,
  table: (block, { width }) => textTable(block, width),
  ledger: (block, { width }) => textLedger(block, width),
  facts: (block, place) => facts(block.facts, place),
  dice,
  map,
  note: (block, { width }) => {
    const { sign, word } = TONES[block.tone];
    return wrapHanging(`[${sign}] `, `${word}: ${plainPhrase(block.text)}`, width);
  },
  columns: (block, place, write) =>
    paragraphs([write(block.left, place), write(block.right, place)]),
  records: (block, { width }) => textRecords(block, width),
  cards,
  pageBreak: () => [],
  playback: (block, place, write) => write(block.blocks, place),
  group: (block, place, write) =>
    paragraphs([title(block.title, place), write(block.blocks, place)]),
};

/** One empty line between parts that say something. */
const paragraphs = (parts: readonly Lines[]): Lines =>
  parts
    .filter((part) => part.length > 0)
    .flatMap((part, index) => (index === 0 ? part : ['', ...part]));

const writeBlock = <K extends Block['kind']>(
  block: BlockOf<K> & { kind: K },
  place: Place,
): Lines => ROWS[block.kind](block, place, writeBlocks);

function writeBlocks(blocks: readonly Block[], place: Place): Lines {
  return paragraphs(
    rankedBlocks(blocks, place.rank).map(({ block, rank }) =>
      writeBlock(block, { width: place.width, rank }),
    ),
  );
}

/** The report as plain text, for terminals and for golden files: aligned, wrapped, without trailing spaces. */
export function renderText(document: Document, { width }: TextOptions): string {
  const place: Place = { width, rank: DOCUMENT_RANK };
  const subtitle = document.subtitle === undefined ? [] : [document.subtitle];
  const head = [document.title, ...subtitle].flatMap((line) => wrapText(plainLine(line), width));
  const lines = paragraphs([
    [...head, '='.repeat(width)],
    facts(document.facts, place),
    writeBlocks(document.blocks, place),
  ]);
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

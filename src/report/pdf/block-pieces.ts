import { ledgerTotal } from '#kernel/reasons/ledger';

import { describeRoll } from '#report/document/describe-roll';
import type { Block, BlockOf } from '#report/document/document';
import { cited, phrase, quiet, strong } from '#report/document/inline';
import { rankedBlocks } from '#report/document/ranked-blocks';
import { TONES } from '#report/document/tones';
import { cardPieces } from './card-pieces.ts';
import { factPieces } from './fact-pieces.ts';
import { BODY, headingInk, NOTE_INKS, TONE_COLOURS } from './inks.ts';
import { linePieces } from './line-pieces.ts';
import { mapPieces, wholePagePieces } from './map-pieces.ts';
import { inkRun, widthOfLine } from './pen.ts';
import { phraseRuns } from './phrase-runs.ts';
import { recordPieces } from './record-pieces.ts';
import { drawStack, inCompany, stackHeight, type Piece, type Place } from './piece.ts';
import { captionPieces, naturalWidthOf, tablePieces } from './table-pieces.ts';

type Pieces = readonly Piece[];

const WIDEST_LEDGER = 300;
const COLUMN_GAP = 22;

type Title = Readonly<{ text: string; anchor?: string | undefined }>;

function headingPieces({ text, anchor }: Title, place: Place): Pieces {
  const { pen, rank } = place;
  const ink = headingInk(rank);
  return linePieces(place, {
    runs: [inkRun(pen, text, ink)],
    size: ink.size,
    tag: pen.tag(place.parent, `H${String(rank)}`),
    gap: rank === 2 ? 10 : 7,
    keepsNext: true,
    onStart: (y) => {
      pen.bookmark(text, rank, y);
      if (anchor !== undefined)
        pen.pdf.addNamedDestination(anchor, 'XYZ', 0, Math.max(0, y - 6), null);
    },
  });
}

function listPieces(block: BlockOf<'list'>, place: Place): Pieces {
  const { pen } = place;
  const list = pen.tag(place.parent, 'L');
  const marks = block.items.map((_, index) =>
    inkRun(pen, block.ordered === true ? `${String(index + 1)}.` : '•', BODY.quiet),
  );
  const indent = Math.max(9, ...marks.map((mark) => widthOfLine(pen, [mark]) + 4));
  const items = block.items.map((item, index) =>
    linePieces(place, {
      runs: phraseRuns(pen, item, BODY),
      size: BODY.size,
      tag: pen.tag(pen.tag(list, 'LI'), 'LBody'),
      gap: index === 0 ? 4 : 1.2,
      indent,
      mark: marks.slice(index, index + 1),
    }),
  );
  return inCompany(items);
}

function ledgerPieces(block: BlockOf<'ledger'>, place: Place): Pieces {
  const { anchor } = block;
  const pieces = tablePieces(
    {
      kind: 'table',
      caption: block.title,
      columns: [
        { label: 'Reason', align: 'start', width: 1, namesRow: true },
        { label: 'Rule', align: 'start' },
        { label: 'Amount', align: 'end' },
      ],
      rows: block.lines.map((line) => [line.label, phrase(cited(line.cite)), line.amount]),
      footer: [block.totalLabel, '', ledgerTotal(block.lines)],
      empty: `${block.totalLabel}: 0`,
    },
    { ...place, width: Math.min(place.width, WIDEST_LEDGER) },
    { head: 'hidden' },
  );
  if (anchor === undefined) return pieces;
  return pieces.map((piece, index) =>
    index > 0
      ? piece
      : {
          ...piece,
          draw: (x, y) => {
            place.pen.pdf.addNamedDestination(anchor, 'XYZ', 0, Math.max(0, y - 6), null);
            piece.draw(x, y, piece.height);
          },
        },
  );
}

function dicePieces(block: BlockOf<'dice'>, place: Place): Pieces {
  const { pen } = place;
  const list = pen.tag(place.parent, 'L');
  const marks = block.rolls.map((roll) => inkRun(pen, describeRoll(roll).dice, BODY.cite));
  const indent = Math.max(0, ...marks.map((mark) => widthOfLine(pen, [mark]) + 7));
  return block.rolls.flatMap((roll, index) => {
    const note = roll.note === undefined ? [] : [quiet(` · ${roll.note}`)];
    const told = phrase(
      `${roll.purpose} `,
      cited(roll.cite),
      '  ',
      strong(describeRoll(roll).result),
      ...note,
    );
    return linePieces(place, {
      runs: phraseRuns(pen, told, BODY),
      size: BODY.size,
      tag: pen.tag(pen.tag(list, 'LI'), 'LBody'),
      gap: index === 0 ? 5 : 1,
      indent,
      mark: marks.slice(index, index + 1),
    });
  });
}

function notePieces(block: BlockOf<'note'>, place: Place): Pieces {
  const { pen } = place;
  const { sign, word } = TONES[block.tone];
  const ink = NOTE_INKS[block.tone];
  return linePieces(place, {
    runs: [inkRun(pen, `${sign} ${word}: `, ink), ...phraseRuns(pen, block.text, BODY)],
    size: BODY.size,
    tag: pen.tag(place.parent, 'P'),
    gap: 4,
    indent: 8,
    behind: (x, y, height) => pen.pdf.rect(x, y, 1.8, height).fill(TONE_COLOURS[block.tone]),
  });
}

const halfOf = ({ width }: Place): number => (width - COLUMN_GAP) / 2;

/** Side by side if the longer side fits on a page, as one piece; else one after the other over the full width. */
function columnPieces(block: BlockOf<'columns'>, place: Place): Pieces {
  const width = halfOf(place);
  const narrow: Place = { ...place, width, parent: place.pen.tag(place.parent, 'Div') };
  const left = blockPieces(block.left, narrow);
  const right = blockPieces(block.right, narrow);
  const height = Math.max(stackHeight(left), stackHeight(right));
  if (height > place.pageHeight || [...left, ...right].some((piece) => piece.breaksPage === true)) {
    return blockPieces([...block.left, ...block.right], place);
  }
  const draw = (x: number, y: number): void => {
    drawStack(left, x, y);
    drawStack(right, x + width + COLUMN_GAP, y);
  };
  return [{ height, gap: 3, keepsNext: false, draw }];
}

const FEWEST_FOLDED = 6;

/** Only where no cell would need a second line for it. */
const canFold = (table: BlockOf<'table'>, place: Place): boolean =>
  table.folds === true &&
  table.rows.length >= FEWEST_FOLDED &&
  naturalWidthOf(table, place) <= halfOf(place);

/** Short rows side by side in two columns, under one caption. */
function foldedPieces({ rows, ...table }: BlockOf<'table'>, place: Place): Pieces {
  const half = Math.ceil(rows.length / 2);
  const { kind, caption, columns, empty } = table;
  const side = (from: number, to?: number): readonly Block[] => [
    { kind, caption, columns, empty, titled: true, rows: rows.slice(from, to) },
  ];
  const head =
    table.titled === true ? [] : captionPieces(table, place, place.pen.tag(place.parent, 'P'));
  const sides = { kind: 'columns', left: side(0, half), right: side(half) } as const;
  return [...head, ...columnPieces(sides, place)];
}

const ROWS: { readonly [K in Block['kind']]: (block: BlockOf<K>, place: Place) => Pieces } = {
  heading: headingPieces,
  paragraph: (block, place) =>
    linePieces(place, {
      runs: phraseRuns(place.pen, block.text, BODY),
      size: BODY.size,
      tag: place.pen.tag(place.parent, 'P'),
      gap: 4,
    }),
  list: listPieces,
  table: (block, place) => (canFold(block, place) ? foldedPieces : tablePieces)(block, place),
  ledger: ledgerPieces,
  facts: (block, place) => factPieces(block.facts, place),
  dice: dicePieces,
  map: mapPieces,
  note: notePieces,
  columns: columnPieces,
  records: recordPieces,
  cards: (block, place) => cardPieces(block, place, blockPieces),
  pageBreak: () => [
    { height: 0, gap: 0, keepsNext: false, breaksPage: true, draw: () => undefined },
  ],
  playback: (block, place) => blockPieces(block.blocks, place),
  group: (block, place) => {
    const inside: Place = { ...place, parent: place.pen.tag(place.parent, 'Sect') };
    const head = (at: Place): Pieces =>
      headingPieces({ text: block.title, anchor: block.anchor }, at);
    const [first, ...others] = block.blocks;
    if (first?.kind === 'map' && first.wholePage === true)
      return [...wholePagePieces(first, inside, head), ...blockPieces(others, inside)];
    return [...head(inside), ...blockPieces(block.blocks, inside)];
  },
};

const piecesOf = <K extends Block['kind']>(block: BlockOf<K> & { kind: K }, place: Place): Pieces =>
  ROWS[block.kind](block, place);

/** Lays blocks out as the pieces that pages are filled with. */
export const blockPieces = (blocks: readonly Block[], place: Place): Pieces =>
  rankedBlocks(blocks, place.rank).flatMap(({ block, rank }) =>
    piecesOf(block, { ...place, rank }),
  );

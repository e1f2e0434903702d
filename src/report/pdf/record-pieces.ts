import { cellPhrase } from '#report/document/cell-phrase';
import type { BlockOf, RecordCard } from '#report/document/document';
import { type Run, wrapRuns } from '#report/document/wrap-runs';
import { unitStrips } from './box-strips.ts';
import { CARD, CARD_TITLE, COLOURS, type Ink, LABEL } from './inks.ts';
import { baselineOf, inkRun, lineHeight, type Pen, type Tag, widthOfLine } from './pen.ts';
import { phraseRuns } from './phrase-runs.ts';
import type { Piece, Place } from './piece.ts';
import { drawStrips, type Strip, stripsHeight } from './strip.ts';

const GUTTER = 12;
const PADDING = 7;
const LABEL_COLUMN = 46;

type Card = Readonly<{ pen: Pen; width: number; parent: Tag }>;

function textStrips(
  { pen, width }: Card,
  tag: Tag,
  { runs, size, gap }: Readonly<{ runs: readonly Run<Ink>[]; size: number; gap: number }>,
): readonly Strip[] {
  return wrapRuns(runs, width, pen.measure).map((line, index) => ({
    height: lineHeight(size),
    gap: index === 0 ? gap : 0,
    draw: (x, y) => {
      pen.tagged(tag, () => {
        pen.write(line, x, baselineOf(y, size));
      });
    },
  }));
}

function factStrips(card: Card, { facts }: RecordCard): readonly Strip[] {
  const { pen } = card;
  const runs = facts.flatMap(({ label, value }, index) => [
    ...(index === 0 ? [] : [inkRun(pen, ' · ', CARD.quiet)]),
    inkRun(pen, `${label} `, CARD.quiet),
    ...phraseRuns(pen, cellPhrase(value), CARD),
  ]);
  return textStrips(card, pen.tag(card.parent, 'P'), { runs, size: CARD.size, gap: 1 });
}

/** One row of the values, each in the middle of its column. */
function valueStrip(
  { pen, width }: Card,
  row: Tag,
  { label, cells, ink }: Readonly<{ label: string; cells: readonly string[]; ink: Ink }>,
): Strip {
  const isHead = ink === LABEL;
  const column = (width - LABEL_COLUMN) / Math.max(1, cells.length);
  const tags = cells.map(() =>
    isHead ? pen.tag(row, 'TH', { scope: 'Column' }) : pen.tag(row, 'TD'),
  );
  const name = isHead ? undefined : pen.tag(row, 'TH', { scope: 'Row' });
  return {
    height: lineHeight(CARD.size),
    gap: isHead ? 2 : 0,
    draw: (x, y) => {
      const baseline = baselineOf(y, CARD.size);
      if (name !== undefined) {
        pen.tagged(name, () => {
          pen.write([inkRun(pen, label, CARD.quiet)], x, baseline);
        });
      }
      cells.forEach((cell, index) => {
        const runs = [inkRun(pen, cell, ink)];
        const left = x + LABEL_COLUMN + index * column + (column - widthOfLine(pen, runs)) / 2;
        const tag = tags[index];
        if (tag !== undefined) pen.tagged(tag, () => pen.write(runs, left, baseline));
      });
    },
  };
}

function valueStrips(card: Card, { heads, rows }: RecordCard): readonly Strip[] {
  const { pen } = card;
  const table = pen.tag(card.parent, 'Table');
  const row = (): Tag => pen.tag(table, 'TR');
  return [
    valueStrip(card, row(), { label: '', cells: heads, ink: LABEL }),
    ...rows.map(({ label, cells }, index) =>
      valueStrip(card, row(), { label, cells, ink: index === 0 ? CARD.strong : CARD.text }),
    ),
  ];
}

function stripsOf(record: RecordCard, card: Card, rank: number): readonly Strip[] {
  const { pen, parent, width } = card;
  const title = [
    inkRun(pen, `${record.title} `, CARD_TITLE),
    inkRun(pen, record.subtitle, CARD.quiet),
  ];
  const remarks = [inkRun(pen, record.remarks, CARD.text)];
  const heading = pen.tag(parent, `H${String(Math.min(rank + 1, 6))}`);
  return [
    ...textStrips(card, heading, { runs: title, size: CARD_TITLE.size, gap: 0 }),
    ...factStrips(card, record),
    ...valueStrips(card, record),
    ...(record.remarks === ''
      ? []
      : textStrips(card, pen.tag(parent, 'P'), { runs: remarks, size: CARD.size, gap: 2 })),
    ...Array.from({ length: record.units }, () =>
      unitStrips(pen, parent, { tracks: record.tracks, width }),
    ).flat(),
  ];
}

type Laid = Readonly<{ strips: readonly Strip[]; height: number }>;

function drawCard(
  pen: Pen,
  { strips }: Laid,
  at: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>,
): void {
  const { x, y, width, height } = at;
  pen.artifact(() => {
    pen.pdf.roundedRect(x, y, width, height, 3).lineWidth(0.6).strokeColor(COLOURS.rule).stroke();
  });
  drawStrips(strips, x + PADDING, y + PADDING - 2);
}

/** Cards in two columns; no card is cut at the end of a page. */
export function recordPieces(block: BlockOf<'records'>, place: Place): readonly Piece[] {
  const { pen, rank } = place;
  const width = (place.width - GUTTER) / 2;
  const laid = block.cards.map((record): Laid => {
    const parent = pen.tag(place.parent, 'Sect');
    const strips = stripsOf(record, { pen, parent, width: width - 2 * PADDING }, rank);
    return { strips, height: stripsHeight(strips) + 2 * PADDING - 2 };
  });
  const rows = Array.from({ length: Math.ceil(laid.length / 2) }, (_, row) =>
    laid.slice(row * 2, row * 2 + 2),
  );
  return rows.map((row, index): Piece => {
    const height = Math.max(...row.map((card) => card.height));
    return {
      height,
      gap: index === 0 ? 5 : GUTTER - 4,
      keepsNext: false,
      draw: (x, y) => {
        row.forEach((card, column) => {
          drawCard(pen, card, { x: x + column * (width + GUTTER), y, width, height });
        });
      },
    };
  });
}
